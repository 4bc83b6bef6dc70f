import { writeEnglish } from './english-number.ts';

/** A cache of formats; creating one takes a thousand times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Writes a number in the notation of a locale, with its own digits and a true minus sign. Keeps all digits unless the
 * style rounds them. The interface's own sentences are English, so their counts use `en`. For decimals in a text see
 * `writeDecimal`.
 */
export function writeNumber(
  value: number | bigint,
  locale = 'en',
  style: Intl.NumberFormatOptions = {},
): string {
  return inSentence(writeWhole(value, locale, style) ?? formatOf(locale, style).format(value));
}

/** Writes whole numbers without `Intl` if possible; only `Intl` rounds other numbers correctly. */
function writeWhole(
  value: number | bigint,
  locale: string,
  style: Intl.NumberFormatOptions,
): string | undefined {
  const isWhole = typeof value === 'bigint' || Number.isSafeInteger(value);
  return isWhole && (style.minimumFractionDigits ?? 0) === 0
    ? writeEnglish(String(value), locale, style)
    : undefined;
}

/**
 * Prepares a number for use in a sentence. `Intl` writes a hyphen in most languages, and adds no marks to isolate the
 * number: 5 ÷ 2 in Arabic digits would be shown as 2 ÷ 5.
 */
export function inSentence(written: string): string {
  const text = written.replace('-', '−');
  return /[\u061c-\u07ff\ud83a]/.test(text) ? `\u2066${text}\u2069` : text;
}

export function formatOf(locale: string, style: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + keyOf(style);
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { maximumFractionDigits: 20, signDisplay: 'negative', ...style });
  formats.set(key, format);
  return format;
}

/**
 * Returns a key for a style. Equal keys mean equal styles; the same style under two keys costs only one more format.
 */
function keyOf(style: Intl.NumberFormatOptions): string {
  let key = '';
  for (const name in style) key += ` ${name} ${String(style[name as keyof Intl.NumberFormatOptions])}`;
  return key;
}
