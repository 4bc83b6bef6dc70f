import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { provideTemporal } from '#client/lib/temporal.ts';
import { answer, answerOn } from './answer.ts';

beforeAll(provideTemporal);

const ask = (query: string) => answerOn(query, 'en-US', Temporal.PlainDate.from('2026-11-22'));

// The days between are those of Python's `date - date`.
test.each([
  ['12/25/2026 - 11/29/2026', '26 days'],
  ['2026-12-25 – 2026-01-01', '358 days'],
  ['2026-12-25–2026-01-01', '358 days'],
  ['2026-12-25 - 2026-11-29', '26 days'],
  ['25.12.2026 — 29.11.2026', '26 days'],
  ['Dec 25 2026 minus Nov 29 2026', '26 days'],
  ['2026-12-25 - today', '33 days'],
])('a dash between two dates: %s', (query, text) => {
  expect(ask(query)?.text).toBe(text);
});

test('answers with a date, or with the days between two, and says how to open the tool', () => {
  // Python: date(2026, 3, 3) + timedelta(90)
  expect(ask('90 days from 3 March')).toEqual({
    text: 'Monday, June 1, 2026',
    working: 'March 3, 2026 + 90 days.',
    opens: 'March 3, 2026 + 90 days',
    values: {
      tab: 'add',
      base: '2026-03-03',
      operation: 'add',
      unit: 'days',
      amount: '90',
      isSumAsked: true,
    },
  });
  expect(ask('last Friday of next month')).toMatchObject({
    text: 'Friday, December 25, 2026',
    working: '33 days from today',
  });
  expect(ask('days until Christmas')).toMatchObject({
    text: '33 days',
    working: 'November 22, 2026 → December 25, 2026 (1 month, 3 days)',
    values: {
      tab: 'difference',
      start: '2026-11-22',
      end: '2026-12-25',
      isDifferenceAsked: true,
      countsWorkDays: false,
    },
  });
  expect(ask('business days between 1 Jan 2026 and 1 Jan 2027')?.text).toBe('261 business days');
  expect(ask('business days between 10 August 2026 and 3 August 2026')?.text).toBe('−5 business days');
  expect(ask('one month from 31 January')?.working).toContain('That month has no day 31');
  expect(ask('36 hours from now')?.text).toBe('12:00 PM, Monday, November 23, 2026');
});

test('tells leap years, weekdays, and the years that have them', () => {
  expect(ask('is 2100 a leap year')).toMatchObject({
    text: '2100 is not a leap year',
    working: 'the next is 2104, the one before 2096.',
    values: { tab: 'day', day: '2100-01-01', onWeekday: 'same' },
  });
  expect(ask('is 2000 a leap year')?.text).toBe('2000 is a leap year');
  // Python: date(1969, 7, 20).strftime('%A')
  expect(ask('what day was 20 July 1969')?.text).toBe('Sunday');
  expect(ask('years when 14 March is a Friday')).toMatchObject({
    text: '2014, 2025, 2031, 2036, 2042',
    opens: 'March 14 on a Friday',
    values: { day: '2026-03-14', onWeekday: '5' },
  });
});

test('the headline is in the unit that was asked for', () => {
  // Python: (date(2026, 6, 1) - date(2026, 5, 1)).days == 31
  expect(ask('weeks between 1 May and 1 June')?.text).toBe('4 weeks, 3 days');
  expect(ask('hours between 1 May and 3 May')?.text).toBe('48 hours');
  expect(ask('months between 31 January 2026 and 1 June 2026')?.text).toBe('4 months, 1 day');
  // Python: date.fromisocalendar(2026, 53, 1)
  expect(ask('week 53 of 2026')?.text).toBe('December 28, 2026 – January 3, 2027');
  expect(ask('29 feb 2023')).toMatchObject({
    text: 'There is no February 29, 2023',
    working: 'February 2023 has 28 days.',
  });
});

// Python: date(2026, 11, 22) - date(1990, 2, 28), and Naegele’s 280 days from the last period.
test.each([
  ['how old is someone born on 5 May 1990', '36 years, 6 months, 17 days', '1990-05-05'],
  ['born 1990-02-28', '36 years, 8 months, 25 days', '1990-02-28'],
  ['age of 22 november', '0 days', '2026-11-22'],
  ['age of 2030-01-01', 'The date of birth lies after the day of the age.', '2030-01-01'],
  ['age of tomorrow', 'The date of birth lies after the day of the age.', '2026-11-23'],
])('%s is answered as in the tab: %s', (query, text, born) => {
  expect(ask(query)).toMatchObject({ text, values: { tab: 'age', born, ageOn: '' } });
});

