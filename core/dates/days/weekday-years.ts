const [firstYear, lastYear] = [1, 9999];
/** The years to search. Even February 29 falls on the same weekday again after 40 years at most. */
const searchedYears = 400;

/**
 * Returns the next (or, with -1, the last) years in which the day and month of `date` fall on a weekday (1 is Monday).
 */
export function yearsOnWeekday(
  date: Temporal.PlainDate,
  weekday: number,
  step: 1 | -1,
  wanted: number,
): number[] {
  const years: number[] = [];
  for (let count = 1; count <= searchedYears && years.length < wanted; count += 1) {
    const year = date.year + step * count;
    if (year < firstYear || year > lastYear) break;
    const same = date.with({ year });
    if (same.day === date.day && same.dayOfWeek === weekday) years.push(year);
  }
  return years;
}

/** Returns the nearest leap year after the year, or before it with -1; undefined beyond the years 1 to 9999. */
export function nearestLeapYear(year: number, step: 1 | -1): number | undefined {
  for (let other = year + step; other >= firstYear && other <= lastYear; other += step) {
    if (isLeapYear(other)) return other;
  }
  return undefined;
}

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
