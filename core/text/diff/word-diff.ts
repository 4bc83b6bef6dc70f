import type { LineComparison } from './line-diff.ts';
import { diffSequences } from './sequence-diff.ts';

/** A part of a line, and whether the other line lacks it. */
export interface LinePart {
  readonly text: string;
  readonly isChanged: boolean;
}

/** Longer lines are shown as changed completely. */
const maxLineLength = 5000;

let segmenter: Intl.Segmenter | undefined;

/** Finds the differences within two lines, word by word; undefined if they have too little in common. */
export function diffWords(
  old: string,
  now: string,
  { whitespace, ignoresCase }: LineComparison,
): { readonly old: readonly LinePart[]; readonly now: readonly LinePart[] } | undefined {
  if (old.length > maxLineLength || now.length > maxLineLength) return undefined;
  const numbers = new Map<string, number>();
  const number = (word: string) => {
    const spaced = whitespace !== 'exact' && /^\s+$/.test(word) ? ' ' : word;
    const key = ignoresCase ? spaced.toLowerCase() : spaced;
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  };
  const [oldWords, newWords] = [splitWords(old), splitWords(now)];
  const { removed, added } = diffSequences(
    Int32Array.from(oldWords, number),
    Int32Array.from(newWords, number),
  );
  const kept = oldWords.reduce(
    (sum, word, index) => sum + (removed[index] === 0 ? word.trim().length : 0),
    0,
  );
  if (kept * 3 < Math.min(old.trim().length, now.trim().length)) return undefined;
  return { old: join(oldWords, removed), now: join(newWords, added) };
}

/** Splits a line into words (also in scripts without spaces), runs of white space, and single graphemes. */
function splitWords(line: string): string[] {
  if (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
      line,
    )
  ) {
    segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
    return Array.from(segmenter.segment(line), ({ segment }) => segment);
  }
  return (
    line.match(
      /[\p{L}\p{N}\p{M}_]+|\s+|(?:\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}\ufe0f\u200d]*)+|[^]\p{M}*/gu,
    ) ?? []
  );
}

function join(words: readonly string[], changed: Uint8Array): LinePart[] {
  const parts: { text: string; isChanged: boolean }[] = [];
  for (const [index, text] of words.entries()) {
    const isChanged = changed[index] === 1;
    const last = parts.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else parts.push({ text, isChanged });
  }
  return parts;
}
