import { tallyCharacters } from './tally.ts';

/** An item of a text, how often it occurs, and its fraction of all items (0 to 1). */
export interface Frequency {
  readonly item: string;
  readonly count: number;
  readonly share: number;
}

const stopWords = new Set([
  'the',
  'and',
  'a',
  'an',
  'in',
  'on',
  'at',
  'to',
  'for',
  'of',
  'with',
  'is',
  'are',
]);
const minWordLength = 3;

/** Returns the most frequent words of three letters or more, without stop words; shares are of all words. */
export function wordDensity(text: string, limit: number): readonly Frequency[] {
  const tokens = new Map<string, number>();
  let total = 0;
  for (const [token] of text.matchAll(/\S+/g)) {
    total += 1;
    tokens.set(token, (tokens.get(token) ?? 0) + 1);
  }
  const counts = new Map<string, number>();
  for (const [token, count] of tokens) {
    const word = trimSigns(token.toLowerCase());
    if (Array.from(word).length < minWordLength || stopWords.has(word)) continue;
    counts.set(word, (counts.get(word) ?? 0) + count);
  }
  return mostFrequent(counts, total, limit);
}

const inWord = /[\p{L}\p{N}\p{M}]/u;

/**
 * Removes the punctuation around a word. Uses a loop, because one regular expression would overflow the stack on words
 * of millions of characters.
 */
function trimSigns(token: string): string {
  const start = token.search(/[\p{L}\p{N}]/u);
  if (start < 0) return '';
  let end = token.length;
  for (let last = lastCharacter(token, end); !inWord.test(last); last = lastCharacter(token, end)) {
    end -= last.length;
  }
  return token.slice(start, end);
}

/** Returns the code point before an offset. */
function lastCharacter(text: string, end: number): string {
  const pair = text.slice(Math.max(0, end - 2), end);
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(pair) ? pair : pair.slice(-1);
}

/** Returns the most frequent code points except white space; shares are of all counted ones. */
export function characterFrequency(
  text: string,
  limit: number,
  tally = tallyCharacters(text),
): readonly Frequency[] {
  const inked = tally.filter(({ character }) => /\S/.test(character));
  const total = inked.reduce((sum, { count }) => sum + count, 0);
  return mostFrequent(new Map(inked.map(({ character, count }) => [character, count])), total, limit);
}

/** Sorts by frequency; ties keep the order of first occurrence. */
function mostFrequent(
  counts: ReadonlyMap<string, number>,
  total: number,
  limit: number,
): readonly Frequency[] {
  return [...counts]
    .sort(([, first], [, second]) => second - first)
    .slice(0, limit)
    .map(([item, count]) => ({ item, count, share: count / total }));
}
