/** What is compared: a character or a word, by its key, and where it stands in the text (UTF-16 units). */
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

/** A run of items, the end not counted. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Of these every unit is a grapheme. */
const isPlain = /^[\t\n\x20-\x7e]*$/;

/** What of a text is compared, in order: graphemes (Unicode UAX #29) or words, less what is to be ignored. */
export function itemsOf(text: string, options: Options): Item[] {
  const items: Item[] = [];
  const add = (part: string, from: number) => {
    const key = keyOf(part, options);
    // Without regard to case ß is two letters, and each has one facing it.
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

/** A grapheme never runs over the end of a line; the segmenter keeps in memory what it is given. */
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
  // Up and down again: ς and σ are one letter. İ gives an i with a second dot, and is one letter with i all the same.
  if (isCaseIgnored) key = key.toUpperCase().toLowerCase().replaceAll('i\u0307', 'i');
  if (unit === 'words') return key.replaceAll(/^['’-]+|['’-]+$/g, '');
  return isPunctuationIgnored && !/[\p{L}\p{N}\p{S}\p{Emoji_Presentation}]/u.test(key) ? '' : key;
}

/** Which base faces which, by the IUPAC codes (NC-IUB 1984). */
const complements = new Map(
  ['AT', 'CG', 'RY', 'SS', 'WW', 'KM', 'BV', 'DH', 'NN'].flatMap(([a = '', b = '']) => [
    [a, b],
    [b, a],
  ]),
);

/** The item that must stand at the other end; undefined for a letter that is no base. */
export function mirrorOf(key: string, unit: Options['unit']): string | undefined {
  return unit === 'dna' ? complements.get(key) : key;
}

/** The first pair, from outside, that does not match; undefined for a palindrome. */
export function findMismatch(items: readonly Item[], unit: Options['unit']): number | undefined {
  for (let index = 0; index * 2 < items.length; index += 1) {
    const [first, last] = [items[index], items[items.length - 1 - index]];
    if (first && last && mirrorOf(first.key, unit) !== last.key) return index;
  }
  return undefined;
}

/**
 * Around each item and each gap between two, the longest palindrome of at least `shortest` items that is not a part of
 * a longer one around the same middle (Manacher 1975, in linear time).
 */
export function palindromesIn(items: readonly Item[], unit: Options['unit'], shortest: number): Span[] {
  const keys = items.map(({ key }) => key);
  const mirrored = keys.map((key) => mirrorOf(key, unit));
  const spans: Span[] = [];
  // The palindrome known that reaches furthest to the right, as the radii found before mirror themselves in it.
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
