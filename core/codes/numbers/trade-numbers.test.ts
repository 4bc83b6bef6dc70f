import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { computeGtinCheck } from './check-digits.ts';
import type { TradeNumberKind } from './number-parts.ts';
import { readTradeNumber } from './trade-numbers.ts';
import { compressUpcA, expandUpcE } from './upc-e.ts';

// The examples of GS1's check digit calculator and General Specifications, of ISO 2108 and ISO 3297, and of Wikipedia.
test.each<[TradeNumberKind, string, string]>([
  ['ean13', '629104150021', '6291041500213'],
  ['ean13', '4006381333931', '4006381333931'],
  ['ean13', '4 006381 33393', '4006381333931'],
  ['ean8', '7351353', '73513537'],
  ['upca', '03600029145', '036000291452'],
  ['itf14', '1540014128876', '15400141288763'],
  ['itf14', '036000291452', '00036000291452'],
  ['upce', '425261', '04252614'],
  ['upce', '0425261', '04252614'],
  ['upce', '042100005264', '04252614'],
  ['isbn', '978-0-306-40615-7', '9780306406157'],
  ['isbn', 'ISBN 0-306-40615-2', '9780306406157'],
  ['isbn', '0-8044-2957-X', '9780804429573'],
  ['isbn', '978030640615', '9780306406157'],
  ['issn', '0378-5955', '9770378595002'],
  ['issn', '2434-561X', '9772434561006'],
  ['issn', '0378595', '9770378595002'],
])('%s %j is drawn as %s', (kind, written, digits) => {
  expect(readTradeNumber(kind, written).digits).toBe(digits);
});

test.each<[TradeNumberKind, string, RegExp, RegExp]>([
  ['ean13', '4006381333932', /ends in 2, and should end in 1/, /4006381333931/],
  ['upca', '036000291453', /ends in 3, and should end in 2/, /036000291452/],
  ['isbn', '0-306-40615-3', /ends in 3, and should end in 2/, /0306406152/],
  ['issn', '2434-5611', /ends in 1, and should end in X/, /2434561X/],
  ['ean13', '12345', /has 13 digits, or 12 without the check digit; this has 5/, /./],
  ['ean13', '40063813339a1', /“A” is not one/, /Code 128/],
  ['isbn', '4006381333931', /begins with 978 or 979/, /EAN-13/],
  ['upce', '036000291452', /cannot be shortened/, /UPC-A/],
  ['upce', '7425261', /begins with 0 or 1/, /UPC-A/],
  ['ean13', '4006381333931+123', /2 or 5 digits, not 3/, /./],
])('%s %j is refused, with a way to fix it', (kind, written, message, hint) => {
  try {
    readTradeNumber(kind, written);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(ToolInputError);
    expect((error as ToolInputError).message).toMatch(message);
    expect((error as ToolInputError).details.hint).toMatch(hint);
  }
});

// 12 digits of an EAN-13 that are a UPC-A, and 13 of an ITF-14 that are an EAN-13, have their check digit already.
test.each<[TradeNumberKind, string, boolean]>([
  ['ean13', '036000291452', true],
  ['ean13', '629104150021', false],
  ['itf14', '4006381333931', true],
  ['itf14', '1540014128876', false],
])('%s %s may be meant as another whole number: %s', (kind, written, isDoubtful) => {
  expect(readTradeNumber(kind, written).doubts?.length ?? 0).toBe(isDoubtful ? 1 : 0);
});

test('an add-on of two or five digits is beside the number', () => {
  expect(readTradeNumber('issn', '0378-5955 + 12')).toMatchObject({ digits: '9770378595002', addOn: '12' });
  expect(readTradeNumber('isbn', '978-0-306-40615-7|52495').addOn).toBe('52495');
  expect(readTradeNumber('isbn', '978 0 306 40615 7 52495').addOn).toBe('52495');
  expect(readTradeNumber('ean13', '4 006381 33393').addOn).toBe('');
});

test('the ISBN and ISSN stand above the bars as they are written', () => {
  expect(readTradeNumber('isbn', '0-306-40615-2').title).toBe('ISBN 978-0-306-40615-7');
  expect(readTradeNumber('isbn', '978-0-306-40615').title).toBe('ISBN 978-0-306-40615-7');
  expect(readTradeNumber('issn', '2434561').title).toBe('ISSN 2434-561X');
});

test('the working of a check digit is written as a sum of products', () => {
  // EAN-8 9638 5074, the example of Wikipedia’s “EAN-8”; the sum by hand.
  expect(computeGtinCheck('9638507').working).toBe(
    '3 × 9 + 1 × 6 + 3 × 3 + 1 × 8 + 3 × 5 + 1 × 0 + 3 × 7 = 86; 90 − 86 = 4',
  );
});

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

test('any one wrong digit is found', () => {
  fc.assert(
    fc.property(digits(12), fc.nat(11), fc.integer({ min: 1, max: 9 }), (body, at, change) => {
      const wrong = (Number(body[at]) + change) % 10;
      const other = body.slice(0, at) + String(wrong) + body.slice(at + 1);
      expect(computeGtinCheck(other).digit).not.toBe(computeGtinCheck(body).digit);
    }),
  );
});

test('every UPC-E is the short form of its UPC-A', () => {
  fc.assert(
    fc.property(fc.constantFrom('0', '1'), digits(6), (system, six) => {
      const long = expandUpcE(system + six);
      expect(long).toHaveLength(11);
      // Several UPC-E may mean one number; the chosen one must mean the same.
      const short = compressUpcA(long);
      expect(short).toBeDefined();
      expect(expandUpcE(short ?? '')).toBe(long);
    }),
  );
});

test('whatever is written gives a number or a mistake that is reported', () => {
  const kinds = fc.constantFrom<TradeNumberKind>('ean13', 'ean8', 'upca', 'upce', 'isbn', 'issn', 'itf14');
  fc.assert(
    fc.property(
      kinds,
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789X -+ISBN\n')) }),
      (kind, written) => {
        try {
          expect(readTradeNumber(kind, written).digits).toMatch(/^\d+$/);
        } catch (error) {
          expect(error).toBeInstanceOf(ToolInputError);
        }
      },
    ),
  );
});
