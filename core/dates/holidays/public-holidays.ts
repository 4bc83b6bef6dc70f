import { append } from '#core/collections/append.ts';
import { ToolInputError } from '#core/errors.ts';
import type { PlaceHolidays } from './chosen-holidays.ts';
import { dateOfCivilDay, isoWeekday } from '#core/dates/days/day-numbers.ts';
import { countries, firstTableYear, lastTableYear } from './countries.ts';
import type { HolidayCountry, RuleLimits, Substitution } from './holiday-rule.ts';
import { dayOfRule } from './rule-days.ts';

interface Found {
  readonly day: number;
  readonly name: string;
  readonly moves: Substitution;
}

/** Returns the holidays of a place such as `DE-BY`. Throws a ToolInputError for a place that is not in the table. */
export function holidaysOf(code: string): PlaceHolidays {
  const [countryCode, regionCode] = code.split('-');
  const country = countries.find((candidate) => candidate.code === countryCode);
  const region = country?.regions?.find((candidate) => candidate.code === (regionCode ?? candidate.code));
  if (!country || (regionCode !== undefined && !region)) {
    throw new ToolInputError(`Public holidays: there is no table for “${code.slice(0, 12)}”.`, {
      field: 'holidayPlace',
      hint: 'Choose a country in the list, or none and write the days off yourself.',
    });
  }
  const moves = region?.moves ?? country.moves ?? 'never';
  const found: Found[] = [];
  // Neighboring years matter too: December 31 may replace a January 1 that is a Saturday.
  for (let year = firstTableYear - 1; year <= lastTableYear + 1; year += 1) {
    append(found, holidaysOfYear(country, region?.code ?? '', year, moves));
  }
  return {
    place: region ? `${country.name}, ${region.name}` : country.name,
    note: country.note,
    days: withSubstitutes(found, country.hasBridges ?? false),
    firstYear: firstTableYear,
    lastYear: lastTableYear,
  };
}

const isDate = /^[\d-]+$|^equinox/;

function holidaysOfYear(
  { rules }: HolidayCountry,
  region: string,
  year: number,
  moves: Substitution,
): readonly Found[] {
  return rules.flatMap(([on, name, limits = {}]) => {
    if (!holdsIn(limits, region, year)) return [];
    const day = dayOfRule(on, year);
    // Only fixed dates are replaced; Easter and weekdays of a month never need it.
    const usual = isDate.test(on) ? moves : 'never';
    return day === undefined ? [] : [{ day, name, moves: limits.moves ?? usual }];
  });
}

function holdsIn(limits: RuleLimits, region: string, year: number): boolean {
  const { from = -Infinity, to = Infinity, only, not = [] } = limits;
  if (year < from || year > to || not.includes(year) || only?.includes(year) === false) return false;
  if (limits.in !== undefined) return limits.in.split(' ').includes(region);
  return limits.notIn?.split(' ').includes(region) !== true;
}

/**
 * By how many days a holiday on a Saturday (6) or Sunday (7) moves; `next` is the next weekday that is not a holiday.
 */
const shifts: Readonly<Record<Substitution, Readonly<Record<number, number | 'next'>>>> = {
  never: {},
  nearest: { 6: -1, 7: 1 },
  'next-weekday': { 6: 'next', 7: 'next' },
  'sunday-next': { 7: 'next' },
  'sunday-monday': { 7: 1 },
  'weekend-gives-way': { 6: 2, 7: 1 },
  'sunday-gives-way-back': { 7: -1 },
};

function withSubstitutes(found: readonly Found[], hasBridges: boolean): ReadonlyMap<number, string> {
  const shiftOf = ({ day, moves }: Found) => shifts[moves][isoWeekday(day)];
  const names = new Map<number, string>();
  for (const holiday of found) {
    if (shiftOf(holiday) === undefined || !holiday.moves.includes('gives-way')) add(names, holiday);
  }
  if (hasBridges) addBridges(names);
  for (const holiday of found.toSorted((a, b) => a.day - b.day)) {
    const shift = shiftOf(holiday);
    if (shift === undefined) continue;
    const day = shift === 'next' ? nextFreeWeekday(holiday.day, names) : holiday.day + shift;
    if (!names.has(day)) names.set(day, `${holiday.name} (observed)`);
  }
  const inTable = [...names].filter(([day]) => isTableYear(dateOfCivilDay(day).year));
  return new Map(inTable.toSorted(([a], [b]) => a - b));
}

function add(names: Map<number, string>, { day, name }: Found): void {
  const other = names.get(day);
  names.set(day, other === undefined ? name : `${other}, ${name}`);
}

function addBridges(names: Map<number, string>): void {
  const bridges = [...names.keys()]
    .map((day) => day + 1)
    .filter((day) => !names.has(day) && names.has(day + 1) && isoWeekday(day) !== 7);
  for (const day of bridges) names.set(day, 'Day between two holidays');
}

function nextFreeWeekday(day: number, names: ReadonlyMap<number, string>): number {
  let next = day + 1;
  while (isoWeekday(next) > 5 || names.has(next)) next += 1;
  return next;
}

function isTableYear(year: number): boolean {
  return year >= firstTableYear && year <= lastTableYear;
}
