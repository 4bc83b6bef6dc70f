/**
 * Plain numbers in English, written without `Intl`: the first format that a page makes holds a phone up for 60 ms and
 * more, and what pages say at first (`0 bytes`, `1,024`) needs none.
 */

/** Locales that write as `en` does. Regions such as `en-IN` and `en-ZA` have marks or groups of their own. */
const english: ReadonlySet<string> = new Set(['en', 'en-US']);

/** What a style may ask for and still be written here: how many digits, and whether in groups. */
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
 * A plain decimal without an exponent (`-1234.50`) with all its digits and a hyphen for its sign: `-1,234.50`;
 * undefined where locale or style want `Intl`.
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

/** Numbers of a hundred thousand digits come here: a pattern that looks ahead would take minutes. */
function group(digits: string): string {
  const first = digits.length % 3;
  const groups = digits.slice(first).match(/.{3}/g) ?? [];
  return (first === 0 ? groups : [digits.slice(0, first), ...groups]).join(englishMarks.group);
}
