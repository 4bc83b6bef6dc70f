import { orthodoxEaster, westernEaster } from '#core/dates/holidays/easter.ts';
import { dateOfDay } from '#core/dates/days/day-numbers.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** The names in written dates, in lowercase. */
const englishMonths = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const englishWeekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const ordinals: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5 };
const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const moreNumbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  eleven: 11,
  twelve: 12,
  twenty: 20,
  thirty: 30,
  forty: 40,
  sixty: 60,
  ninety: 90,
};

/**
 * Returns the number of a month, 1 for January. Accepts English and the language of the locale, and abbreviations from
 * three letters on.
 */
export function monthOf(word: string, locale: string): number | undefined {
  return placeOf(word, englishMonths) ?? placeOf(word, localNames(locale, 'month'));
}

/** Returns the number of a weekday, 1 for Monday, by the same rules. */
export function weekdayOf(word: string, locale: string): number | undefined {
  return placeOf(word, englishWeekdays) ?? placeOf(word, localNames(locale, 'weekday'));
}

function placeOf(word: string, names: readonly string[]): number | undefined {
  const plain = word.replace(/\.$/, '');
  const place = names.findIndex((name) => name === plain || (plain.length >= 3 && name.startsWith(plain)));
  // The common abbreviations Sept. and Tues. are also beginnings of the name.
  return place === -1 ? undefined : place + 1;
}

const namesByLocale = new Map<string, readonly string[]>();

/**
 * Returns month or weekday names. They are cached, because creating a format takes a millisecond and the search box
 * asks on every key press.
 */
function localNames(locale: string, part: 'month' | 'weekday'): readonly string[] {
  const key = `${part} ${locale}`;
  const names = namesByLocale.get(key) ?? writeNames(locale, part);
  namesByLocale.set(key, names);
  return names;
}

function writeNames(locale: string, part: 'month' | 'weekday'): string[] {
  const format = new Intl.DateTimeFormat(locale, { [part]: 'long', timeZone: 'UTC', calendar: 'gregory' });
  // January 2024 began on a Monday, so its first seven days give the weekdays in order.
  const days = Array.from({ length: part === 'month' ? 12 : 7 }, (_, index) =>
    part === 'month' ? Date.UTC(2024, index, 1) : Date.UTC(2024, 0, 1 + index),
  );
  return days.map((day) => format.format(day).toLowerCase());
}

/** Reads `first`, `2nd`, `last` (-1). */
export function ordinalOf(word: string): number | undefined {
  if (word === 'last') return -1;
  const digits = /^([1-5])(?:st|nd|rd|th)$/.exec(word)?.[1];
  return digits ? Number(digits) : readOwn(ordinals, word);
}

/** Reads `90`, `ninety`, `a`. */
export function numberOf(word: string): number | undefined {
  if (/^\d{1,7}$/.test(word)) return Number(word);
  const place = numberWords.indexOf(word);
  if (place !== -1) return place;
  return readOwn(moreNumbers, word);
}

/** Month and day of holidays with a fixed date. */
const fixedFeasts: Readonly<Record<string, readonly [month: number, day: number]>> = {
  christmas: [12, 25],
  'christmas day': [12, 25],
  'christmas eve': [12, 24],
  'boxing day': [12, 26],
  'new year': [1, 1],
  "new year's": [1, 1],
  "new year's day": [1, 1],
  "new year's eve": [12, 31],
  "valentine's day": [2, 14],
  halloween: [10, 31],
};

/** Holidays by their distance from Easter Sunday in days. */
const movableFeasts: Readonly<Record<string, number>> = {
  'good friday': -2,
  easter: 0,
  'easter sunday': 0,
  'easter monday': 1,
  'ascension day': 39,
  pentecost: 49,
  'whit monday': 50,
};

/** Holidays of the United States, and Orthodox Easter. */
const otherFeasts: Readonly<Record<string, (year: number) => Temporal.PlainDate>> = {
  thanksgiving: thanksgiving,
  'thanksgiving day': thanksgiving,
  'black friday': (year) => thanksgiving(year).add({ days: 1 }),
  'independence day': (year) => new Temporal.PlainDate(year, 7, 4),
  'orthodox easter': orthodoxSunday,
  'orthodox easter sunday': orthodoxSunday,
  'orthodox good friday': (year) => orthodoxSunday(year).subtract({ days: 2 }),
  'orthodox easter monday': (year) => orthodoxSunday(year).add({ days: 1 }),
  'orthodox christmas': (year) => new Temporal.PlainDate(year, 1, 7),
};

/** Returns the fourth Thursday of November. */
function thanksgiving(year: number): Temporal.PlainDate {
  const first = new Temporal.PlainDate(year, 11, 1);
  return first.add({ days: ((4 - first.dayOfWeek + 7) % 7) + 21 });
}

function orthodoxSunday(year: number): Temporal.PlainDate {
  return dateOfDay(orthodoxEaster(year));
}

/** Returns the date of a holiday in a year; undefined for unknown names. */
export function feastIn(name: string, year: number): Temporal.PlainDate | undefined {
  const findFeast = readOwn(otherFeasts, name);
  if (findFeast) return findFeast(year);
  const fixed = readOwn(fixedFeasts, name);
  if (fixed) return new Temporal.PlainDate(year, fixed[0], fixed[1]);
  const days = readOwn(movableFeasts, name);
  return days === undefined ? undefined : dateOfDay(westernEaster(year) + days);
}
