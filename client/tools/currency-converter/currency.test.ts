import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError } from '#core/errors.ts';
import { parseRational, toFixedDecimal } from '#core/numbers/rational.ts';
import { findCurrency } from './converting/currency-words.ts';
import { swapped } from './converting/targets.ts';
import { describeConversion } from './describe.ts';
import { readPastedRates } from './rates/pasted-rates.ts';
import { findRate, snapshotDate } from './rates/rate-book.ts';
import { type CurrencyOptions, schema } from './schema.ts';

const nowMs = Date.parse(`${snapshotDate}T12:00Z`) + 10 * 86_400_000;
const describe = (options: Partial<CurrencyOptions>) =>
  describeConversion({ ...initialState(schema), ...options }, nowMs);
const first = (options: Partial<CurrencyOptions>) => describe(options).figures[0].value;
const ownRates = '1 USD = 0.9 EUR from my bank\nGBP/EUR 1.25\n100 JPY = 0.5 EUR';

// The form of https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml and eurofxref.csv.
const ecbXml = `<gesmes:Envelope><Cube><Cube time='2026-11-20'>
  <Cube currency='USD' rate='1.2500'/><Cube currency='JPY' rate='160.00'/></Cube>
  <Cube time='2026-11-19'><Cube currency='USD' rate='9.9'/></Cube></Cube></gesmes:Envelope>`;
const ecbCsv =
  'Date, USD, JPY, BGN, \n20 November 2026, 1.2500, 160.00, 1.9558, \n19 November 2026, 9, 9, 9, \n';

test('swapping exchanges the currency and the first of the list', () => {
  // Written by hand; the euro is EUR in ISO 4217.
  expect(swapped('USD', 'euros, GBP')).toEqual({ from: 'EUR', to: 'USD, GBP' });
  expect(swapped('USD', 'EUR, USD, JPY')).toEqual({ from: 'EUR', to: 'USD, JPY' });
  expect(() => swapped('USD', 'smoots')).toThrow('“smoots” is no currency');
});

test('amounts have the minor units of ISO 4217, though Intl says otherwise', () => {
  const own = {
    amount: '10',
    from: 'EUR',
    ownRates: '1 EUR = 400.126 HUF\n1 EUR = 160.126 JPY\n1 EUR = 0.33336 KWD\n1 EUR = 1500.12345 IQD',
  };
  expect(first({ ...own, to: 'HUF' })).toBe('4,001.26 HUF');
  expect(first({ ...own, to: 'JPY' })).toBe('1,601 JPY');
  expect(first({ ...own, to: 'KWD' })).toBe('3.334 KWD');
  expect(first({ ...own, to: 'IQD' })).toBe('15,001.235 IQD');
});

test('an amount that names another currency is not taken for the chosen one', () => {
  for (const amount of ['€100', '100 EUR', 'GBP 100'])
    expect(() => first({ amount, from: 'USD' })).toThrow('another currency than USD');
  expect(() => first({ amount: '100', feeFixed: '5 €', from: 'USD' })).toThrow('another currency than USD');
  expect(first({ amount: '$100', from: 'USD', to: 'EUR', ownRates })).toBe('90.00 EUR');
});

test('own rates win, then what was pasted, then the snapshot', () => {
  expect(first({ amount: '100', from: 'USD', to: 'EUR', ownRates })).toBe('90.00 EUR');
  expect(first({ amount: '1000', from: 'JPY', to: 'EUR', ownRates })).toBe('5.00 EUR');
  // The exact inverse: 1 / 1.25.
  expect(first({ amount: '100', from: 'EUR', to: 'GBP', ownRates })).toBe('80.00 GBP');
  expect(describe({ from: 'USD', to: 'EUR', ownRates }).sentences?.[0]).toContain('your rate: from my bank');
  for (const table of [ecbXml, ecbCsv]) {
    expect(first({ amount: '100', from: 'USD', to: 'JPY', ownRates: table })).toBe('12,800 JPY');
    expect(first({ amount: '100', from: 'USD', to: 'EUR', ownRates: table })).toBe('80.00 EUR');
    expect(describe({ from: 'USD', to: 'GBP', ownRates: table }).notes?.[0]?.sentence).toContain(
      'Bundled rates',
    );
  }
  // A line before the table wins over it.
  expect(first({ amount: '100', from: 'USD', to: 'EUR', ownRates: `1 USD = 0.7 EUR\n${ecbCsv}` })).toBe(
    '70.00 EUR',
  );
});

