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
  return withMinus(formatOf(locale, style).format(value));
}

/** `Intl` takes the hyphen in most languages, perhaps after a mark that keeps it in its place from right to left. */
export function withMinus(written: string): string {
  return written.replace('-', '−');
}

export function formatOf(locale: string, style: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(style);
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { maximumFractionDigits: 20, signDisplay: 'negative', ...style });
  formats.set(key, format);
  return format;
}
