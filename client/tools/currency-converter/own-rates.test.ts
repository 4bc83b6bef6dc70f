import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { describeConversion } from './describe.ts';
import { readPastedRates } from './rates/pasted-rates.ts';
import { type CurrencyOptions, schema } from './schema.ts';

const describe = (options: Partial<CurrencyOptions>) =>
  describeConversion({ ...initialState(schema), ...options }, Date.parse('2026-11-23'));
const first = (options: Partial<CurrencyOptions>) => describe(options).figures[0].value;
const ownRates = '1 USD = 0.9 EUR';

// The form of https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml.
const ecbXml = `<gesmes:Envelope><Cube><Cube time='2026-11-20'>
  <Cube currency='USD' rate='1.2500'/><Cube currency='JPY' rate='160.00'/></Cube></Cube></gesmes:Envelope>`;

test('own lines stand with the XML of the ECB, before it or behind', () => {
  const options = { amount: '100', from: 'USD', to: 'EUR, JPY' };
  for (const text of [`1 USD = 0.7 EUR\n${ecbXml}`, `${ecbXml}\n1 USD = 0.7 EUR`]) {
    const { figures } = describe({ ...options, ownRates: text });
    expect(figures.map(({ value }) => value)).toEqual(['70.00 EUR', '12,800 JPY']);
  }
  const cut = ecbXml.slice(0, ecbXml.indexOf("<Cube currency='JPY'"));
  expect(describe({ ...options, to: 'EUR', ownRates: cut }).notes?.at(-1)?.sentence).toContain('cut off');
  expect(() => readPastedRates(`hello\n${ecbXml}`, 'en')).toThrow('line 1: “hello” is not a rate.');
});

test('own rates are crossed with each other before any others are asked', () => {
  const own = { amount: '100', from: 'USD', to: 'EUR', ownRates: '1 USD = 0.5 CHF\n1 CHF = 2 EUR' };
  expect(first(own)).toBe('100.00 EUR');
  expect(describe(own).sentences?.[0]).toContain('your rates, through CHF');
  expect(first({ amount: '1', from: 'USD', to: 'EUR', ownRates: '$1 = €0.92' })).toBe('0.92 EUR');
  expect(() => first({ ownRates: '1 USD = 2 USD' })).toThrow('one currency on both sides');
  const twice = describe({ ...own, ownRates: '1 USD = 0.9 EUR\n1 USD = 0.8 EUR' });
  expect(twice.notes?.at(-1)?.sentence).toContain('Several of your lines are about EUR and USD');
});

test('a sign that several currencies share is not taken for one in silence', () => {
  expect(() => describe({ to: 'kr' })).toThrow('“kr” is the sign of several currencies: DKK, ISK, NOK, SEK.');
  expect(describe({ from: 'EUR', to: '$' }).notes?.[1]?.sentence).toContain('“$” is read as USD');
  expect(describe({ to: 'eur gbp / jpy, Swiss franc, HK$, Kč, zł' }).figures).toHaveLength(7);
  const crowns = { from: 'SEK', to: 'EUR', ownRates: '1 SEK = 0.1 EUR' };
  expect(first({ ...crowns, amount: '100 kr' })).toBe('10.00 EUR');
  expect(first({ ...crowns, amount: 'kr 1,000.50' })).toBe('100.05 EUR');
  expect(() => first({ from: 'USD', amount: '100 kr' })).toThrow('another currency than USD');
  expect(() => first({ from: 'USD', amount: '100 Kč' })).toThrow('another currency than USD');
  expect(first({ from: 'CZK', amount: '100 Kč', to: 'EUR', ownRates: '1 CZK = 0.04 EUR' })).toBe('4.00 EUR');
});

test('rounding does not hide what is there', () => {
  const gold = describe({ amount: '100', from: 'USD', to: 'XAU', ownRates: '1 XAU = 4000 USD' });
  // 100 ÷ 4000 ounces
  expect(gold.figures[0].value).toBe('0.025000 XAU');
  expect(gold.tables?.[1]?.plainRows[0]).toEqual(['1 USD', '0.000250']);
  const tiny = describe({ amount: '0.001', from: 'USD', to: 'EUR', ownRates: '1 USD = 0.9 EUR' });
  expect(tiny.sentences?.[1]).toBe('Before rounding, 0.001 USD is 0.0009 EUR.');
  expect(describe({ amount: '100', from: 'USD', to: 'EUR', ownRates }).sentences).toHaveLength(1);
});

test('the results by the bundled rates are named', () => {
  const sentence = (to: string, own: string) =>
    describe({ from: 'USD', to, ownRates: own }).notes?.[0]?.sentence;
  expect(sentence('EUR, CHF', '1 USD = 0.9 EUR')).toContain('Used for CHF.');
  expect(sentence('USD', '')).toContain('No rate is needed');
  expect(sentence('EUR', '1 USD = 0.9 EUR')).toContain('Only your custom rates');
});
