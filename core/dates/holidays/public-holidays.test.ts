import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { dateOfCivilDay, dayOfCivilDate, isoWeekday } from '#core/dates/days/day-numbers.ts';
import { countries, firstTableYear, lastTableYear } from './countries.ts';
import { orthodoxEaster, westernEaster } from './easter.ts';
import { holidaysOf } from './public-holidays.ts';
import { dayOfRule } from './rule-days.ts';

type Lines = readonly string[];

const places = countries.flatMap(({ code, regions }) =>
  regions ? regions.map((region) => `${code}-${region.code}`) : [code],
);

const readFixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8'));
const iso = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
const dayOf = (text: string) => Date.parse(text) / 86_400_000;

/** The holidays of a year as `01-01 New Year’s Day`. */
function named(place: string, year: number): string[] {
  return [...holidaysOf(place).days]
    .filter(([day]) => dateOfCivilDay(day).year === year)
    .map(([day, name]) => `${iso(day).slice(5)} ${name}`);
}

/** The dates of a year without their names. */
const dates = (place: string, year: number) => named(place, year).map((text) => text.slice(0, 5));

test('Easter of both calendars, as python-dateutil has it', () => {
  const { western, orthodox } = readFixture('easter.json') as Record<'western' | 'orthodox', number[]>;
  const years = Array.from({ length: 200 }, (_, index) => 1900 + index);
  const sinceEquinox = (easter: (year: number) => number) =>
    years.map((year) => easter(year) - dayOfCivilDate(year, 3, 21));
  expect(sinceEquinox(westernEaster)).toEqual(western);
  expect(sinceEquinox(orthodoxEaster)).toEqual(orthodox);
});

/** Days that we have and the package has not, by place and by our date and name. */
const oursAlone = [
  // Moved by decree, since May 1, 2016 was the orthodox Easter Sunday.
  [/^GR$/, /^2016-05-03/],
  // The package lists them as days off without being holidays; act 1930:173 does not.
  [/^SE$/, /Midsummer Eve|Christmas Eve|New Year’s Eve/],
  // The weekday that makes up for a weekend, which the provinces leave to employers: see the note of Canada.
  [/^CA-/, /Canada Day \(observed\)/],
  [/^CA-ON$/, /^(?:2016|2022|2033)-12-27 Christmas Day \(observed\)/],
] as const;

const goodFridays = new RegExp(
  Array.from({ length: 21 }, (_, index) => iso(westernEaster(2015 + index) - 2)).join('|'),
);

/** Days that the package has and we have not, by place and date. */
const theirsAlone = [
  // To be decreed in those years.
  [/^GR$/, /^(?:2027-05-04|2032-05-04|2033-05-02)$/],
  // No usual day off; under “legal time limits” we have it.
  [/^NL-USE$/, goodFridays],
  // A day that only Brisbane has.
  [/^AU-QLD$/, /-08-|^2021-10-29$/],
  // Gazetted year by year.
  [/^AU-VIC$/, /^20(?:2[7-9]|3\d)-09-/],
  // The law of these provinces makes up for no such weekend.
  [/^CA-(?:AB|NL|NS|PE|SK|YT)$/, /-11-1[23]$/],
  [/^CA-(?:BC|MB)$/, /-10-0[12]$/],
  // A day off for public servants.
  [/^CA-(?:BC|NB|NL|NS|YT)$/, /^2022-09-19$/],
] as const;

