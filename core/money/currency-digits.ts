import { ToolInputError } from '#core/errors.ts';
import { isCurrency } from '#core/numbers/typed-number.ts';
import { currencyNames } from './currencies.ts';
import { fundNames, otherCodes } from './fund-codes.ts';
import { minorUnitDigits } from './minor-units.ts';
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
