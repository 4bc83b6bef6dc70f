import {
  isEqual,
  parseRational,
  type Rational,
  rational,
  toExactDecimal,
  toScientific,
  toSignificant,
} from '#core/numbers/rational.ts';
import { writeAsTyped } from '#core/numbers/locale-marks.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import { writeDecimal } from '#core/numbers/write-decimal.ts';
import { countDigits, toDecimal, type Value } from './evaluating/values.ts';

/** One way to write an answer: for display, and for the clipboard or an expression. */
export interface AnswerForm {
  readonly label: string;
  readonly shown: string;
  readonly copied: string;
}

/** The value in its main form; `isExact` means that no digit is missing. */
export interface MainForm {
  readonly shown: string;
  /** A plain decimal, for other tools. */
  readonly plain: string;
  /** The same in the locale's notation. */
  readonly copied: string;
  readonly isExact: boolean;
}

/** Exact values with more digits are rounded in the main form and shown in full below it. */
const maxMainDigits = 80;
const maxFullDigits = 10_000;
const maximumFractionDigits = 60;
const maxPeriod = 40;
const maxBasedDigits = 80;

/** Writes the value with at most `digits` significant digits, unless it is exact and short enough. */
export function writeMain(value: Value, digits: number, locale: string): MainForm {
  const whole = value.isExact ? toExactDecimal(value.rational, maxMainDigits) : undefined;
  const plain = whole ?? roundedText(value, digits);
  const isExact = value.isExact && (whole !== undefined || isEqual(value.rational, parseRational(plain)));
  const shown = `${isExact ? '' : '≈ '}${writeDecimal(plain, locale)}`;
  return { plain, isExact, shown, copied: writeAsTyped(plain, locale) };
}

/** Returns whether a fraction is slow to scale because of its length; its decimal then has enough digits to round. */
function isVast({ numerator, denominator }: Rational): boolean {
  return countDigits(numerator) + countDigits(denominator) > 400;
}

function roundedText(value: Value, digits: number): string {
  if (value.isExact && !isVast(value.rational)) return toSignificant(value.rational, digits);
  const rounded = toDecimal(value).toSignificantDigits(digits);
  const isPlain = rounded.isZero() || (rounded.e >= -6 && rounded.e < Math.max(digits, 15));
  return isPlain ? rounded.toFixed() : rounded.toExponential().replace('e+', 'e').replace(/\.0+e/, 'e');
}

/** Lists the other forms of a value that add something to the main form. */
export function listForms(value: Value, digits: number, locale: string): AnswerForm[] {
  const main = writeMain(value, digits, locale).copied;
  return [
    ...(value.isExact ? fractionForms(value.rational, locale) : []),
    ...scientificForms(value, digits, locale).filter(({ copied }) => copied !== main),
    ...(value.isExact ? wholeForms(value.rational) : []),
  ];
}

function fractionForms(value: Rational, locale: string): AnswerForm[] {
  const { numerator, denominator } = value;
  const full = toExactDecimal(value, maxFullDigits);
  const forms: AnswerForm[] = [];
  if (full !== undefined && toExactDecimal(value, maxMainDigits) === undefined) {
    forms.push(decimalForm('All digits', full, locale));
  }
  if (denominator === 1n || countDigits(numerator) + countDigits(denominator) > maximumFractionDigits)
    return forms;
  const write = (part: bigint) => writeNumber(part, locale, { useGrouping: false });
  forms.push({
    label: 'Fraction',
    shown: `${write(numerator)}/${write(denominator)}`,
    copied: `${numerator}/${denominator}`,
  });
  const size = numerator < 0n ? -numerator : numerator;
  if (size > denominator) {
    const isNegative = numerator < 0n;
    const [whole, rest] = [size / denominator, size % denominator];
    const [shown, copied] = [
      `${write(whole)} ${write(rest)}/${write(denominator)}`,
      `${whole} + ${rest}/${denominator}`,
    ];
    forms.push({
      label: 'Mixed number',
      shown: isNegative ? `−(${shown})` : shown,
      copied: isNegative ? `-(${copied})` : copied,
    });
  }
  const period = full === undefined ? repeatingDecimal(value, locale) : undefined;
  if (period) forms.push({ label: 'Repeating decimal', shown: period, copied: period });
  return forms;
}

/**
 * Writes a repeating decimal such as `0.1(6)`, with the repeating digits in parentheses. Undefined if there are too
 * many.
 */
function repeatingDecimal({ numerator, denominator }: Rational, locale: string): string | undefined {
  const size = numerator < 0n ? -numerator : numerator;
  const seen = new Map<bigint, number>();
  let rest = size % denominator;
  let digits = '';
  while (!seen.has(rest)) {
    if (digits.length > maxPeriod) return undefined;
    seen.set(rest, digits.length);
    rest *= 10n;
    digits += String(rest / denominator);
    rest %= denominator;
  }
  const start = seen.get(rest) ?? 0;
  const sign = numerator < 0n ? '-' : '';
  const written = Array.from(writeDecimal(`${sign}${size / denominator}.${digits}`, locale));
  const period = written.splice(start - digits.length);
  return `${written.join('')}(${period.join('')})`;
}

function scientificForms(value: Value, digits: number, locale: string): AnswerForm[] {
  const scientific =
    value.isExact && !isVast(value.rational)
      ? toScientific(value.rational, digits)
      : toDecimal(value).toSignificantDigits(digits).toExponential().replace('e+', 'e');
  const [mantissa = '', exponentText] = scientific.split('e');
  const exponent = Number(exponentText ?? 0);
  if (exponentText === undefined || (exponent > -4 && exponent < 6)) return [];
  const shift = ((exponent % 3) + 3) % 3;
  const engineering = `${movePoint(mantissa, shift)}e${exponent - shift}`;
  const isSame = shift === 0;
  return [
    decimalForm('Scientific', scientific, locale),
    ...(isSame ? [] : [decimalForm('Engineering', engineering, locale)]),
  ];
}

function decimalForm(label: string, plain: string, locale: string): AnswerForm {
  return { label, shown: writeDecimal(plain, locale), copied: writeAsTyped(plain, locale) };
}

function movePoint(mantissa: string, places: number): string {
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const padded = fraction.padEnd(places, '0');
  const rest = padded.slice(places);
  return `${sign}${whole}${padded.slice(0, places)}${rest === '' ? '' : `.${rest}`}`;
}

function wholeForms({ numerator, denominator }: Rational): AnswerForm[] {
  if (denominator !== 1n || countDigits(numerator) > maxBasedDigits) return [];
  if (rational.compare(rational(numerator), rational(9n)) <= 0 && numerator >= 0n) return [];
  const size = numerator < 0n ? -numerator : numerator;
  const sign = numerator < 0n ? '-' : '';
  const form = (label: string, prefix: string, base: number) => {
    const text = `${sign}${prefix}${size.toString(base).toUpperCase()}`;
    return { label, shown: text.replace('-', '−'), copied: text };
  };
  return [form('Hexadecimal', '0x', 16), form('Octal', '0o', 8), form('Binary', '0b', 2)];
}
