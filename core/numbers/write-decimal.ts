import { writeEnglish } from './english-number.ts';
import { formatOf, inSentence } from './write-number.ts';

/**
 * Writes a plain decimal of any length (`-1234.5`, `1.5e-9`) in the style of `writeNumber`, with all its digits:
 * `−1,234.5`, `1.5 × 10^−9`.
 */
export function writeDecimal(plain: string, locale: string, style: Intl.NumberFormatOptions = {}): string {
  const [mantissa = '', exponent] = plain.split('e');
  const written = writePlain(mantissa, locale, style);
  if (exponent === undefined) return inSentence(written);
  const power = writePlain(exponent.replace('+', ''), locale, { useGrouping: false });
  return inSentence(`${written} × ${writePlain('10', locale, {})}^${power}`);
}

/** The number of digits that a double always keeps (IEEE 754, DBL_DIG). */
const exactDigits = 15;

function writePlain(plain: string, locale: string, style: Intl.NumberFormatOptions): string {
  const [whole = '', own = ''] = plain.replace('-', '').split('.');
  const fraction = own.padEnd(style.minimumFractionDigits ?? 0, '0');
  const english = writeEnglish(`${plain.startsWith('-') ? '-' : ''}${whole}.${fraction}`, locale, style);
  if (english !== undefined) return english.replace('-', '−');
  if (whole.length + own.length > exactDigits) return writeLong(plain, whole, fraction, locale, style);
  const digits = { minimumFractionDigits: fraction.length, maximumFractionDigits: fraction.length };
  return formatOf(locale, { ...style, ...digits })
    .format(Number(plain))
    .replace('-', '−');
}

/**
 * Writes a long decimal, which `Intl` would round. `Intl` writes only the whole part, and a small number provides the
 * signs around it.
 */
function writeLong(
  plain: string,
  whole: string,
  fraction: string,
  locale: string,
  style: Intl.NumberFormatOptions,
): string {
  const digits = fraction === '' ? 0 : 1;
  const frame = formatOf(locale, { ...style, minimumFractionDigits: digits, maximumFractionDigits: digits });
  const sign = /[1-9]/.test(plain) ? (plain.startsWith('-') ? -1 : 1) : 0;
  const { useGrouping = true } = style;
  const instead: Readonly<Record<string, string>> = {
    integer: formatOf(locale, { useGrouping }).format(BigInt(whole)),
    fraction: writeDigits(fraction, locale),
  };
  const parts = frame.formatToParts(sign).map(({ type, value }) => instead[type] ?? value);
  return parts.join('').replace('-', '−');
}

function writeDigits(digits: string, locale: string): string {
  const zero = formatOf(locale, {}).format(0).codePointAt(0) ?? 0;
  return digits.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

/** Writes an amount of smallest units, such as cents, as a plain decimal with exactly `digits` decimals: `12.50`. */
export function writeUnits(units: bigint, digits: number): string {
  const size = (units < 0n ? -units : units).toString().padStart(digits + 1, '0');
  const point = size.length - digits;
  return `${units < 0n ? '-' : ''}${size.slice(0, point)}${digits > 0 ? `.${size.slice(point)}` : ''}`;
}
