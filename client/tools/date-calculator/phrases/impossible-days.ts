/** Explains why a day does not exist: `February 2023 has 28 days.` Without a year, the day exists in no year. */
export function noSuchDay(year: number | undefined, month: number, day: number): string {
  if (month < 1 || month > 12) return `There is no month ${month}: a year has 12.`;
  const first = new Temporal.PlainDate(year ?? 2000, month, 1);
  const name = first.toLocaleString('en', { month: 'long', calendar: 'gregory' });
  const days = first.daysInMonth;
  if (year !== undefined) return `There is no ${name} ${day}, ${year}: ${name} ${year} has ${days} days.`;
  return `There is no ${name} ${day}: ${name} has ${month === 2 ? '28 or 29' : days} days.`;
}

/** Explains why a week does not exist: `There is no week 53 of 2027: that year has 52 weeks.` */
export function noSuchWeek(year: number, week: number, weeks: number): string {
  return `There is no week ${week} of ${year}: that year has ${weeks} weeks (ISO 8601).`;
}
