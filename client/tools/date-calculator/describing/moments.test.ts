import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { provideTemporal } from '#client/lib/temporal.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError } from '#core/errors.ts';
import { readTime } from '#core/dates/days/clock-times.ts';
import { describeDifference } from './describe-difference.ts';
import { describeSum } from './describe-sum.ts';
import { countWorkSeconds } from './moments.ts';
import { type DateOptions, schema } from '../state.ts';
import { readWorkCalendar } from '#core/dates/days/work-days.ts';

beforeAll(provideTemporal);

const today = '2026-11-21';

function describe(start: string, end: string, more: Partial<DateOptions> = {}) {
  const [startDay = '', startTime = ''] = start.split(' ');
  const [endDay = '', endTime = ''] = end.split(' ');
  const state = { ...initialState(schema), start: startDay, end: endDay, startTime, endTime, ...more };
  const { shown, plain, rows, sentences } = describeDifference(state, today, 'en');
  return { shown, plain, sentences, ...Object.fromEntries(rows) };
}

test('times of day as people write them', () => {
  const read = (text: string) => readTime(text, 'Start time')?.toString();
  expect(['9', '9:30', '09.30', '21:30:15', '9:30 pm', '12am', '12:05 p.m.', '0:00'].map(read)).toEqual([
    '09:00:00',
    '09:30:00',
    '09:30:00',
    '21:30:15',
    '21:30:00',
    '00:00:00',
    '12:05:00',
    '00:00:00',
  ]);
  expect(read('  ')).toBeUndefined();
  for (const text of ['24:00', '9:60', '13 pm', '0 am', '-1', 'noonish', '9:3', '1e3', '９:30']) {
    expect(() => readTime(text, 'Start time')).toThrow(ToolInputError);
  }
});

test('two moments differ to the second, in every unit', () => {
  // Python: (datetime(2026, 11, 24, 17, 45, 30) - datetime(2026, 11, 20, 9, 30)).total_seconds() is 375330
  expect(describe('2026-11-20 9:30', '2026-11-24 17:45:30')).toMatchObject({
    shown: '4 days, 8 hours, 15 minutes, 30 seconds',
    plain: '104.258333',
    'In calendar terms': '4 days, 8 hours, 15 minutes, 30 seconds',
    Minutes: '6,255.5 minutes',
    Seconds: '375,330 seconds',
    // Python: the seconds from Monday to Friday, 9 to 17, one by one: 84600
    'Business hours, 09:00–17:00': '23 hours, 30 minutes',
  });
  expect(describe('2024-02-28 23:59:59', '2024-03-01 0:00:01')).toMatchObject({
    shown: '1 day, 2 seconds',
    Seconds: '86,402 seconds',
  });
  expect(describe('1990-02-28 6:00', '2026-11-21 7:30')).toMatchObject({
    'In calendar terms': '36 years, 8 months, 24 days, 1 hour, 30 minutes',
  });
  expect(describe('2026-11-21 17:00', '2026-11-21 8:30')).toMatchObject({
    shown: '−8 hours, 30 minutes',
    plain: '-8.5',
    sentences: ['The end lies before the start.', expect.any(String), expect.any(String)],
  });
  expect(describe('2026-11-21 17:00', '2026-11-21 17:00').shown).toBe('0 days');
  // Without times, nothing is given in seconds.
  expect(describe('2026-11-20', '2026-11-24')).toMatchObject({ shown: '4 days', Hours: '96 hours' });
});

test('business hours: within the window, without weekends and days off', () => {
  const work = (start: string, end: string, more: Partial<DateOptions> = {}) =>
    describe(start, end, { countsWorkDays: true, ...more }).shown;
  // Python: counted second by second.
  expect(work('2026-11-20 9:30', '2026-11-24 17:45:30', { holidays: '2026-11-23' })).toBe(
    '15 hours, 30 minutes of work',
  );
  expect(work('2026-11-20 10:00', '2026-11-20 16:30')).toBe('6 hours, 30 minutes of work');
  expect(work('2026-11-21 10:00', '2026-11-22 16:00')).toBe('0 hours of work');
  expect(work('2026-11-20 9:30', '2026-11-24 17:45:30', { workFrom: '', workTo: '' })).toBe(
    '56 hours, 15 minutes, 30 seconds of work',
  );
  expect(work('2026-11-24 17:00', '2026-11-24 9:00')).toBe('−8 hours of work');
  expect(() => work('2026-11-20 9:30', '2026-11-24 9:30', { workFrom: '17:00', workTo: '9:00' })).toThrow(
    'Work ends before it begins.',
  );
});

test('the work hours of two spans are those of the whole', () => {
  const calendar = readWorkCalendar('sat-sun', '12-25');
  const hours = { from: 9 * 3600, to: 17 * 3600 };
  const moment = fc.record({
    day: fc.integer({ min: 20_000, max: 21_000 }),
    second: fc.integer({ min: 0, max: 86_399 }),
  });
  fc.assert(
    fc.property(fc.array(moment, { minLength: 3, maxLength: 3 }), (moments) => {
      const sorted = moments.toSorted((a, b) => a.day - b.day || a.second - b.second);
      const [a, b, c] = sorted as [(typeof moments)[0], (typeof moments)[0], (typeof moments)[0]];
      const count = (start: typeof a, end: typeof a) => countWorkSeconds(start, end, hours, calendar);
      expect(count(a, b) + count(b, c)).toBe(count(a, c));
    }),
  );
});

test('durations begin at the base time', () => {
  const state: DateOptions = {
    ...initialState(schema),
    base: '2026-01-01',
    baseTime: '4:30 pm',
    unit: 'duration',
    durations: '3d 9h',
  };
  // Python: datetime(2026, 1, 1, 16, 30) + timedelta(days=3, hours=9)
  expect(describeSum(state, today, 'en').plain).toBe('2026-01-05T01:30:00');
  expect(() => describeSum({ ...state, baseTime: 'late' }, today, 'en')).toThrow('Base time: “late”');
});

// Python: date(2026, 6, 1) - date(2026, 5, 1) is 31 days.
test.each([
  ['weeks', '4 weeks, 3 days', '4.428571'],
  ['months', '1 month', '1'],
  ['years', '0 years', '0'],
  ['hours', '744 hours', '744'],
  ['minutes', '44,640 minutes', '44640'],
  ['seconds', '2,678,400 seconds', '2678400'],
] as const)('the headline is in the unit asked for: %s', (asked, shown, plain) => {
  expect(describe('2026-05-01', '2026-06-01', { asked })).toMatchObject({ shown, plain });
  const back = plain === '0' ? { shown, plain } : { shown: `−${shown}`, plain: `-${plain}` };
  expect(describe('2026-06-01', '2026-05-01', { asked })).toMatchObject(back);
});

test('the headline of moments is in the unit asked for, too', () => {
  expect(describe('2026-11-21 9:00', '2026-11-21 17:30', { asked: 'hours' })).toMatchObject({
    shown: '8 hours, 30 minutes',
    plain: '8.5',
  });
  expect(describe('2026-01-31', '2026-03-01 6:00', { asked: 'months' }).shown).toBe(
    '1 month, 1 day, 6 hours',
  );
});
