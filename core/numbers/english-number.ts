/**
 * Writes plain English numbers without `Intl`. The first `Intl` format of a page blocks a phone for 60 ms or more, and
 * the first texts of a page (`0 bytes`, `1,024`) do not need it.
 */

/** Locales that write numbers like `en`. Regions such as `en-IN` and `en-ZA` have different separators or groups. */
const english: ReadonlySet<string> = new Set(['en', 'en-US']);

/** The style options that are supported here: the number of digits, and grouping. */
const known: ReadonlySet<string> = new Set([
  'minimumFractionDigits',
  'maximumFractionDigits',
  'useGrouping',
] satisfies (keyof Intl.NumberFormatOptions)[]);

export const englishMarks = { decimal: '.', group: ',' } as const;

export function isEnglish(locale: string): boolean {
  return english.has(locale);
}

/**
 * Groups the digits of a plain decimal without an exponent: `-1234.50` becomes `-1,234.50`, with all digits and a
 * hyphen as sign. Returns undefined if the locale or style needs `Intl`.
 */
export function writeEnglish(
  plain: string,
  locale: string,
  style: Intl.NumberFormatOptions,
): string | undefined {
  if (!isEnglish(locale)) return undefined;
  for (const name in style) if (!known.has(name)) return undefined;
  const { useGrouping = true } = style;
  if (typeof useGrouping !== 'boolean') return undefined;
  const [whole = '', fraction = ''] = plain.replace('-', '').split('.');
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const grouped = useGrouping ? group(digits) : digits;
  const sign = plain.startsWith('-') && /[1-9]/.test(plain) ? '-' : '';
  return sign + grouped + (fraction === '' ? '' : englishMarks.decimal + fraction);
}

/** Numbers can have a hundred thousand digits; a regular expression with lookahead would take minutes. */
function group(digits: string): string {
  const first = digits.length % 3;
  const groups = digits.slice(first).match(/.{3}/g) ?? [];
  return (first === 0 ? groups : [digits.slice(0, first), ...groups]).join(englishMarks.group);
}
