import { ToolInputError } from '#core/errors.ts';
import { isCurrency } from '#core/numbers/typed-number.ts';
import { currencyNames } from './currencies.ts';
import { minorUnitDigits } from './minor-units.ts';

/** The digits of amounts in the currency of a box; cents where it is empty. Throws a ToolInputError for what is no code. */
export function currencyDigits(written: string): number {
  const code = written.trim().toUpperCase();
  // Browsers do not know the newest ones.
  if (code === '' || Object.hasOwn(currencyNames, code) || isCurrency(code)) return minorUnitDigits(code);
  throw new ToolInputError(`Currency: “${written.trim()}” is no code of ISO 4217.`, {
    field: 'currency',
    hint: 'Write the three letters of one, such as EUR or JPY.',
  });
}
