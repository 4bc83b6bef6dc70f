import { isCurrency } from '#core/numbers/typed-number.ts';
import { formatOf } from '#core/numbers/write-number.ts';

/** Several countries with their own currencies use this sign, so it identifies none. */
const sharedSign = '﷼';

/**
 * True if an amount such as `€5` or `5 EUR` has a different currency than `code`. A shared sign such as $ matches every
 * currency that uses it.
 */
export function isOfOtherCurrency(amount: string, code: string): boolean {
  const [, before, behind] = /^\s*([A-Z]{3})\b|\b([A-Z]{3})\s*$/.exec(amount) ?? [];
  const named = before ?? behind;
  if (named !== undefined && isCurrency(named)) return named !== code;
  const [sign] = /\p{Sc}/u.exec(amount) ?? [];
  return sign !== undefined && sign !== sharedSign && !signOf(code).includes(sign);
}

/** Returns the sign of a currency, such as € or kr. */
export function signOf(currency: string): string {
  const format = formatOf('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
}
