/** Days since 1970-01-01. */
export function dayNumber(date: Temporal.PlainDate): number {
  return epoch().until(date, { largestUnit: 'day' }).days;
}

/** The date that many days after 1970-01-01. */
export function dateOfDay(day: number): Temporal.PlainDate {
  return epoch().add({ days: day });
}

function epoch(): Temporal.PlainDate {
  return new Temporal.PlainDate(1970, 1, 1);
}
