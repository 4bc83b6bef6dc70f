import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { provideTemporal } from '#client/lib/temporal.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError } from '#core/errors.ts';
import { makeCalendarFile } from '#core/dates/days/calendar-file.ts';
import { isoWeek } from '#core/dates/days/date-text.ts';
import { describeDifference } from './describe-difference.ts';
import { isDayOff } from '#core/dates/days/days-off.ts';
import { readHolidayFile } from '#core/dates/holidays/holiday-file.ts';
import { addUnits, differenceBetween, readAmount, readDate } from '#core/dates/days/date-arithmetic.ts';
import { addDurations, readDurations } from '#core/dates/days/durations.ts';
import { dayNumber } from '#core/dates/days/day-numbers.ts';
import { schema } from '../state.ts';
import {
  addWorkDays,
  countDays,
  countWeekday,
  isWorkDay,
  readWorkCalendar,
} from '#core/dates/days/work-days.ts';

beforeAll(provideTemporal);

const date = (text: string) => readDate(text, 'Date');
const between = (start: string, end: string) => differenceBetween(date(start), date(end), false);

test('days are civil days, whatever the clocks do, back to the year 1', () => {
  // Python: (date(b) - date(a)).days
  expect(between('1990-02-28', '2026-11-21').days).toBe(13_415);
  expect(between('2026-11-21', '1990-02-28').days).toBe(-13_415);
  expect(between('2026-03-28', '2026-03-30').days).toBe(2);
  expect(between('2026-10-24', '2026-10-26').days).toBe(2);
  expect(between('0001-01-01', '9999-12-31').days).toBe(3_652_058);
  expect(between('0090-02-28', '2026-11-21').days).toBe(707_375);
  expect(between('2026-11-21', '2026-11-21').days).toBe(0);
  expect(differenceBetween(date('2026-11-21'), date('2026-11-21'), true).days).toBe(1);
});

test('months and days balance as test262 has it at the end of a month', () => {
  const span = (start: string, end: string) => between(start, end).calendar;
  // built-ins/Temporal/PlainDate/prototype/until: balancing of days to months at end of month
  expect(span('1970-01-28', '1970-02-28')).toEqual({ years: 0, months: 1, days: 0 });
  expect(span('1970-01-29', '1970-02-28')).toEqual({ years: 0, months: 0, days: 30 });
  expect(span('1970-01-30', '1970-02-28')).toEqual({ years: 0, months: 0, days: 29 });
  expect(span('1970-01-31', '1970-02-28')).toEqual({ years: 0, months: 0, days: 28 });
  expect(span('2024-02-29', '2025-02-28')).toEqual({ years: 0, months: 11, days: 30 });
  expect(span('2024-02-29', '2028-02-29')).toEqual({ years: 4, months: 0, days: 0 });
  expect(between('1970-02-28', '1970-01-28')).toMatchObject({
    isBackwards: true,
    calendar: { months: 1, days: 0 },
  });
});

test('approximate months and years use the Gregorian mean', () => {
  const state = { ...initialState(schema), start: '2000-01-01', end: '2400-01-01' };
  expect(describeDifference(state, '2026-11-21', 'en').rows).toContainEqual([
    'Approximately',
    '4,800 months, or 400 years',
  ]);
  // 365 ÷ 365.2425 years and twelve times as many months, by decimal of Python.
  expect(describeDifference({ ...state, end: '2000-12-31' }, '2026-11-21', 'en').rows).toContainEqual([
    'Approximately',
    '11.99 months, or 0.9993 years',
  ]);
});