// Python: dateutil’s relativedelta(date(2030, 11, 29), date(1990, 12, 31)).
test.each([
  'how old is someone born 1990-12-31 on 2030-11-29',
  'how old will I be on 29 November 2030 if I was born on 31 December 1990?',
])('%s is answered for that day', (query) => {
  const values = { tab: 'age', born: '1990-12-31', ageOn: '2030-11-29' };
  expect(ask(query)).toMatchObject({ text: '39 years, 10 months, 29 days', values });
});

test.each([
  ['due date from 10 August 2026', 'Monday, May 17, 2027', 'period', '2026-08-10'],
  ['due date 2026-08-10', 'Monday, May 17, 2027', 'period', '2026-08-10'],
  [
    'what is the due date if my last period was on 10 August?',
    'Monday, May 17, 2027',
    'period',
    '2026-08-10',
  ],
  ['due date conception 24 August 2026', 'Monday, May 17, 2027', 'conception', '2026-08-24'],
  ['due date from 9999-06-01', 'The result lies outside the years 1 to 9999.', 'period', '9999-06-01'],
])('%s: %s', (query, text, dueFrom, dueBase) => {
  expect(ask(query)).toMatchObject({ text, values: { tab: 'due', dueFrom, dueBase } });
});

test('is silent about anything else', () => {
  for (const query of [
    '',
    '3/4/2026',
    '2*(3+4)',
    '15% of 80',
    '12 ft in m',
    '3pm Tokyo in Berlin',
    '10.0.0.0/22',
    '16:9',
    'json to csv',
    'csv to json',
    'time until now or never',
    '#36c',
    '5 days',
    '9999999 years from today',
    'age of empires',
    'born to run',
    'due date',
    'due date calculator',
    'due date of the invoice',
  ]) {
    expect(ask(query), query).toBeUndefined();
  }
});

test('any text is answered or not, and never an error', () => {
  const piece = fc.constantFrom(
    'days',
    'from',
    '3',
    'March',
    'to',
    'friday',
    'until',
    '-',
    '9999',
    'years',
    'ago',
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 7 }).map((list) => list.join(' ')),
      (query) => {
        answer(query, 'en');
      },
    ),
    { numRuns: 1_000 },
  );
});

const askAt = (query: string) =>
  answerOn(query, 'en-US', Temporal.PlainDate.from('2026-11-22'), Temporal.PlainTime.from('20:15'));

// Python: datetime and timedelta.
test.each([
  ['hours between 9:00 and 17:30', '8 hours, 30 minutes'],
  ['minutes between 9:15 and 10:00', '45 minutes'],
  ['hours between 22:00 and 6:00', '8 hours'],
  ['hours between 1 jan 2026 9:00 and 2 jan 2026 17:30', '32 hours, 30 minutes'],
  ['hours until christmas', '771 hours, 45 minutes'],
  ['seconds between 2026-01-01 and 2026-01-02', '86,400 seconds'],
  ['45 minutes from now', '9:00 PM, Sunday, November 22, 2026'],
  ['90 seconds ago', '8:13:30 PM, Sunday, November 22, 2026'],
  ['36 hours after 2026-01-01 10:00', '10:00 PM, Friday, January 2, 2026'],
  ['5 pm + 10 hours', '3:00 AM, Monday, November 23, 2026'],
  ['3 days from now', 'Wednesday, November 25, 2026'],
  ['day of year 2026-12-31', 'Day 365'],
  ['days in february 2100', '28 days'],
  ['how many days in 2028', '366 days'],
  ['what week is it', 'Week 47 of 2026'],
])('%s is %s', (query, text) => {
  expect(askAt(query)?.text).toBe(text);
});

test('the fields give the same answer as the words', () => {
  const values = ask('weeks between 1 May and 1 June')?.values;
  expect(values).toMatchObject({ asked: 'weeks', start: '2026-05-01', end: '2026-06-01' });
});

test('a date alone has its weekday, unless its month is uncertain', () => {
  // Python: date(2026, 12, 25).strftime('%A').
  for (const query of ['12/25/2026', '2026-12-25', '25.12.2026'])
    expect(ask(query)?.text).toMatch(/^Friday, December 25/);
  expect(ask('3/4/2026')).toBeUndefined();
  expect(ask('2026-02-30')).toBeUndefined();
});

test('adds and subtracts lengths of time', () => {
  const texts = {
    '8:30 + 2:45': '11:15 (11 hours, 15 minutes)',
    '9:00 - 17:30': '8 hours, 30 minutes',
    '10:30 - 2:45': '7:45 (7 hours, 45 minutes)',
    '1h30 + 45min': '2 hours, 15 minutes',
    '1.5 h - 20 min': '1 hour, 10 minutes',
    P1Y2M3DT4H: '1 year, 2 months, 3 days, 4 hours',
  };
  for (const [query, text] of Object.entries(texts)) expect(ask(query)?.text).toBe(text);
  for (const query of ['20 min - 1.5 h', '16:9', '8:30', 'P', 'PT', '1h'])
    expect(ask(query), query).toBeUndefined();
});
