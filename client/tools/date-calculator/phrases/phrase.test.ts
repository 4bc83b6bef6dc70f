import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { provideTemporal } from '#client/lib/temporal.ts';
import { ToolInputError } from '#core/errors.ts';
import { feastIn } from './phrase-names.ts';
import { readPhrase } from './phrase.ts';

beforeAll(provideTemporal);

/** A Sunday. */
const today = '2026-11-22';

/** `base + 90 days`, or `start → end`. */
function read(text: string, locale = 'en-US', now = today): string | undefined {
  const phrase = readPhrase(text, Temporal.PlainDate.from(now), locale);
  if (!phrase) return undefined;
  if (phrase.kind === 'difference') return `${phrase.start.toString()} → ${phrase.end.toString()}`;
  if (phrase.kind === 'day') return `${phrase.asks} ${phrase.date.toString()} ${phrase.weekday ?? ''}`.trim();
  if (phrase.kind !== 'sum') return `${phrase.kind} ${JSON.stringify(Object.values(phrase).slice(1))}`;
  const { base, operation, amount } = phrase;
  const many = amount.unit === 'duration' ? amount.text : `${amount.count} ${amount.unit}`;
  return `${base.toString()} ${operation === 'add' ? '+' : '-'} ${many}`;
}

test.each([
  ['90 days from 3 March', '2026-03-03 + 90 days'],
  ['What is the date 90 days from March 3rd?', '2026-03-03 + 90 days'],
  ['90 days from 3 March 2027', '2027-03-03 + 90 days'],
  ['in 2 weeks', '2026-11-22 + 2 weeks'],
  ['a fortnight from now', '2026-11-22 + 2 weeks'],
  ['3 months ago', '2026-11-22 - 3 months'],
  ['10 business days after 2026-12-24', '2026-12-24 + 10 workdays'],
  ['five working days before christmas', '2026-12-25 - 5 workdays'],
  ['today + 45', undefined],
  ['today + 45 days', '2026-11-22 + 45 days'],
  ['1 May 2026 minus 1 quarter', '2026-05-01 - 3 months'],
  ['1 year, 2 months and 3 days from tomorrow', '2026-11-23 + 1 years 2 months 3 days'],
  ['36 hours from now', '2026-11-22 + 36 hours'],
  ['-3 days from today', '2026-11-22 - 3 days'],
  ['1.5 years from today', '2026-11-22 + 18 months'],
  ['1.5 weeks from today', '2026-11-22 + 252 hours'],
  ['2.5 days ago', '2026-11-22 - 60 hours'],
  ['2w3d after 1/2/2026', '2026-01-02 + 2 weeks 3 days'],
])('%s is a sum', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ['last Friday of next month', '2026-12-25'],
  ['the third Thursday of January 2027', '2027-01-21'],
  ['1st monday in may 2027', '2027-05-03'],
  ['friday', '2026-11-27'],
  ['next sunday', '2026-11-29'],
  ['last sunday', '2026-11-15'],
  ['this monday', '2026-11-23'],
  ['this sunday', '2026-11-22'],
  ['thanksgiving', '2026-11-26'],
  ['black friday', '2026-11-27'],
  ['orthodox easter', '2027-05-02'],
  ['orthodox easter 2026', '2026-04-12'],
  ['2026-W01-1', '2025-12-29'],
  ['2026-w53-7', '2027-01-03'],
  ['the day after tomorrow', '2026-11-24'],
  ['end of this month', '2026-11-30'],
  ['end of February 2028', '2028-02-29'],
  ['first day of next year', '2027-01-01'],
  ['days until Christmas', '2026-12-25'],
  ['how many days until 3 March?', '2027-03-03'],
  ['days until 22 november', '2026-11-22'],
  ['days to February 29', '2028-02-29'],
  ['easter', '2027-03-28'],
  ['good friday 2026', '2026-04-03'],
  ["new year's eve", '2026-12-31'],
  ['Friday, December 4', '2026-12-04'],
  ['3.3.2027', '2027-03-03'],
])('%s lies ahead of today', (text, expected) => {
  expect(read(text)).toBe(`${today} → ${expected}`);
});