test('rates are crossed exactly: there and back is the same', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('USD', 'GBP', 'JPY', 'KWD', 'XAU', 'VND'),
      fc.constantFrom('CHF', 'EUR', 'IDR', 'BHD'),
      (from, to) => {
        const there = findRate(from, to)?.rate;
        const back = findRate(to, from)?.rate;
        expect(there && back && [there.numerator, there.denominator]).toEqual([
          back?.denominator,
          back?.numerator,
        ]);
      },
    ),
  );
  // A peg of the law: XOF and XAF are one to one, whatever the euro does.
  expect(findRate('XOF', 'XAF')?.rate).toEqual(parseRational('1'));
  expect(toFixedDecimal(findRate('EUR', 'XOF')?.rate ?? parseRational('0'), 9)).toBe('655.957');
});

test('fees come off first, and the effective rate is reported', () => {
  const report = describe({
    amount: '100',
    from: 'USD',
    to: 'EUR',
    feePercent: '2.5',
    feeFixed: '3',
    ownRates,
  });
  // (100 − 2.5 − 3) × 0.9
  expect(report.figures[0].value).toBe('85.05 EUR');
  expect(report.sentences?.[1]).toContain('94.5 USD are converted: with the fees, 1 USD brings 0.8505 EUR');
  expect(() => describe({ amount: '2', feeFixed: '3' })).toThrow('The fees are more than the amount.');
});

test('cash is rounded to its coins', () => {
  const options = { amount: '1', from: 'EUR', ownRates: '1 EUR = 0.93 CHF\n1 EUR = 402.6 HUF', isCash: true };
  expect(first({ ...options, to: 'CHF' })).toBe('0.95 CHF');
  expect(first({ ...options, to: 'HUF' })).toBe('405.00 HUF');
});

test('the age of the rates is always shown', () => {
  expect(describe({}).notes?.[0]).toMatchObject({
    severity: 'warning',
    sentence: 'Bundled rates are 10 days old, for information only.',
  });
  expect(describe({ from: 'USD', to: 'EUR', ownRates }).notes?.[0]?.sentence).toContain(snapshotDate);
  const today = describeConversion(initialState(schema), Date.parse(snapshotDate));
  expect(today.notes?.[0]?.severity).toBe('info');
});

test('a cheat sheet and the rates, for files', () => {
  const [rates, sheet] =
    describe({ from: 'USD', to: 'EUR, pounds', ownRates: '1 USD = 0.9 EUR' }).tables ?? [];
  expect(rates?.plainRows[0]).toEqual(['EUR', '90.00', '0.9', '1.11111111111', 'your rate']);
  expect(sheet?.columns).toEqual(['USD', 'EUR', 'GBP']);
  expect(sheet?.plainRows[3]?.slice(0, 2)).toEqual(['10 USD', '9.00']);
});

test('currencies by code, sign and name; retired ones are refused in words', () => {
  expect(['€', 'usd', 'Pounds', 'yen', 'Swiss franc', 'rupees', 'XAU'].map(findCurrency)).toEqual([
    'EUR',
    'USD',
    'GBP',
    'JPY',
    'CHF',
    'INR',
    'XAU',
  ]);
  for (const code of ['DEM', 'HRK', 'BGN', '__proto__', 'constructor', ''])
    expect(findCurrency(code), code).toBeUndefined();
  expect(() => describe({ to: 'EUR, DEM' })).toThrow('“DEM” is no currency that is used today.');
  expect(() => readPastedRates('1 USD = 0.9 DEM', 'en')).toThrow(
    'Custom rates, line 1: “DEM” is not among the currencies of this page.',
  );
  expect(() => readPastedRates('1 USD = 0.9 EUR\nhello', 'en')).toThrow(
    'Custom rates, line 2: “hello” is not a rate.',
  );
  expect(() => readPastedRates('1 USD = 0 EUR', 'en')).toThrow(ToolInputError);
});

test('whatever is pasted is read or refused in words', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...Array.from('1.5, =/\nUSDEURDate<Cube>\'"')) }),
      (text) => {
        try {
          describe({ ownRates: text, amount: text.slice(0, 5), to: text.slice(3, 9) });
        } catch (error) {
          expect(error).toBeInstanceOf(ToolInputError);
        }
      },
    ),
  );
});
