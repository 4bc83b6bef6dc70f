/** How the numbers of a label range are written (ISO 32000-1, table 159, entry S). */
export type LabelStyle = 'D' | 'R' | 'r' | 'A' | 'a';

/** One entry of a page label tree; applies from `startIndex` to the next entry. */
export interface LabelRange {
  /** The zero-based index of the first page. */
  readonly startIndex: number;
  /** The numbering style; absent if the label is only the prefix. */
  readonly style?: LabelStyle;
  readonly prefix: string;
  /** The number of the first page of the range. */
  readonly first: number;
}

interface Reading {
  readonly style: LabelStyle;
  readonly prefix: string;
  readonly value: number;
}

const romanDigits: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** Finds label ranges that give every page exactly its label in `labels`, as few as a greedy scan finds. */
export function toLabelRanges(labels: readonly string[]): LabelRange[] {
  const ranges: LabelRange[] = [];
  let startIndex = 0;
  while (startIndex < labels.length) {
    const { reading, length } = longestRun(labels, startIndex);
    if (reading) {
      ranges.push({ startIndex, style: reading.style, prefix: reading.prefix, first: reading.value });
    } else {
      ranges.push({ startIndex, prefix: labels[startIndex] ?? '', first: 1 });
    }
    startIndex += length;
  }
  return ranges;
}

/** Writes `value` (at least 1) in a label style: decimal, roman, or letters that double after z (aa, bb, cc). */
export function formatLabelNumber(style: LabelStyle, value: number): string {
  if (style === 'D') return String(value);
  if (style === 'r') return toRoman(value);
  if (style === 'R') return toRoman(value).toUpperCase();
  const letter = String.fromCharCode((style === 'a' ? 97 : 65) + ((value - 1) % 26));
  return letter.repeat(Math.ceil(value / 26));
}

function longestRun(labels: readonly string[], start: number): { reading?: Reading; length: number } {
  const label = labels[start] ?? '';
  let best: { reading?: Reading; length: number } = { length: literalRun(labels, start) };
  for (const reading of readLabel(label)) {
    const length = runLength(labels, start, reading);
    const isBetter =
      length > best.length || (length === best.length && !best.reading && reading.style === 'D');
    if (isBetter) best = { reading, length };
  }
  return best;
}

function literalRun(labels: readonly string[], start: number): number {
  let end = start + 1;
  while (end < labels.length && labels[end] === labels[start]) end += 1;
  return end - start;
}

function runLength(labels: readonly string[], start: number, { style, prefix, value }: Reading): number {
  let length = 1;
  while (
    start + length < labels.length &&
    labels[start + length] === prefix + formatLabelNumber(style, value + length)
  ) {
    length += 1;
  }
  return length;
}

/** Returns every way to read the end of a label as a number. */
function readLabel(label: string): Reading[] {
  const readings: Reading[] = [];
  const digits = /[1-9]\d{0,8}$/u.exec(label)?.[0];
  if (digits !== undefined) readings.push(readingOf(label, digits, 'D', Number(digits)));
  for (const style of ['r', 'R'] as const) {
    const suffix = (style === 'r' ? /[ivxlcdm]{1,20}$/u : /[IVXLCDM]{1,20}$/u).exec(label)?.[0];
    const value = suffix === undefined ? undefined : fromRoman(suffix.toLowerCase());
    if (suffix !== undefined && value !== undefined) readings.push(readingOf(label, suffix, style, value));
  }
  const letters = /([a-z])\1*$|([A-Z])\2*$/u.exec(label)?.[0];
  if (letters !== undefined && letters.length <= 40) {
    const style = letters >= 'a' ? 'a' : 'A';
    const position = letters.charCodeAt(0) - (style === 'a' ? 97 : 65);
    readings.push(readingOf(label, letters, style, (letters.length - 1) * 26 + position + 1));
  }
  return readings;
}

function readingOf(label: string, suffix: string, style: LabelStyle, value: number): Reading {
  return { style, prefix: label.slice(0, label.length - suffix.length), value };
}

function toRoman(value: number): string {
  let rest = value;
  let text = '';
  for (const [amount, letters] of romanDigits) {
    text += letters.repeat(Math.floor(rest / amount));
    rest %= amount;
  }
  return text;
}

function fromRoman(text: string): number | undefined {
  let value = 0;
  let rest = text;
  for (const [amount, letters] of romanDigits) {
    while (rest.startsWith(letters)) {
      value += amount;
      rest = rest.slice(letters.length);
    }
  }
  return rest === '' && toRoman(value) === text ? value : undefined;
}
