/** The matches of a pattern in a text. */
export interface MatchList {
  /** The number of all matches. */
  readonly count: number;
  /** The number of listed matches. */
  readonly listed: number;
  /** The capturing groups in order; undefined for groups without a name. */
  readonly groupNames: readonly (string | undefined)[];
  /**
   * For every listed match and each of its groups: start and end in UTF-16 units; -1 for a group that did not
   * participate.
   */
  readonly spans: Int32Array<ArrayBuffer>;
}

/** The maximum length of the list: more than anyone reads, but little enough to transfer at once. */
const maxListed = 50_000;
const noPair = [-1, -1] as const;

/** The range of a match or a group. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds every match with g or y, else the first one, as String.prototype.matchAll and RegExp.prototype.exec do. After
 * an empty match the search advances by one code unit, or by a code point with u and v.
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

/**
 * Returns the range of a listed match (`group` 0) or one of its groups; undefined for a group that did not participate.
 */
export function spanOf({ spans, groupNames }: MatchList, match: number, group = 0): Span | undefined {
  const at = match * (groupNames.length + 1) * 2 + group * 2;
  const start = spans[at] ?? -1;
  return start < 0 ? undefined : { start, end: spans[at + 1] ?? start };
}

/** Returns the matches in order; only the first without g. */
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

/** Lists the capturing groups of a pattern in order, each with its name if it has one. The pattern must be valid. */
export function groupNamesOf(pattern: string): readonly (string | undefined)[] {
  const names: (string | undefined)[] = [];
  let classDepth = 0;
  for (let index = 0; index < pattern.length; index += 1) {
    const character = pattern[index];
    if (character === '\\') index += 1;
    else if (character === '[') classDepth += 1;
    else if (character === ']' && classDepth > 0) classDepth -= 1;
    else if (character === '(' && classDepth === 0) {
      const name = /^\(\?<([^=!>][^>]*)>/.exec(pattern.slice(index, index + 500));
      if (name) names.push(name[1]);
      else if (pattern[index + 1] !== '?') names.push(undefined);
    }
  }
  return names;
}
