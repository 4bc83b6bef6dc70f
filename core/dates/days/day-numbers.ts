/** Returns the days since 1970-01-01. */
export function dayNumber(date: Temporal.PlainDate): number {
  return epoch().until(date, { largestUnit: 'day' }).days;
}

/** Returns the date that many days after 1970-01-01. */
export function dateOfDay(day: number): Temporal.PlainDate {
  return epoch().add({ days: day });
}

function epoch(): Temporal.PlainDate {
  return new Temporal.PlainDate(1970, 1, 1);
}

/**
 * Computes the day number without `Temporal`, because a list of yearly days over 9,999 years needs millions of them.
 */
export function dayOfCivilDate(year: number, month: number, date: number): number {
  const marchYear = month > 2 ? year : year - 1;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  const dayOfMarchYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1;
  return marchYear * 365 + leapDays + dayOfMarchYear - 719_468;
}

/** Computes the date of a day number without `Temporal`. */
export function dateOfCivilDay(day: number): {
  readonly year: number;
  readonly month: number;
  readonly date: number;
} {
  const sinceMarch = day + 719_468;
  const era = Math.floor(sinceMarch / 146_097);
  const dayOfEra = sinceMarch - era * 146_097;
  const leapDays =
    Math.floor(dayOfEra / 1_460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = ((marchMonth + 2) % 12) + 1;
  const date = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  return { year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, date };
}

/** Returns the ISO weekday; 1 is Monday. 1970-01-01 was a Thursday. */
export function isoWeekday(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}
