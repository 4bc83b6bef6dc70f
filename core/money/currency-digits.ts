import { ToolInputError } from '#core/errors.ts';
import { isCurrency } from '#core/numbers/typed-number.ts';
import { currencyNames } from './currencies.ts';
import { fundNames, otherCodes } from './fund-codes.ts';
import { readOwn } from '#core/collections/read-own.ts';

/**
 * Returns the number of decimals for the currency in a box; 2 if the box is empty. Throws a ToolInputError if it is not
 * a currency code.
 */
export function currencyDigits(written: string): number {
  const code = written.trim().toUpperCase();
  if (code === '' || isKnown(code)) return minorUnitDigits(code);
  const other = readOwn(otherCodes, code);
  const reason =
    other === undefined ? 'is not an ISO 4217 code.' : `stands for ${other} in ISO 4217, and has no amounts.`;
  throw new ToolInputError(`Currency: “${written.trim()}” ${reason}`, {
    field: 'currency',
    hint: 'Write the three letters of a currency, such as EUR or JPY.',
  });
}

/** Browsers know neither the newest currencies nor funds. */
function isKnown(code: string): boolean {
  return Object.hasOwn(currencyNames, code) || Object.hasOwn(fundNames, code) || isCurrency(code);
}

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
