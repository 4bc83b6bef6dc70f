const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Codes with a CLDR name that are not countries of ISO 3166-1: unions, unknown regions and test codes. */
const others = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** True for the two-letter code of a country (ISO 3166-1, with XK and XI as in EN 16931, BR-CL-14). */
export function isCountryCode(code: string): boolean {
  return code === 'XI' || (/^[A-Z]{2}$/.test(code) && !others.has(code) && names.of(code) !== undefined);
}
