/** A plain decimal (`-1234.5`, `1.5e-9`) as people of a locale read it; no digit is lost. */
export function localize(plain: string, locale: string): string {
  const [mantissa = '', exponent] = plain.split('e');
  const [whole = '', fraction] = mantissa.replace('-', '').split('.');
  const grouped = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(BigInt(whole));
  const sign = mantissa.startsWith('-') ? '−' : '';
  const written = sign + grouped + (fraction === undefined ? '' : decimalMark(locale) + fraction);
  return exponent === undefined ? written : `${written} × 10^${exponent.replace('-', '−')}`;
}

/** The mark between whole and fraction: a point, or in many places a comma. */
export function decimalMark(locale: string): string {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