test('adding months keeps within the month', () => {
  const plus = (base: string, amount: number, unit: 'days' | 'months' | 'years') => {
    const { date: result, isClamped, wayBack } = addUnits(date(base), amount, unit);
    return [result.toString(), isClamped, wayBack?.toString()];
  };
  expect(plus('2026-01-31', 1, 'months')).toEqual(['2026-02-28', true, '2026-01-28']);
  expect(plus('2024-01-31', 1, 'months')).toEqual(['2024-02-29', true, '2024-01-29']);
  expect(plus('2024-02-29', 1, 'years')).toEqual(['2025-02-28', true, '2024-02-28']);
  expect(plus('2026-03-31', -1, 'months')).toEqual(['2026-02-28', true, '2026-03-28']);
  expect(plus('2026-11-21', 7, 'days')).toEqual(['2026-11-28', false, undefined]);
  // ISO 8601 numbers 1 BC as 0; the tool counts years from 1.
  for (const written of ['0000-01-01', '0000-02-29', '29.02.0000'])
    expect(() => date(written)).toThrow('Dates go from the year 1 to 9999');
  expect(() => addUnits(date('9999-12-31'), 1, 'days')).toThrow(ToolInputError);
  expect(() => addUnits(date('2026-11-21'), 9e15, 'years')).toThrow('outside the years 1 to 9999');
  expect(() => addUnits(date('2026-11-21'), -9e15, 'days')).toThrow(ToolInputError);
});

test('business days, by an independent count', () => {
  const usual = readWorkCalendar('sat-sun', '');
  const count = (start: string, end: string, calendar = usual) =>
    countDays(dayNumber(date(start)), dayNumber(date(end)), calendar);
  // Python, day by day.
  expect(count('2026-01-01', '2027-01-01')).toEqual({ workDays: 261, weekendDays: 104, holidays: 0 });
  const off = readWorkCalendar('sat-sun', '2026-12-25 Christmas\n2026-12-26\n\n2026-01-01');
  expect(count('2026-01-01', '2027-01-01', off)).toEqual({ workDays: 259, weekendDays: 104, holidays: 2 });
  expect(count('2026-01-01', '2027-01-01', readWorkCalendar('fri-sat', '')).workDays).toBe(261);
  expect(count('0001-01-01', '9999-12-31').workDays).toBe(2_608_614);
  expect(addWorkDays(date('2026-11-21'), 10, usual).toString()).toBe('2026-12-04');
  expect(addWorkDays(date('2026-11-20'), -10, usual).toString()).toBe('2026-11-06');
  expect(addWorkDays(date('2026-12-24'), 1, off).toString()).toBe('2026-12-28');
  expect(addWorkDays(date('2026-01-01'), 100_000, usual).toString()).toBe('2409-04-23');
  expect(() => addWorkDays(date('2026-01-01'), 1_000_001, usual)).toThrow(ToolInputError);
  expect(() => addWorkDays(date('9999-01-01'), 1_000, usual)).toThrow(ToolInputError);
});

test('days off by range and every year, by an independent count', () => {
  const count = (start: string, end: string, lines: string) =>
    countDays(dayNumber(date(start)), dayNumber(date(end)), readWorkCalendar('sat-sun', lines));
  // Python, day by day.
  const christmas = '2026-12-24 to 2027-01-01 closed';
  expect(count('2026-12-01', '2027-02-01', christmas)).toEqual({
    workDays: 37,
    weekendDays: 18,
    holidays: 7,
  });
  expect(count('2026-12-01', '2027-02-01', christmas.replace('to', '..'))).toMatchObject({ holidays: 7 });
  const yearly = '12-25 Christmas\n--01-01 New Year\n02-29';
  expect(count('2020-01-01', '2030-01-01', yearly)).toEqual({
    workDays: 2593,
    weekendDays: 1044,
    holidays: 16,
  });
  expect(count('0001-01-01', '9999-12-31', yearly).holidays).toBe(16_048);
  const calendar = readWorkCalendar('sat-sun', yearly);
  expect(addWorkDays(date('2026-12-24'), 1, calendar).toString()).toBe('2026-12-28');
  expect(addWorkDays(date('2023-12-29'), 1, calendar).toString()).toBe('2024-01-02');
  for (const [lines, message] of [
    ['2026-12-24 to 2026-12-01', 'Days off, line 1: the range ends before it begins.'],
    ['\n0001-01-01 to 9999-12-31', 'Days off, line 2: the range is too long.'],
    ['13-01', 'is not a date'],
    ['02-30', 'is not a date'],
    ['2026-12-24 to soon\nx', 'Days off, line 2'],
  ] as const) {
    expect(() => readWorkCalendar('sat-sun', lines)).toThrow(message);
  }
  fc.assert(
    fc.property(dates, (text) => {
      expect(isDayOff(dayNumber(date(text)), readWorkCalendar('none', text.slice(5)))).toBe(true);
      const next = date(text).add({ days: 1 });
      expect(isDayOff(dayNumber(next), readWorkCalendar('none', text.slice(5)))).toBe(false);
    }),
  );
  const every = Array.from({ length: 366 }, (_, day) =>
    date('2024-01-01').add({ days: day }).toString().slice(5),
  ).join('\n');
  expect(() => addWorkDays(date('2026-01-01'), 1, readWorkCalendar('none', every))).toThrow(
    'outside the years',
  );
});

