import { writeEnglish } from './english-number.ts';

/** Making one takes a thousand times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * A number as people of a locale read it, in their own digits and with a true minus sign; all its digits, unless the
 * style rounds them. Our own sentences are English, and so are their counts. For decimals in a text see `writeDecimal`.
 */
export function writeNumber(
  value: number | bigint,
  locale = 'en',
  style: Intl.NumberFormatOptions = {},
): string {
  return inSentence(writeWhole(value, locale, style) ?? formatOf(locale, style).format(value));
}

/** Whole numbers, where `Intl` is not needed for them; of others it knows best how they round. */
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
 * `Intl` takes the hyphen in most languages, and knows nothing of the sentence around: without marks that set it apart,
 * 5 ÷ 2 in Arabic digits would be shown as 2 ÷ 5.
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

/** Two styles of one key write alike; the same style under two keys costs no more than a second format. */
function keyOf(style: Intl.NumberFormatOptions): string {
  let key = '';
  for (const name in style) key += ` ${name} ${String(style[name as keyof Intl.NumberFormatOptions])}`;
  return key;
}
