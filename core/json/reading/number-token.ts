import { DOT, hexValue, isDigit, LOWER_E, LOWER_X, MINUS, PLUS, ZERO } from '#core/json/bytes/byte-codes.ts';
import { sliceText } from './string-token.ts';

/** Why a number is invalid by RFC 8259 section 6. JSON5 allows the first three. */
export type NumberFault =
  | 'hex-number'
  | 'leading-plus'
  | 'bare-decimal-point'
  | 'leading-zero'
  | 'missing-digits'
  | 'digit-separator'
  | 'bad-number';

export interface NumberReading {
  readonly fault: NumberFault | undefined;
  /** True if it has more digits or a larger exponent than a double always keeps. */
  readonly mayLosePrecision: boolean;
}

const plainNumber: NumberReading = { fault: undefined, mayLosePrecision: false };
const longNumber: NumberReading = { fault: undefined, mayLosePrecision: true };

/** A double keeps every decimal number of up to 15 significant digits (IEEE 754, DBL_DIG). */
const safeDigits = 15;

/** Checks the word from `start` to `end`, which begins like a number, against the number grammars. */
export function readNumber(bytes: Uint8Array, start: number, end: number): NumberReading {
  let at = bytes[start] === MINUS ? start + 1 : start;
  if (bytes[at] === ZERO) at += 1;
  else {
    const first = at;
    while (at < end && isDigit(bytes[at])) at += 1;
    if (at === first) return readRelaxedNumber(bytes, start, end);
  }
  if (at < end && bytes[at] === DOT) {
    const first = at + 1;
    at = first;
    while (at < end && isDigit(bytes[at])) at += 1;
    if (at === first) return readRelaxedNumber(bytes, start, end);
  }
  if (at === end) return end - start <= safeDigits ? plainNumber : longNumber;
  if (((bytes[at] as number) | 0x20) !== LOWER_E) return readRelaxedNumber(bytes, start, end);
  at += bytes[at + 1] === PLUS || bytes[at + 1] === MINUS ? 2 : 1;
  const first = at;
  while (at < end && isDigit(bytes[at])) at += 1;
  if (at !== end || at === first) return readRelaxedNumber(bytes, start, end);
  return end - first <= 2 && end - start <= safeDigits ? plainNumber : longNumber;
}

/** Checks a word that is not a JSON number: it is one of JSON5 (section 6), or has a mistake. */
function readRelaxedNumber(bytes: Uint8Array, start: number, end: number): NumberReading {
  return { fault: findFault(bytes, start, end), mayLosePrecision: false };
}

function findFault(bytes: Uint8Array, start: number, end: number): NumberFault {
  const first = bytes[start];
  const unsigned = first === PLUS || first === MINUS ? start + 1 : start;
  if (bytes[unsigned] === ZERO && ((bytes[unsigned + 1] ?? 0) | 0x20) === LOWER_X) {
    let at = unsigned + 2;
    while (at < end && hexValue(bytes[at]) >= 0) at += 1;
    if (at === end && at > unsigned + 2) return 'hex-number';
  }
  const text = sliceText(bytes, start, end);
  if (/^[+-]?(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text)) {
    return first === PLUS ? 'leading-plus' : 'bare-decimal-point';
  }
  if (/^[+-]?0\d+(?:\.\d*)?$/.test(text)) return 'leading-zero';
  if (/^[+-]?\d[\d_]*$/.test(text)) return 'digit-separator';
  return /^[+-]?(?:\d+(?:\.\d*)?e[+-]?|\.|)$/i.test(text) ? 'missing-digits' : 'bad-number';
}

/** Returns the number that a program with doubles would read for `text`; undefined if it is the same number. */
export function findRoundedNumber(text: string): string | undefined {
  const value = Number(text);
  const rounded = String(value);
  if (rounded === text) return undefined;
  if (!Number.isFinite(value)) return rounded;
  // Avoids the exponent arithmetic below, which would be slow for a hostile exponent of a million digits.
  if (value === 0) return /^[^e]*[1-9]/i.test(text) ? rounded : undefined;
  return canonicalDecimal(text) === canonicalDecimal(rounded) ? undefined : rounded;
}

/** Returns significant digits and exponent, so that 1.50, 15e-1 and 0.15E1 are equal. */
function canonicalDecimal(text: string): string {
  const [mantissa = '', exponentText = '0'] = text.toLowerCase().replace(/^-/, '').split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.slice(0, lastNonZero(digits) + 1);
  if (significant === '') return '0';
  const exponent =
    BigInt(exponentText) - BigInt(fraction.length) + BigInt(digits.length - significant.length);
  return `${significant}e${exponent}`;
}

/**
 * Returns the index of the last nonzero digit. A regular expression anchored at the end would be quadratic for a
 * hostile number of zeros.
 */
function lastNonZero(digits: string): number {
  let index = digits.length - 1;
  while (digits[index] === '0') index -= 1;
  return index;
}
