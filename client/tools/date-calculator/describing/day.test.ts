import { beforeAll, expect, test } from 'vitest';
import { provideTemporal } from '#client/lib/temporal.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { describeDay } from './describe-day.ts';
import { julianDate, julianDayNumber, julianText } from '#core/dates/days/julian-calendar.ts';
import { schema } from '../state.ts';
import { isLeapYear, nearestLeapYear, yearsOnWeekday } from '#core/dates/days/weekday-years.ts';

beforeAll(provideTemporal);

const date = (text: string) => Temporal.PlainDate.from(text);

test('the Julian date, by the days on which countries changed and the leap days Gregory left out', () => {
  const julian = (text: string) => {
    const { year, month, day } = julianDate(date(text));
    return `${year}-${month}-${day}`;
  };
  expect(julian('1582-10-15')).toBe('1582-10-5');
  expect(julian('1752-09-14')).toBe('1752-9-3');
  expect(julian('1918-02-14')).toBe('1918-2-1');
  expect(julian('1700-03-11')).toBe('1700-2-29');
  expect(julian('1900-03-13')).toBe('1900-2-29');
  expect(julian('2100-03-14')).toBe('2100-2-29');
  expect(julian('0001-01-01')).toBe('1-1-3');
  expect(julianText(date('1900-03-13'), 'en-US')).toBe('February 29, 1900');
  expect(julianText(date('1900-03-13'), 'de')).toBe('29. Februar 1900');
  // J2000, the first day of the Modified Julian Date, and the first Gregorian day.
  expect(julianDayNumber(date('2000-01-01'))).toBe(2_451_545);
  expect(julianDayNumber(date('1858-11-17'))).toBe(2_400_001);
  expect(julianDayNumber(date('1582-10-15'))).toBe(2_299_161);
});

test('the years in which a date falls on a weekday', () => {
  // Python: the years of date(year, month, day).weekday()
  expect(yearsOnWeekday(date('2026-03-14'), 5, 1, 5)).toEqual([2031, 2036, 2042, 2053, 2059]);
  expect(yearsOnWeekday(date('2026-03-14'), 5, -1, 5)).toEqual([2025, 2014, 2008, 2003, 1997]);
  expect(yearsOnWeekday(date('2020-02-29'), 6, 1, 5)).toEqual([2048, 2076, 2116, 2144, 2172]);
  expect(yearsOnWeekday(date('2020-02-29'), 6, -1, 5)).toEqual([1992, 1964, 1936, 1908, 1896]);
  expect(yearsOnWeekday(date('9999-12-31'), 5, 1, 5)).toEqual([]);
});

test('leap years', () => {
  expect([4, 1900, 2000, 2024, 2100, 2400].map(isLeapYear)).toEqual([true, false, true, true, false, true]);
  expect(nearestLeapYear(1897, 1)).toBe(1904);
  expect(nearestLeapYear(3, -1)).toBeUndefined();
  expect(nearestLeapYear(9997, 1)).toBeUndefined();
});

test('one date in every term', () => {
  const describe = (day: string, onWeekday: '5' | 'same' = 'same'): Record<string, unknown> => {
    const { rows, ...rest } = describeDay({ ...initialState(schema), day, onWeekday }, '2026-11-21', 'en-US');
    return { ...rest, ...Object.fromEntries(rows) };
  };
  expect(describe('')).toMatchObject({
    shown: 'Saturday',
    plain: '2026-11-21',
    'From today': 'today',
    'Day of the year': '325 of 365',
    'Left in the year': '40 days',
    'ISO week': '2026-W47-6',
    'Julian calendar': 'November 8, 2026',
    'Julian Day Number': '2,461,366',
    'Next on a Saturday in': '2037, 2043, 2048, 2054, 2065',
    'Last on a Saturday in': '2020, 2015, 2009, 1998, 1992',
  });
  expect(describe('2026-12-25')['From today']).toBe('in 34 days (1 month, 4 days)');
  expect(describe('2026-11-20')['From today']).toBe('1 day ago');
  expect(describe('2026-03-14', '5')['Next on a Friday in']).toBe('2031, 2036, 2042, 2053, 2059');
  expect(describe('9999-12-31')['Next on a Friday in']).toBe('none in the years 1 to 9999');
  expect(describe('2100-02-28').sentences).toEqual([
    'February 28, 2100.',
    '2100 is not a leap year: the next is 2104, the one before 2096.',
  ]);
});