test('durations in words and by ISO 8601, one after another', () => {
  const reach = (base: string, lines: string, sign: 1 | -1 = 1) =>
    addDurations(date(base).toPlainDateTime(), readDurations(lines), sign).toString();
  expect(reach('2026-01-31', '1 month')).toBe('2026-02-28T00:00:00');
  expect(reach('2026-01-31', '1mo\n1mo')).toBe('2026-03-28T00:00:00');
  expect(reach('2026-01-31', 'P2M')).toBe('2026-03-31T00:00:00');
  expect(reach('2026-01-01', '1 year, 2 months and 3 days')).toBe('2027-03-04T00:00:00');
  expect(reach('2026-01-01', '3d 1h\n-P1D\n90m 5s')).toBe('2026-01-03T02:30:05');
  // ISO 8601-1, 5.5.2: the smallest part may have a decimal fraction; PT1.5H is 90 minutes.
  for (const half of ['1.5 hours', '1,5h', 'PT1.5H', '0.0625 days'])
    expect(reach('2026-01-01', half)).toBe('2026-01-01T01:30:00');
  expect(reach('2026-01-01', '0.5 years 1.5 s')).toBe('2026-07-01T00:00:01.5');
  expect(reach('2026-01-01', '1w', -1)).toBe('2025-12-25T00:00:00');
  for (const text of [
    '',
    'soon',
    '3 parsecs',
    '1.5 mo',
    'P1Y and more',
    '5',
    'constructor',
    '1 constructor',
  ]) {
    expect(() => readDurations(text)).toThrow(ToolInputError);
  }
  expect(() => readDurations('1d\nx')).toThrow('Durations, line 2');
  expect(() => reach('9999-12-31', '1d')).toThrow(ToolInputError);
  expect(() => reach('2026-01-01', `${'9'.repeat(15)} years`)).toThrow(ToolInputError);
});

test('weekdays counted', () => {
  const first = dayNumber(date('2026-11-21'));
  // November 21, 2026 is a Saturday.
  const counts = [1, 2, 3, 4, 5, 6, 7].map((weekday) => countWeekday(first, first + 9, weekday));
  expect(counts).toEqual([1, 1, 1, 1, 1, 2, 2]);
  expect(countWeekday(first, first, 6)).toBe(0);
});

test('ISO weeks at the turn of the year', () => {
  // Python: date.isocalendar()
  expect(isoWeek(date('2026-01-01'))).toBe('2026-W01-4');
  expect(isoWeek(date('2024-12-30'))).toBe('2025-W01-1');
  expect(isoWeek(date('2027-01-01'))).toBe('2026-W53-5');
  expect(isoWeek(date('2020-12-31'))).toBe('2020-W53-4');
  expect(isoWeek(date('2008-12-29'))).toBe('2009-W01-1');
});

