import { groupNamesOf } from './group-names.ts';

/** The matches of a pattern in a text. */
export interface MatchList {
  /** All that there are. */
  readonly count: number;
  /** How many of them are listed here. */
  readonly listed: number;
  /** The capturing groups by their order; undefined for those without a name. */
  readonly groupNames: readonly (string | undefined)[];
  /** For every listed match and then each of its groups: start and end in UTF-16 units; -1 for a group that took no part. */
  readonly spans: Int32Array<ArrayBuffer>;
}

/** The longest list: more than anyone reads, little enough to hand over at once. */
const maxListed = 50_000;
const noPair = [-1, -1] as const;

/** One match of a list, or one of its groups. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Every match with g or y, else the first one, as String.prototype.matchAll and RegExp.prototype.exec find them:
 * an empty match moves on by one character, a whole one under u and v.
 */
export function findMatches(regex: RegExp, text: string): MatchList {
  const groupNames = groupNamesOf(regex.source);
  const width = (groupNames.length + 1) * 2;
  const indexed = new RegExp(regex.source, `${regex.flags.replace('d', '')}d`);
  let spans = new Int32Array(width * 64);
  let count = 0;
  for (const match of matchesOf(indexed, text)) {
    if (count < maxListed) {
      if ((count + 1) * width > spans.length) spans = grown(spans);
      const pairs: readonly (readonly [number, number] | undefined)[] = match.indices ?? [];
      pairs.forEach((pair, group) => {
        spans.set(pair ?? noPair, count * width + group * 2);
      });
    }
    count += 1;
  }
  const listed = Math.min(count, maxListed);
  return { count, listed, groupNames, spans: spans.slice(0, listed * width) };
}

/** A listed match (`group` 0) or one of its groups; undefined for a group that took no part. */
export function spanOf({ spans, groupNames }: MatchList, match: number, group = 0): Span | undefined {
  const at = match * (groupNames.length + 1) * 2 + group * 2;
  const start = spans[at] ?? -1;
  return start < 0 ? undefined : { start, end: spans[at + 1] ?? start };
}

/** The matches one after the other; the first alone without g. */
export function matchesOf(regex: RegExp, text: string): Iterable<RegExpExecArray> {
  if (regex.global) return text.matchAll(regex);
  const first = regex.exec(text);
  return first ? [first] : [];
}

function grown(spans: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(spans.length * 2);
  larger.set(spans);
  return larger;
}
