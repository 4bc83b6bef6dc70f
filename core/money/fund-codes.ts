/**
 * Codes of funds and units of account in ISO 4217, list one. Amounts exist in these units, but no one pays with them.
 */
export const fundNames: Readonly<Record<string, string>> = {
  BOV: 'Bolivian Mvdol',
  CHE: 'WIR Euro',
  CHW: 'WIR Franc',
  CLF: 'Chilean Unit of Account (UF)',
  COU: 'Colombian Real Value Unit',
  MXV: 'Mexican Investment Unit',
  USN: 'US Dollar (next day)',
  UYI: 'Uruguayan Peso (indexed units)',
  UYW: 'Uruguayan Nominal Wage Index Unit',
};

/** Meanings of the codes in list one that have no amounts. */
export const otherCodes: Readonly<Record<string, string>> = {
  XBA: 'a unit of the bond market',
  XBB: 'a unit of the bond market',
  XBC: 'a unit of the bond market',
  XBD: 'a unit of the bond market',
  XTS: 'tests',
  XXX: 'no currency at all',
};
