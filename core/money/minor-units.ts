/** ISO 4217 currencies whose minor unit is not a hundredth. `Intl` does not help: it gives 0 digits for HUF and IQD. */
const unusualDigits: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

const digitsByCode = new Map(
  Object.entries(unusualDigits).flatMap(([digits, codes]) =>
    codes.split(' ').map((code) => [code, Number(digits)] as const),
  ),
);

/** Returns the number of decimals of a currency by ISO 4217: 2 for EUR, 0 for JPY, 3 for KWD. */
export function minorUnitDigits(code: string): number {
  return digitsByCode.get(code) ?? 2;
}
