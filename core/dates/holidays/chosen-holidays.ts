import { dateOfCivilDay, dayOfCivilDate } from '#core/dates/days/day-numbers.ts';

/** The public holidays of a place in the years that the table covers. */
export interface PlaceHolidays {
  /** For example `Germany, Bavaria`. */
  readonly place: string;
  readonly note: string | undefined;
  /** The names of the holidays by day number, in order. */
  readonly days: ReadonlyMap<number, string>;
  readonly firstYear: number;
  readonly lastYear: number;
}

/** The holidays of the selected place, and which of them are worked anyway. */
export interface ChosenHolidays extends PlaceHolidays {
  readonly worked: ReadonlySet<number>;
}

export interface ListedHoliday {
  readonly day: number;
  readonly name: string;
}

/** Returns the day numbers of a list such as `2026-12-25 2027-01-01`. */
export function readWorkedDates(written: string): ReadonlySet<number> {
  const dates = written.matchAll(/\b(\d{4})-(\d{2})-(\d{2})\b/g);
  return new Set(
    Array.from(dates, ([, year, month, date]) => dayOfCivilDate(Number(year), Number(month), Number(date))),
  );
}

/** Returns the list with a day added or removed. */
export function changeWorkedDates(written: string, day: number, isWorked: boolean): string {
  const days = new Set(readWorkedDates(written));
  if (isWorked) days.add(day);
  else days.delete(day);
  return Array.from(days, isoDate)
    .toSorted((a, b) => a.localeCompare(b))
    .join(' ');
}

/** Lists the public holidays from the first day to before the last, worked or not. */
export function holidaysWithin(first: number, end: number, { days }: PlaceHolidays): ListedHoliday[] {
  return Array.from(days, ([day, name]) => ({ day, name })).filter(({ day }) => day >= first && day < end);
}

/** Returns a note if counted days lie beyond the table. */
export function tableSentences(first: number, end: number, holidays: PlaceHolidays | undefined): string[] {
  if (!holidays || end <= first) return [];
  const { firstYear, lastYear } = holidays;
  const isCovered = dateOfCivilDay(first).year >= firstYear && dateOfCivilDay(end - 1).year <= lastYear;
  return isCovered ? [] : [`${tableYears(holidays)}: beyond those years none is left out.`];
}

export function tableYears({ firstYear, lastYear }: PlaceHolidays): string {
  return `The table of public holidays covers ${firstYear} to ${lastYear}`;
}

function isoDate(day: number): string {
  const { year, month, date } = dateOfCivilDay(day);
  return [String(year).padStart(4, '0'), ...[month, date].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}
