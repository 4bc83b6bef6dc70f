import { isCurrency } from '#core/numbers/typed-number.ts';
import { formatOf } from '#core/numbers/write-number.ts';

/** Of several countries with currencies of their own, so it names none. */
const sharedSign = '﷼';

/**
 * True where an amount such as `€5` or `5 EUR` is of another currency than `code`. A sign that several share, such as $,
 * fits each of them.
 */
export function isOfOtherCurrency(amount: string, code: string): boolean {
  const [, before, behind] = /^\s*([A-Z]{3})\b|\b([A-Z]{3})\s*$/.exec(amount) ?? [];
  const named = before ?? behind;
  if (named !== undefined && isCurrency(named)) return named !== code;
  const [sign] = /\p{Sc}/u.exec(amount) ?? [];
  return sign !== undefined && sign !== sharedSign && !signOf(code).includes(sign);
}

function signOf(currency: string): string {
  const format = formatOf('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
}