test('Mondays to Fridays of 2015 to 2035, as the Python package has them', () => {
  const fixture = readFixture('public-holidays.json') as Record<string, Record<string, Lines>>;
  let compared = 0;
  for (const [country, { '*': shared = [], ...regions }] of Object.entries(fixture)) {
    for (const [region, own] of Object.entries(regions)) {
      const place = region === '' ? country : `${country}-${region}`;
      const isListed = (list: readonly (readonly [RegExp, RegExp])[], text: string) =>
        list.some(([where, what]) => where.test(place) && what.test(text));
      const theirs = new Set([...shared, ...own].flatMap(readLine));
      const ours = new Map(
        [...holidaysOf(place).days]
          .filter(([day]) => isoWeekday(day) <= 5)
          .map(([day, name]) => [iso(day), name]),
      );
      const missing = [...theirs].filter((day) => !ours.has(day) && !isListed(theirsAlone, day));
      const added = Array.from(ours, ([day, name]) => `${day} ${name}`).filter(
        (text) => !theirs.has(text.slice(0, 10)) && !isListed(oursAlone, text),
      );
      expect({ place, missing, added }).toEqual({ place, missing: [], added: [] });
      compared += theirs.size;
    }
  }
  expect(compared).toBeGreaterThan(14_000);
});

function readLine(line: string): string[] {
  const [year = '', ...days] = line.split(' ');
  return days.map((day) => `${year}-${day.slice(0, 2)}-${day.slice(2)}`);
}

test('bank holidays as gov.uk lists them', () => {
  expect(named('GB-ENG', 2022)).toEqual([
    '01-01 New Year’s Day',
    '01-03 New Year’s Day (observed)',
    '04-15 Good Friday',
    '04-18 Easter Monday',
    '05-02 Early May bank holiday',
    '06-02 Spring bank holiday',
    '06-03 Platinum Jubilee bank holiday',
    '08-29 Summer bank holiday',
    '09-19 State Funeral of Queen Elizabeth II',
    '12-25 Christmas Day',
    '12-26 Boxing Day',
    '12-27 Christmas Day (observed)',
  ]);
  // Only weekdays, as that list has them.
  const listed = (place: string, year: number) =>
    dates(place, year).filter((date) => isoWeekday(dayOf(`${year}-${date}`)) <= 5);
  expect(listed('GB-ENG', 2021).slice(-2)).toEqual(['12-27', '12-28']);
  expect(listed('GB-SCT', 2022).slice(0, 2)).toEqual(['01-03', '01-04']);
  expect(listed('GB-SCT', 2023).slice(0, 2)).toEqual(['01-02', '01-03']);
  expect(listed('GB-NIR', 2026)).toContain('07-13');
  expect(listed('GB-ENG', 2020)).toContain('05-08');
  expect(listed('GB-ENG', 2020)).not.toContain('05-04');
});

test('federal holidays as opm.gov lists them; the Reserve Banks leave Saturdays', () => {
  // 2021, whose December 31 replaces January 1, 2022.
  expect(dates('US-FED', 2021).filter((date) => isoWeekday(dayOf(`2021-${date}`)) <= 5)).toEqual([
    '01-01',
    '01-18',
    '02-15',
    '05-31',
    '06-18',
    '07-05',
    '09-06',
    '10-11',
    '11-11',
    '11-25',
    '12-24',
    '12-31',
  ]);
  expect(dates('US-FRB', 2021)).not.toContain('12-24');
  expect(dates('US-FRB', 2021)).not.toContain('12-31');
  expect(dates('US-FRB', 2022)).toContain('06-20');
});

test('T2 closing days as the European Central Bank lists them', () => {
  expect(dates('T2', 2024)).toEqual(['01-01', '03-29', '04-01', '05-01', '12-25', '12-26']);
  expect(dates('T2', 2025)).toEqual(['01-01', '04-18', '04-21', '05-01', '12-25', '12-26']);
});

test('equinoxes, bridges and substitutes as Japan’s cabinet office lists them', () => {
  const equinoxes = (month: string) =>
    [2015, 2016, 2020, 2021, 2023, 2024, 2025, 2026].map((year) =>
      named('JP', year)
        .find((text) => text.startsWith(month) && text.includes('Equinox'))
        ?.slice(3, 5),
    );
  expect(equinoxes('03')).toEqual(['21', '20', '20', '20', '21', '20', '20', '20']);
  expect(equinoxes('09')).toEqual(['23', '22', '22', '23', '23', '22', '23', '23']);
  expect(dates('JP', 2019).filter((date) => date > '04-01' && date < '06-01')).toEqual([
    '04-29',
    '04-30',
    '05-01',
    '05-02',
    '05-03',
    '05-04',
    '05-05',
    '05-06',
  ]);
  expect(named('JP', 2015)).toContain('09-22 Day between two holidays');
  expect(named('JP', 2026)).toContain('05-06 Constitution Day (observed)');
});

