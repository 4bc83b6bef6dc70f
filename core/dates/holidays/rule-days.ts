import { dayOfCivilDate, isoWeekday } from '#core/dates/days/day-numbers.ts';
import { orthodoxEaster, westernEaster } from './easter.ts';

type Reader = (parts: Readonly<Record<string, string | undefined>>, year: number) => number | undefined;

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const forms: readonly (readonly [RegExp, Reader])[] = [
  [/^(?<month>\d\d)-(?<date>\d\d)$/, (parts, year) => dateOf(parts, year)],
  [
    /^(?<year>\d{4})-(?<month>\d\d)-(?<date>\d\d)$/,
    (parts, year) => (Number(parts.year) === year ? dateOf(parts, year) : undefined),
  ],
  [/^easter(?<shift>[+-]\d+)?$/, ({ shift = '0' }, year) => westernEaster(year) + Number(shift)],
  [/^orthodox(?<shift>[+-]\d+)?$/, ({ shift = '0' }, year) => orthodoxEaster(year) + Number(shift)],
  [
    /^(?<place>\d)(?:st|nd|rd|th) (?<weekday>\w{3}) of (?<month>\d\d)$/,
    ({ place, weekday, month }, year) =>
      onOrAfter(dayOfCivilDate(year, Number(month), 1), weekday) + (Number(place) - 1) * 7,
  ],
  [
    /^last (?<weekday>\w{3}) of (?<month>\d\d)$/,
    ({ weekday, month }, year) => {
      const nextMonth = Number(month) + 1;
      const end = nextMonth > 12 ? dayOfCivilDate(year + 1, 1, 1) : dayOfCivilDate(year, nextMonth, 1);
      return onOrAfter(end - 7, weekday);
    },
  ],
  [
    /^(?<weekday>\w{3}) from (?<month>\d\d)-(?<date>\d\d)$/,
    (parts, year) => onOrAfter(dateOf(parts, year), parts.weekday),
  ],
  [
    /^(?<weekday>\w{3}) before (?<month>\d\d)-(?<date>\d\d)$/,
    (parts, year) => onOrAfter(dateOf(parts, year) - 7, parts.weekday),
  ],
  [/^equinox (?<month>03|09)$/, ({ month }, year) => equinoxInJapan(year, Number(month))],
];

/**
 * Returns the day number of a rule's `on` in a year; undefined if the rule has no day in that year. Throws for an
 * invalid rule.
 */
export function dayOfRule(on: string, year: number): number | undefined {
  for (const [form, read] of forms) {
    const parts = form.exec(on)?.groups;
    if (parts) return read(parts, year);
  }
  throw new Error(`Not a rule of a holiday: ${on}`);
}

function dateOf({ month, date }: Readonly<Record<string, string | undefined>>, year: number): number {
  return dayOfCivilDate(year, Number(month), Number(date));
}

function onOrAfter(day: number, weekday: string | undefined): number {
  const wanted = weekdays.indexOf(weekday ?? '') + 1;
  if (wanted === 0) throw new Error(`Not a weekday: ${weekday ?? ''}`);
  return day + ((wanted - isoWeekday(day) + 7) % 7);
}

/**
 * The mean equinox moves by 0.242194 days a year against the calendar, less the leap days. The start values are valid
 * for Japan's time zone and the years 1980 to 2099. Japan announces the days a year ahead, from the same astronomy.
 */
function equinoxInJapan(year: number, month: number): number {
  const since = year - 1980;
  const start = month === 3 ? 20.8431 : 23.2488;
  return dayOfCivilDate(year, month, Math.floor(start + 0.242194 * since - Math.floor(since / 4)));
}
