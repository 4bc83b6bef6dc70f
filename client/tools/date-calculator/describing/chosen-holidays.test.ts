import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { provideTemporal } from '#client/lib/temporal.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError } from '#core/errors.ts';
import { changeWorkedDates, holidaysWithin, readWorkedDates } from '#core/dates/holidays/chosen-holidays.ts';
import { dayNumber } from '#core/dates/days/day-numbers.ts';
import { describeDates } from './describe.ts';
import { countries } from '#core/dates/holidays/countries.ts';
import { holidaysOf } from '#core/dates/holidays/public-holidays.ts';
import { readDate } from '#core/dates/days/date-arithmetic.ts';
import { type DateOptions, schema } from '../state.ts';
import { addWorkDays, countDays, isWorkDay, readWorkCalendar } from '#core/dates/days/work-days.ts';

beforeAll(provideTemporal);

const date = (text: string) => readDate(text, 'Date');
const day = (text: string) => dayNumber(date(text));

function calendarOf(place: string, worked = '', lines = '') {
  return readWorkCalendar('sat-sun', lines, { ...holidaysOf(place), worked: readWorkedDates(worked) });
}

const count = (place: string, start: string, end: string, worked = '', lines = '') =>
  countDays(day(start), day(end), calendarOf(place, worked, lines));

test('business days without public holidays, by an independent count', () => {
  // Python, day by day, with the package of fixtures/README.md.
  expect(count('DE-BY', '2026-12-21', '2027-01-08')).toMatchObject({ workDays: 11, holidays: 3 });
  expect(count('GB-ENG', '2026-12-21', '2027-01-05')).toMatchObject({ workDays: 8, holidays: 3 });
  expect(count('GB-SCT', '2026-12-21', '2027-01-05')).toMatchObject({ workDays: 7, holidays: 4 });
  expect(count('US-FED', '2015-01-01', '2036-01-01')).toMatchObject({ workDays: 5253, holidays: 225 });
  expect(count('JP', '2026-01-01', '2027-01-01')).toMatchObject({ workDays: 244, holidays: 17 });
  const add = (place: string, base: string, amount: number) =>
    addWorkDays(date(base), amount, calendarOf(place)).toString();
  expect(add('DE-BY', '2024-12-24', 1_000)).toBe('2028-12-18');
  expect(add('US-FED', '2024-12-24', 1_000)).toBe('2028-12-26');
  expect(add('DE-BY', '2026-12-24', 1)).toBe('2026-12-28');
});

test('a holiday taken out is worked, unless the person wrote it down as well', () => {
  const worked = '2026-12-25 2027-01-01';
  expect(count('DE-BY', '2026-12-21', '2027-01-08', worked)).toMatchObject({ workDays: 13, holidays: 1 });
  const lines = '2026-12-25 our own\n2026-12-28';
  expect(count('DE-BY', '2026-12-21', '2027-01-08', worked, lines)).toMatchObject({ holidays: 3 });
  expect(calendarOf('DE-BY', '', lines).single.get(day('2026-12-25'))).toBe('our own');
});

test('the list of dates worked', () => {
  const once = changeWorkedDates('', day('2027-01-01'), true);
  const twice = changeWorkedDates(once, day('2026-12-25'), true);
  expect(twice).toBe('2026-12-25 2027-01-01');
  expect(changeWorkedDates(twice, day('2026-12-25'), true)).toBe(twice);
  expect(changeWorkedDates(twice, day('2027-01-01'), false)).toBe('2026-12-25');
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 50_000 }), (written, number) => {
      const days = readWorkedDates(changeWorkedDates(written, number, true));
      expect(days).toEqual(new Set([...readWorkedDates(written), number]));
      expect(readWorkedDates(changeWorkedDates(written, number, false)).has(number)).toBe(false);
    }),
  );
});

const places = countries.flatMap(({ code, regions }) =>
  regions ? regions.map((region) => `${code}-${region.code}`) : [code],
);
const days = fc.integer({ min: day0(2010), max: day0(2040) });

function day0(year: number): number {
  return Date.UTC(year, 0, 1) / 86_400_000;
}

test('public holidays never add business days, and each counts once', () => {
  const plain = readWorkCalendar('sat-sun', '');
  fc.assert(
    fc.property(fc.constantFrom(...places), days, days, (place, one, other) => {
      const [first, end] = [Math.min(one, other), Math.max(one, other)];
      const calendar = calendarOf(place);
      const [without, taken] = [countDays(first, end, plain), countDays(first, end, calendar)];
      expect(taken.workDays + taken.holidays).toBe(without.workDays);
      const listed = holidaysWithin(first, end, holidaysOf(place));
      const onWeekdays = listed.filter((holiday) => isWorkDay(holiday.day, plain));
      expect(taken.holidays).toBe(onWeekdays.length);
    }),
  );
});

test('counting and adding business days agree with public holidays', () => {
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.integer({ min: 1, max: 400 }), days, (place, amount, base) => {
      const calendar = calendarOf(place);
      const reached = addWorkDays(date('1970-01-01').add({ days: base }), amount, calendar);
      expect(isWorkDay(dayNumber(reached), calendar)).toBe(true);
      expect(countDays(base + 1, dayNumber(reached) + 1, calendar).workDays).toBe(amount);
    }),
    { numRuns: 50 },
  );
});

test('the result names the place, and says where its table ends', async () => {
  const describe = (change: Partial<DateOptions>) =>
    describeDates({ ...initialState(schema), ...change }, '2026-11-21', 'en');
  const difference = {
    tab: 'difference',
    countsWorkDays: true,
    holidayPlace: 'DE-BY',
    start: '2026-12-21',
    end: '2027-01-08',
  } as const;
  const { shown, sentences, span } = await describe(difference);
  expect(shown).toBe('11 business days');
  expect(sentences).toContain(
    'Weekends, public holidays (Germany, Bavaria) and other days off are left out.',
  );
  expect(sentences.join(' ')).not.toContain('The table');
  expect(span?.work.publicHolidays?.place).toBe('Germany, Bavaria');
  const beyond = 'The table of public holidays covers 2015 to 2035: beyond those years none is left out.';
  expect((await describe({ ...difference, end: '2036-01-02' })).sentences).toContain(beyond);
  expect((await describe({ ...difference, end: '2036-01-01' })).sentences).not.toContain(beyond);
  expect((await describe({ ...difference, start: '2014-12-31' })).sentences).toContain(beyond);
  const sum = {
    tab: 'add',
    unit: 'workdays',
    base: '2026-12-24',
    amount: '1',
    holidayPlace: 'GB-ENG',
  } as const;
  expect((await describe(sum)).plain).toBe('2026-12-29');
  expect((await describe({ ...sum, workedHolidays: '2026-12-25' })).plain).toBe('2026-12-25');
  expect((await describe({ ...sum, base: '2035-12-31' })).sentences).toContain(beyond);
  // Other units know of no days off.
  expect((await describe({ ...sum, unit: 'days' })).span?.work.publicHolidays).toBeUndefined();
  await expect(describe({ ...difference, holidayPlace: 'XX' })).rejects.toThrow(ToolInputError);
});
