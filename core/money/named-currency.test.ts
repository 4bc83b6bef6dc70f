import { expect, test } from 'vitest';
import { isOfOtherCurrency } from './named-currency.ts';

// The signs of CLDR: $ is the dollar’s of many countries and the peso’s, ¥ the yen’s and the yuan’s.
test('a sign or code of another currency is seen', () => {
  const others = [
    ['€100', 'USD'],
    ['100 EUR', 'USD'],
    ['USD 100', 'EUR'],
    ['$5', 'EUR'],
    ['5 £', 'JPY'],
    ['₹5', 'CHF'],
  ] as const;
  for (const [amount, code] of others) expect(isOfOtherCurrency(amount, code), amount).toBe(true);
});

test('its own, a shared sign, or none is not', () => {
  const own = [
    ['100', 'USD'],
    ['1.234,56 €', 'EUR'],
    ['EUR 5', 'EUR'],
    ['$5', 'CAD'],
    ['$5', 'MXN'],
    ['¥5', 'CNY'],
    ['¥5', 'JPY'],
    ['﷼5', 'SAR'],
    ['5 kr', 'SEK'],
    ['ABC', 'SEK'],
  ] as const;
  for (const [amount, code] of own) expect(isOfOtherCurrency(amount, code), amount).toBe(false);
});
