const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Which CLDR names beside the countries of ISO 3166-1: unions, and codes for what is unknown or a test. */
const others = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** True for two capitals that stand for a country (ISO 3166-1, with XK and XI as invoices have them: EN 16931, BR-CL-14). */
export function isCountryCode(code: string): boolean {
  return code === 'XI' || (/^[A-Z]{2}$/.test(code) && !others.has(code) && names.of(code) !== undefined);
}
