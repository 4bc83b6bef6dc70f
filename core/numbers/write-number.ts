import { marksOf } from './locale-marks.ts';

/** How a number is written; by default in groups, with all its digits. */
export interface NumberStyle {
  /** What a number is rounded to; a decimal text keeps all the digits it has. */
  readonly maxFractionDigits?: number;
  readonly minFractionDigits?: number;
  readonly hasGroups?: boolean;
  /** A plus sign before what is above zero. */
  readonly hasPlus?: boolean;
}

/**
 * A number as people of a locale read it, in their own digits and with a true minus sign: `−1,234.5`, `1.5 × 10^−9`.
 * A text is a plain decimal (`-1234.5`, `1.5e-9`) of any length. Our own sentences are English, and so are their counts.
 */
export function writeNumber(value: number | bigint | string, locale = 'en', style: NumberStyle = {}): string {
  if (typeof value !== 'string') return join(formatOf(locale, style).formatToParts(value));
  const [mantissa = '', exponent] = value.split('e');
  const written = writeDecimal(mantissa, locale, style);
  if (exponent === undefined) return written;
  const power = writeDecimal(exponent.replace('+', ''), locale, { hasGroups: false });
  return `${written} × ${writeDecimal('10', locale, {})}^${power}`;
}

/**
 * A plain decimal as people of a locale type it, for the clipboard and for boxes: `-1234,5` in German. What is read in
 * that locale is the same number again, which a bare point would not be: there, `1.234` is a thousand and more.
 */
export function writeAsTyped(plain: string, locale: string): string {
  return plain.replace('.', marksOf(locale).decimal);
}

/** `Intl` would round a long decimal, so it writes the whole part alone, and a small number gives the frame. */
function writeDecimal(plain: string, locale: string, style: NumberStyle): string {
  const [whole = '', own = ''] = plain.replace('-', '').split('.');
  const fraction = own.padEnd(style.minFractionDigits ?? 0, '0');
  const fractionDigits = fraction === '' ? 0 : 1;
  const frame = formatOf(locale, {
    ...style,
    minFractionDigits: fractionDigits,
    maxFractionDigits: fractionDigits,
  });
  const sign = /[1-9]/.test(plain) ? (plain.startsWith('-') ? -1 : 1) : 0;
  return join(frame.formatToParts(sign), {
    integer: formatOf(locale, { hasGroups: style.hasGroups ?? true }).format(BigInt(whole)),
    fraction: writeDigits(fraction, locale),
  });
}

function join(
  parts: readonly Intl.NumberFormatPart[],
  instead: Readonly<Record<string, string>> = {},
): string {
  return parts
    .map(({ type, value }) => {
      // A mark that keeps the sign in its place from right to left may stand before it.
      return instead[type] ?? (type === 'minusSign' ? value.replace('-', '−') : value);
    })
    .join('');
}

function writeDigits(digits: string, locale: string): string {
  const [zero = '0'] = formatOf(locale, {}).format(0);
  if (zero === '0') return digits;
  const code = zero.codePointAt(0) ?? 0;
  return digits.replace(/\d/g, (digit) => String.fromCodePoint(code + Number(digit)));
}

/** Making one takes a thousand times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, style: NumberStyle): Intl.NumberFormat {
  const { minFractionDigits = 0, maxFractionDigits = 20, hasGroups = true, hasPlus = false } = style;
  const key = `${locale} ${minFractionDigits} ${maxFractionDigits} ${hasGroups} ${hasPlus}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: minFractionDigits,
      maximumFractionDigits: Math.max(minFractionDigits, maxFractionDigits),
      useGrouping: hasGroups,
      signDisplay: hasPlus ? 'exceptZero' : 'negative',
    });
  formats.set(key, format);
  return format;
}
