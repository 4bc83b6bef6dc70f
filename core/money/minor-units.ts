/** ISO 4217's currencies whose minor unit is no hundredth. `Intl` cannot be asked: it gives HUF 0 and IQD 0. */
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

/** The digits after the point of a currency's amounts by ISO 4217: 2 for EUR, 0 for JPY, 3 for KWD. */
export function minorUnitDigits(code: string): number {
  return digitsByCode.get(code) ?? 2;
}
