import { readOwn } from '#core/collections/read-own.ts';

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Codes with a CLDR name that are not countries of ISO 3166-1: unions, unknown regions and test codes. */
const others = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** True for the two-letter code of a country (ISO 3166-1, with XK and XI as in EN 16931, BR-CL-14). */
export function isCountryCode(code: string): boolean {
  return code === 'XI' || (/^[A-Z]{2}$/.test(code) && !others.has(code) && names.of(code) !== undefined);
}

/** The pattern after the country's letters, as described by the Commission's VIES. */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

/**
 * Returns the format error of a VAT number written without spaces in capitals; undefined if there is none. Does not
 * check whether the number is registered.
 */
export function vatIdFault(vatId: string): string | undefined {
  const country = vatId.slice(0, 2);
  if (!/^[A-Z]{2}/.test(vatId)) return 'A VAT number begins with two letters for its country, such as DE.';
  if (country === 'GR') return 'Greek VAT numbers begin with EL.';
  const form = readOwn(forms, country);
  if (form)
    return form.test(vatId.slice(2)) ? undefined : `This has not the form of a VAT number of ${country}.`;
  if (!isCountryCode(country)) return `“${country}” is not a country: a VAT number begins with its letters.`;
  return /^[A-Z]{2}[A-Z0-9.+*-]{2,18}$/.test(vatId) ? undefined : 'This has not the form of a VAT number.';
}
