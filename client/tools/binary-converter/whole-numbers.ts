import { ToolInputError } from '#core/errors.ts';
import type { TextPlace } from '#core/text/encodings/text-place.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** Returns the position in the text of a character of the line. */
type PlaceAt = (index: number) => TextPlace;

export interface NumberOptions {
  /** The base of numbers without a prefix, 2 to 36. */
  readonly fromBase: number;
  readonly to: 'all' | 'one';
  /** The base of the output, 2 to 36. */
  readonly toBase: number;
  /** The width of two's complement; 0 for numbers of any length with a sign. */
  readonly bits: 0 | 8 | 16 | 32 | 64 | 128;
}

const prefixes: Readonly<Record<string, number>> = { '0b': 2, '0o': 8, '0x': 16 };
const maxDigits = 20_000;

/**
 * Reads the integer in a line, of any length: `-12`, `0xFF`, `1111_0000`, `1 000 000`. Throws a ToolInputError with the
 * position of an invalid digit.
 */
export function readWholeNumber(written: string, fromBase: number, placeAt: PlaceAt): bigint {
  // The h suffix of assembly code; in bases above 17 h is a digit.
  const isHex = fromBase <= 17 && /^\s*[+\-−]?\s*\d[\da-f]*h\s*$/i.test(written);
  const line = isHex ? written.replace(/h\s*$/i, '') : written;
  const [, sign = '', prefix = '', body = ''] =
    /^\s*([+\-−]?)\s*(0[box](?=[\da-z]))?(.*)$/isu.exec(line) ?? [];
  // In base 16, 0b1 is also a number.
  const ownBase = readOwn(prefixes, prefix.toLowerCase());
  const isPrefix = ownBase !== undefined && (fromBase <= 10 || ownBase === 16 || fromBase === ownBase);
  const base = isPrefix ? ownBase : isHex ? 16 : fromBase;
  const start = line.length - body.length - (isPrefix ? 0 : prefix.length);
  let digits = '';
  for (let at = start; at < line.length; at += 1) {
    const character = line[at] ?? '';
    if (/[\s_,'’]/.test(character)) continue;
    const value = /[\da-z]/i.test(character) ? parseInt(character, 36) : base;
    if (value >= base) throw noDigit(line, at, base, placeAt(at));
    digits += character;
  }
  if (digits === '') throw new ToolInputError('There is no number here.', placeAt(0));
  if (digits.length > maxDigits) {
    throw new ToolInputError('A number may have 20,000 digits.', {
      ...placeAt(0),
    });
  }
  const magnitude = parseDigits(digits, base);
  return sign === '-' || sign === '−' ? -magnitude : magnitude;
}

function noDigit(line: string, at: number, base: number, place: TextPlace): ToolInputError {
  const character = String.fromCodePoint(line.codePointAt(at) ?? 0);
  const hint =
    character === '.'
      ? 'Whole numbers alone are converted.'
      : 'Choose the base that the number is written in.';
  return new ToolInputError(`“${character}” is not a digit in base ${base}.`, { ...place, hint });
}

function parseDigits(digits: string, base: number): bigint {
  const native = { 2: '0b', 8: '0o', 10: '', 16: '0x' }[base];
  if (native !== undefined) return BigInt(native + digits);
  return Array.from(digits).reduce((sum, digit) => sum * BigInt(base) + BigInt(parseInt(digit, 36)), 0n);
}

const rows = [
  ['Decimal', 10],
  ['Binary', 2],
  ['Octal', 8],
  ['Hexadecimal', 16],
] as const;

/** Writes one number in another base, or in the four most common ones, one per line. */
export function writeWholeNumber(
  value: bigint,
  { to, toBase, bits }: NumberOptions,
  place: TextPlace,
): string {
  const pattern = bits === 0 ? value : toPattern(value, bits, place);
  const width = (base: number) => (bits > 0 ? digitsOf(bits, base) : 0);
  const write = (base: number) => {
    const digits = pattern.toString(base).toUpperCase();
    const padded = [2, 8, 16].includes(base) ? digits.padStart(width(base), '0') : digits;
    return base === 2 ? padded.replaceAll(/(?<=\d)(?=(?:\d{4})+$)/g, ' ') : padded;
  };
  if (to === 'one') return write(toBase).replaceAll(' ', '');
  const lines: (readonly [string, string])[] = rows.map(([name, base]) => [name, write(base)]);
  if (bits > 0) {
    lines.splice(0, 1, ['Signed', BigInt.asIntN(bits, pattern).toString()], ['Unsigned', pattern.toString()]);
  }
  return lines.map(([name, written]) => `${name.padEnd(12)} ${written}`).join('\n');
}

/** Returns the bits of two's complement as an unsigned number. */
function toPattern(value: bigint, bits: number, place: TextPlace): bigint {
  const limit = 1n << BigInt(bits);
  if (value >= limit || value < -(limit >> 1n)) {
    throw new ToolInputError(`${value} does not fit into ${bits} bits.`, {
      ...place,
      hint: `They hold ${-(limit >> 1n)} to ${limit - 1n}. Choose more bits.`,
    });
  }
  return BigInt.asUintN(bits, value);
}

function digitsOf(bits: number, base: number): number {
  return Math.ceil(bits / Math.log2(base));
}
