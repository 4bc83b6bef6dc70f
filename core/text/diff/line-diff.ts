import { diffSequences } from './sequence-diff.ts';

/** Which differences between lines to ignore. */
export interface LineComparison {
  readonly whitespace: 'exact' | 'trailing' | 'amount' | 'all';
  readonly ignoresCase: boolean;
  /** Treats CRLF and LF as equal. */
  readonly ignoresLineEnds: boolean;
}

/** A replacement: new lines replace the old ones from `oldStart` to before `oldEnd`. */
export interface LineChange {
  readonly oldStart: number;
  readonly oldEnd: number;
  readonly newStart: number;
  readonly newEnd: number;
}

/** Splits a text into lines, each with its line end. */
export function splitLines(text: string): string[] {
  const lines: string[] = [];
  for (let start = 0; start < text.length;) {
    const feed = text.indexOf('\n', start);
    const end = feed < 0 ? text.length : feed + 1;
    lines.push(text.slice(start, end));
    start = end;
  }
  return lines;
}

/** Returns a line without its line end. */
export function lineContent(line: string): string {
  return line.replace(/\r?\n$/, '');
}

/**
 * Returns the changes that turn the old lines into the new ones, in order. A missing line end at the end counts as white
 * space, as in diff and git.
 */
export function diffLines(old: readonly string[], now: readonly string[], how: LineComparison): LineChange[] {
  const isEndIgnored = how.whitespace !== 'exact';
  const changes = diffKeys(old, now, how, isEndIgnored);
  // In a patch nothing may follow a line without an end, so such a line is replaced.
  const isFollowed = changes.at(-1)?.oldStart === old.length && old.at(-1)?.endsWith('\n') === false;
  return isEndIgnored && isFollowed ? diffKeys(old, now, how, false) : changes;
}

function diffKeys(
  old: readonly string[],
  now: readonly string[],
  how: LineComparison,
  isEndIgnored: boolean,
): LineChange[] {
  const numbers = new Map<string, number>();
  const number = (line: string) => {
    const key = keyOf(line, how, isEndIgnored);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, numbers.size);
    return numbers.size - 1;
  };
  const oldKeys = Int32Array.from(old, number);
  const newKeys = Int32Array.from(now, number);
  const { removed, added } = diffShared(oldKeys, newKeys, numbers.size);
  return slideDown(toChanges(removed, added), newKeys, oldKeys);
}

function keyOf(
  line: string,
  { whitespace, ignoresCase, ignoresLineEnds }: LineComparison,
  isEndIgnored: boolean,
): string {
  const content = lineContent(line);
  const written = line.slice(content.length);
  // Otherwise a line without a line end never equals one with any line end.
  const end = written === '' && !isEndIgnored ? '\0' : ignoresLineEnds ? '' : written || '\n';
  const spaced =
    whitespace === 'exact'
      ? content
      : whitespace === 'all'
        ? content.replaceAll(/\s+/g, '')
        : whitespace === 'amount'
          ? content.trimEnd().replaceAll(/\s+/g, ' ')
          : content.trimEnd();
  return (ignoresCase ? spaced.toLowerCase() : spaced) + end;
}

/**
 * Compares only lines that both texts have, because the others need no search. Little is left if the texts differ much.
 */
function diffShared(oldKeys: Int32Array, newKeys: Int32Array, keyCount: number) {
  const present = new Uint8Array(keyCount);
  for (const key of oldKeys) present[key] = 1;
  for (const key of newKeys) if (present[key] === 1) present[key] = 3;
  const places = (keys: Int32Array) => {
    const shared: number[] = [];
    for (let index = 0; index < keys.length; index += 1) {
      if (present[keys[index] as number] === 3) shared.push(index);
    }
    return Int32Array.from(shared);
  };
  const [oldPlaces, newPlaces] = [places(oldKeys), places(newKeys)];
  const pick = (keys: Int32Array, at: Int32Array) => at.map((index) => keys[index] as number);
  const inner = diffSequences(pick(oldKeys, oldPlaces), pick(newKeys, newPlaces));
  const spread = (length: number, at: Int32Array, flags: Uint8Array) => {
    const all = new Uint8Array(length).fill(1);
    for (let index = 0; index < at.length; index += 1) all[at[index] as number] = flags[index] as number;
    return all;
  };
  return {
    removed: spread(oldKeys.length, oldPlaces, inner.removed),
    added: spread(newKeys.length, newPlaces, inner.added),
  };
}

function toChanges(removed: Uint8Array, added: Uint8Array): LineChange[] {
  const changes: LineChange[] = [];
  let [x, y] = [0, 0];
  while (x < removed.length || y < added.length) {
    const [oldStart, newStart] = [x, y];
    while (removed[x] === 1) x += 1;
    while (added[y] === 1) y += 1;
    if (x > oldStart || y > newStart) changes.push({ oldStart, oldEnd: x, newStart, newEnd: y });
    else {
      x += 1;
      y += 1;
    }
  }
  return changes;
}

/** Moves each added or removed block down as far as possible, so that it consists of whole paragraphs. */
function slideDown(changes: readonly LineChange[], newKeys: Int32Array, oldKeys: Int32Array): LineChange[] {
  return changes.map((change, index) => {
    const next = changes[index + 1];
    let { oldStart, oldEnd, newStart, newEnd } = change;
    if (oldStart < oldEnd && newStart < newEnd) return change;
    const isAdded = oldStart === oldEnd;
    const keys = isAdded ? newKeys : oldKeys;
    const limit = isAdded ? (next?.newStart ?? newKeys.length) : (next?.oldStart ?? oldKeys.length);
    for (;;) {
      const [first, behind] = isAdded ? [newStart, newEnd] : [oldStart, oldEnd];
      if (behind >= limit - (next ? 1 : 0) || keys[first] !== keys[behind]) break;
      oldStart += 1;
      oldEnd += 1;
      newStart += 1;
      newEnd += 1;
    }
    return { oldStart, oldEnd, newStart, newEnd };
  });
}