test('days that came, went or moved by law', () => {
  expect(dates('DE-HH', 2017)).toContain('10-31');
  expect(dates('DE-HH', 2016)).not.toContain('10-31');
  expect(dates('DE-BY', 2018)).not.toContain('10-31');
  expect(dates('NL-USE', 2025)).toContain('04-26');
  expect(dates('NL-USE', 2025)).not.toContain('04-27');
  expect(dates('SK', 2026)).not.toContain('11-17');
  expect(dates('DK', 2024)).not.toContain('04-26');
  expect(dates('IT', 2027)).toContain('10-04');
  expect(dates('IE', 2030).slice(0, 2)).toEqual(['01-01', '02-01']);
});

test('every place has a table of its own, in order, of its years, without empty names', () => {
  expect(new Set(places).size).toBe(places.length);
  for (const place of places) {
    const { days, place: name } = holidaysOf(place);
    expect(name).not.toBe('');
    const numbers = [...days.keys()];
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    for (const [day, text] of days) {
      expect(text.trim()).not.toBe('');
      const { year } = dateOfCivilDay(day);
      expect(year >= firstTableYear && year <= lastTableYear).toBe(true);
    }
    for (let year = firstTableYear; year <= lastTableYear; year += 1) {
      expect(dates(place, year).length).toBeGreaterThanOrEqual(4);
    }
  }
});

test('every region that a rule names is one of its country', () => {
  for (const { code, regions = [], rules } of countries) {
    const known = new Set(regions.map((region) => region.code));
    const used = rules.flatMap(([, , limits]) => `${limits?.in ?? ''} ${limits?.notIn ?? ''}`.split(' '));
    expect({ code, unknown: used.filter((region) => region !== '' && !known.has(region)) }).toEqual({
      code,
      unknown: [],
    });
  }
});

test('a weekday of a month, and one near a date', () => {
  const years = fc.integer({ min: 1, max: 9_999 });
  fc.assert(
    fc.property(years, fc.integer({ min: 1, max: 12 }), (year, month) => {
      const two = String(month).padStart(2, '0');
      const first = dayOfRule(`1st Thu of ${two}`, year) ?? 0;
      const last = dayOfRule(`last Thu of ${two}`, year) ?? 0;
      expect([isoWeekday(first), isoWeekday(last)]).toEqual([4, 4]);
      expect(dateOfCivilDay(first)).toMatchObject({ year, month });
      expect(dateOfCivilDay(first).date).toBeLessThanOrEqual(7);
      expect(dateOfCivilDay(last)).toMatchObject({ year, month });
      expect(dateOfCivilDay(last + 7).month).not.toBe(month);
      expect(dayOfRule(`Thu from ${two}-01`, year)).toBe(first);
      expect(dayOfRule(`Thu before ${two}-08`, year)).toBe(first);
    }),
  );
  expect(() => dayOfRule('1st Xyz of 05', 2026)).toThrow('Not a weekday');
  expect(() => dayOfRule('someday', 2026)).toThrow('Not a rule');
});

test('a country alone means its first region; what is no place is refused', () => {
  expect(holidaysOf('GB').place).toBe('United Kingdom, England and Wales');
  expect(holidaysOf('AT').place).toBe('Austria');
  for (const code of ['', 'XX', 'DE-XX', 'AT-1', 'constructor', '<b>']) {
    expect(() => holidaysOf(code)).toThrow(ToolInputError);
  }
  fc.assert(
    fc.property(fc.string(), (code) => {
      try {
        holidaysOf(code);
      } catch (error) {
        expect(error).toBeInstanceOf(ToolInputError);
      }
    }),
  );
});