test('what is no date or number is refused with its name', () => {
  for (const text of ['', '2026-02-30', '2026-13-01', '31.11.2026', '2026-1-1', 'today', '-000001-01-01']) {
    expect(() => date(text)).toThrow(ToolInputError);
  }
  expect(date('2026-11-21T10:00:00Z').toString()).toBe('2026-11-21');
  // With points the day comes first, in every locale.
  expect(date('21.11.2026').toString()).toBe('2026-11-21');
  for (const text of ['', '0', '-3', '1.5', 'x', '1e400'])
    expect(() => readAmount(text, 'en')).toThrow(ToolInputError);
  expect(() => readWorkCalendar('sat-sun', '2026-12-25\nsoon')).toThrow('Days off, line 2');
  expect(() => readWorkCalendar('sat-sun', '\n'.repeat(2_000))).toThrow(ToolInputError);
});

test('an all-day event by RFC 5545', () => {
  expect(
    makeCalendarFile(
      { date: '2026-11-28', title: 'A, b; c' },
      '2026-11-21T01:02:03.456Z',
      'Date Calculator',
    ).split('\r\n'),
  ).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sundry//Date Calculator//EN',
    'BEGIN:VEVENT',
    'UID:20261121T010203Z-20261128@date-calculator',
    'DTSTAMP:20261121T010203Z',
    'DTSTART;VALUE=DATE:20261128',
    'SUMMARY:A\\, b\\; c',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('days off from a calendar file', () => {
  const calendar = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'DTSTART;VALUE=DATE:20261225',
    'DTEND;VALUE=DATE:20261227',
    'SUMMARY:Christmas\\, and the day',
    '  after',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'DTSTART;TZID=Europe/Paris:20260714T000000',
    'DTEND;TZID=Europe/Paris:20260715T000000',
    'RRULE:FREQ=YEARLY',
    'SUMMARY;LANGUAGE=fr:Fête nationale',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'DTSTART;VALUE=DATE:20260231',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'DTSTART;VALUE=DATE:20261126',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=4TH',
    'SUMMARY:Thanksgiving',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
  expect(readHolidayFile(calendar)).toEqual({
    lines:
      '07-14 Fête nationale\n2026-11-26 Thanksgiving\n2026-12-25 Christmas, and the day after\n2026-12-26 Christmas, and the day after',
    days: 4,
    repeating: 1,
  });
  expect(readHolidayFile('2026-12-25\r\n2026-12-26\r\n')).toMatchObject({
    lines: '2026-12-25\n2026-12-26',
    days: 2,
  });
  expect(() => readHolidayFile('BEGIN:VCALENDAR\nEND:VCALENDAR')).toThrow('no events with a date');
  expect(() => readHolidayFile('x'.repeat(5_000_001))).toThrow(ToolInputError);
  fc.assert(
    fc.property(fc.string(), (text) => {
      try {
        readHolidayFile(`BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:${text}`);
      } catch (error) {
        expect(error).toBeInstanceOf(ToolInputError);
      }
    }),
  );
});

const dates = fc
  .integer({ min: -700_000, max: 2_900_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))
  .filter((text) => /^\d{4}-/.test(text) && !text.startsWith('0000'));

test('the parts of a difference lead from one date to the other', () => {
  fc.assert(
    fc.property(dates, dates, (a, b) => {
      const [start, end] = a < b ? [a, b] : [b, a];
      const { days, calendar } = between(start, end);
      expect(days).toBe((Date.parse(end) - Date.parse(start)) / 86_400_000);
      expect(date(start).add(calendar).toString()).toBe(end);
      expect(addUnits(date(start), Math.max(days, 1), 'days').date.toString() >= end).toBe(true);
    }),
  );
});

test('counting and adding business days agree', () => {
  const calendar = readWorkCalendar('sat-sun', '2026-12-25\n2026-05-01');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 0, max: 1_000 }), (amount, offset) => {
      const base = date('2026-01-01').add({ days: offset });
      const reached = addWorkDays(base, amount, calendar);
      expect(isWorkDay(dayNumber(reached), calendar)).toBe(true);
      const { workDays } = countDays(dayNumber(base) + 1, dayNumber(reached) + 1, calendar);
      expect(workDays).toBe(amount);
    }),
  );
});