test.each([
  ['days between 1 May and 1 June', '2026-05-01 → 2026-06-01'],
  ['from 20 December to 5 January', '2026-12-20 → 2027-01-05'],
  ['2026-01-01 to 2026-12-31', '2026-01-01 → 2026-12-31'],
  ['business days from 1 Jan 2026 until 1 Jan 2027', '2026-01-01 → 2027-01-01'],
  ['days since 28 February 1990', '1990-02-28 → 2026-11-22'],
  ['weeks since 1 december', '2025-12-01 → 2026-11-22'],
  ['1 march – yesterday', '2026-03-01 → 2026-11-21'],
])('%s is a difference', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ['Is 2100 a leap year?', 'leap year 2100-01-01'],
  ['will 2028 be a leap year', 'leap year 2028-01-01'],
  ['what day was 20 July 1969', 'weekday 1969-07-20'],
  ['What day of the week is Christmas 2027?', 'weekday 2027-12-25'],
  ['weekday of 14 March 2027', 'weekday 2027-03-14'],
  ['years when 14 March is a Friday', 'years 2026-03-14 5'],
  ['years when 29 February is a Sunday', 'years 2000-02-29 7'],
  ['In which years does 29 February 2020 fall on a saturday?', 'years 2020-02-29 6'],
])('%s asks about one date', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test('month names and the order of day and month are those of the language', () => {
  expect(read('90 days from 3. März 2026', 'de')).toBe('2026-03-03 + 90 days');
  expect(read('7 days from 1/2/2026', 'en-GB')).toBe('2026-02-01 + 7 days');
  expect(read('7 days from 1/2/2026', 'en-US')).toBe('2026-01-02 + 7 days');
  expect(read('10 days after 14 juillet', 'fr')).toBe('2026-07-14 + 10 days');
  expect(read('days until FRIDAY', 'tr')).toBe('2026-11-22 → 2026-11-27');
});

test('what is no date or question is not read', () => {
  for (const text of [
    '',
    'soon',
    'fifth monday of february 2027',
    '90 days',
    'days',
    '0 days from today',
    '90 parsecs from today',
    '90 days from somewhere',
    'march',
    'constructor',
    '1 constructor from today',
    'in berlin',
    'x'.repeat(5_000),
    '1 day, '.repeat(15),
  ]) {
    expect([text, read(text)]).toEqual([text, undefined]);
  }
});

test.each([
  ['29 feb 2023', 'There is no February 29, 2023: February 2023 has 28 days.'],
  ['30 February', 'There is no February 30: February has 28 or 29 days.'],
  ['90 days from 31 April 2026', 'There is no April 31, 2026: April 2026 has 30 days.'],
  ['13/13/2026', 'There is no month 13: a year has 12.'],
  ['week 53 of 2025', 'There is no week 53 of 2025: that year has 52 weeks (ISO 8601).'],
])('%s is reported as impossible', (text, sentence) => {
  expect(() => read(text)).toThrow(sentence);
});

test('Easter Sunday', () => {
  // U.S. Census Bureau, table of Easter dates; 1818 and 2285 are the earliest it can be.
  const dates = [
    '1818-03-22',
    '1943-04-25',
    '1961-04-02',
    '2000-04-23',
    '2008-03-23',
    '2024-03-31',
    '2038-04-25',
  ];
  for (const date of dates) expect(String(feastIn('easter', Number(date.slice(0, 4))))).toBe(date);
});

test('any text is read or not, and never an error', () => {
  const piece = fc.constantFrom(
    ...[
      'days',
      'from',
      '3',
      'March',
      'to',
      'next',
      'friday',
      'last',
      'of',
      'month',
      'until',
      '99',
      '-',
      '+',
      'a',
      'in',
      '9999',
      'end',
      'year',
    ],
  );
  const texts = fc.oneof(
    fc.string({ maxLength: 130 }),
    fc.array(piece, { maxLength: 9 }).map((list) => list.join(' ')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      try {
        readPhrase(text, Temporal.PlainDate.from(today), 'en');
      } catch (error) {
        expect(error).toBeInstanceOf(ToolInputError);
      }
    }),
    { numRuns: 3_000 },
  );
});

test('a part of a month is reported, not guessed', () => {
  expect(() => read('1.3 months from today')).toThrow('Part of a month has no fixed length');
  expect(() => read('1 May 2026 + 1.5 months')).toThrow(ToolInputError);
});

test.each([
  ['hours between 9:00 and 17:30', '2026-11-22 09:00 → 2026-11-22 17:30'],
  ['minutes from 9:15 am to noon', '2026-11-22 09:15 → 2026-11-22 12:00'],
  ['hours between 22:00 and 6:00', '2026-11-22 22:00 → 2026-11-23 06:00'],
  ['hours between 1 jan 2026 9:00 and 2 jan 2026 at 5:30pm', '2026-01-01 09:00 → 2026-01-02 17:30'],
  ['hours between 2026-03-28T12:00 and 2026-03-29', '2026-03-28 12:00 → 2026-03-29'],
  ['hours until christmas', '2026-11-22 20:15 → 2026-12-25'],
  ['minutes until 6:00', '2026-11-22 20:15 → 2026-11-23 06:00'],
  ['hours since 9am', '2026-11-22 09:00 → 2026-11-22 20:15'],
  ['days until christmas', '2026-11-22 → 2026-12-25'],
])('%s has times of day', (text, expected) => {
  const phrase = readPhrase(text, Temporal.PlainDate.from(today), 'en-US', Temporal.PlainTime.from('20:15'));
  if (phrase?.kind !== 'difference') throw new Error('no difference');
  const moment = (date: Temporal.PlainDate, time = '') => `${date.toString()} ${time}`.trim();
  const { start, end, startTime, endTime } = phrase;
  expect(`${moment(start, startTime)} → ${moment(end, endTime)}`).toBe(expected);
});

test('a time that no clock shows is reported', () => {
  expect(() => read('hours between 9:00 and 25:00')).toThrow('“25:00” is not a time of day');
});
