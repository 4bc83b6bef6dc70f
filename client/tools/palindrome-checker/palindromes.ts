/** A compared character or word, with its key and its position in the text (UTF-16 units). */
export interface Item {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

export interface Options {
  readonly unit: 'characters' | 'words' | 'dna';
  readonly isCaseIgnored: boolean;
  readonly isPunctuationIgnored: boolean;
  readonly areAccentsIgnored: boolean;
}

/** A range of items; the end is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** In such text, every UTF-16 unit is a grapheme. */
const isPlain = /^[\t\n\x20-\x7e]*$/;

/** Splits a text into the compared items, in order: graphemes (Unicode UAX #29) or words, without ignored ones. */
export function itemsOf(text: string, options: Options): Item[] {
  const items: Item[] = [];
  const add = (part: string, from: number) => {
    const key = keyOf(part, options);
    // If case is ignored, ß becomes two letters, which are compared separately.
    const keys = options.unit === 'characters' && key.length > 1 ? segmentsOf(key) : [key];
    for (const each of keys) if (each !== '') items.push({ key: each, from, to: from + part.length });
  };
  if (options.unit === 'words') {
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}'’-]{1,10000}/gu)) add(word, index);
    return items;
  }
  for (const { piece, start } of piecesOf(text)) {
    if (isPlain.test(piece)) {
      for (let index = 0; index < piece.length; index += 1) add(piece.charAt(index), start + index);
      continue;
    }
    for (const { segment, index } of graphemes.segment(piece)) add(segment, start + index);
  }
  return items;
}

function segmentsOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/**
 * Splits a text into pieces, because the segmenter keeps its whole input in memory. A grapheme never crosses a line
 * end.
 */
function* piecesOf(text: string): Generator<{ piece: string; start: number }> {
  for (const match of text.matchAll(/[^\n]{1,20000}\n?|\n/g)) yield { piece: match[0], start: match.index };
}

function keyOf(
  part: string,
  { unit, isCaseIgnored, isPunctuationIgnored, areAccentsIgnored }: Options,
): string {
  if (unit === 'dna') return part.replaceAll(/\P{L}/gu, '').toUpperCase().replaceAll('U', 'T');
  let key = part.normalize(areAccentsIgnored ? 'NFKD' : 'NFC');
  if (areAccentsIgnored) key = key.replaceAll(/\p{M}/gu, '').normalize('NFC');
  // Converts to uppercase and back, so that ς and σ are equal. İ becomes i with an extra dot, which is removed so that
  // it equals i.
  if (isCaseIgnored) key = key.toUpperCase().toLowerCase().replaceAll('i\u0307', 'i');
  if (unit === 'words') return key.replaceAll(/^['’-]+|['’-]+$/g, '');
  return isPunctuationIgnored && !/[\p{L}\p{N}\p{S}\p{Emoji_Presentation}]/u.test(key) ? '' : key;
}

/** The complementary bases by the IUPAC codes (NC-IUB 1984). */
const complements = new Map(
  ['AT', 'CG', 'RY', 'SS', 'WW', 'KM', 'BV', 'DH', 'NN'].flatMap(([a = '', b = '']) => [
    [a, b],
    [b, a],
  ]),
);

/** Returns the key that must be at the opposite position; undefined for a letter that is not a base. */
export function mirrorOf(key: string, unit: Options['unit']): string | undefined {
  return unit === 'dna' ? complements.get(key) : key;
}

/** Returns the first pair, from the outside, that does not match; undefined for a palindrome. */
export function findMismatch(items: readonly Item[], unit: Options['unit']): number | undefined {
  for (let index = 0; index * 2 < items.length; index += 1) {
    const [first, last] = [items[index], items[items.length - 1 - index]];
    if (first && last && mirrorOf(first.key, unit) !== last.key) return index;
  }
  return undefined;
}

/**
 * Finds the longest palindrome around each item and each gap, with at least `shortest` items, that is not part of a
 * longer one with the same center (Manacher 1975, linear time).
 */
export function palindromesIn(items: readonly Item[], unit: Options['unit'], shortest: number): Span[] {
  const keys = items.map(({ key }) => key);
  const mirrored = keys.map((key) => mirrorOf(key, unit));
  const spans: Span[] = [];
  // The known palindrome that reaches furthest right; the radii inside it are mirrored.
  for (const gap of [0, 1]) {
    const radii = new Int32Array(keys.length);
    let [left, right] = [0, -1];
    for (let middle = 0; middle < keys.length; middle += 1) {
      const known =
        middle > right ? 0 : Math.min(radii[left + right - middle + gap] ?? 0, right - middle + 1);
      let radius = known;
      while (
        middle + radius < keys.length &&
        middle - radius - gap >= 0 &&
        mirrored[middle - radius - gap] === keys[middle + radius]
      ) {
        radius += 1;
      }
      radii[middle] = radius;
      const [start, end] = [middle - radius - gap + 1, middle + radius];
      if (end - start >= shortest) spans.push({ start, end });
      if (end - 1 > right) [left, right] = [start, end - 1];
    }
  }
  return spans.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
}
