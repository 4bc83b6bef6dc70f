import { dayOfCivilDate } from '#core/dates/days/day-numbers.ts';

/** Returns Easter Sunday of the western churches as a day number (Meeus, Astronomical Algorithms, chapter 8). */
export function westernEaster(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skippedLeaps = Math.floor(century / 4);
  const moonShift = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - skippedLeaps - moonShift + 15) % 30;
  const fullMoon =
    epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - century + skippedLeaps) % 7;
  return dayOfCivilDate(year, 3, 28) + fullMoon - weekday;
}

/** Returns Easter Sunday of the orthodox churches, computed in the Julian calendar, as a Gregorian day number. */
export function orthodoxEaster(year: number): number {
  const fullMoon = (19 * (year % 19) + 15) % 30;
  const weekday = (year + Math.floor(year / 4) + fullMoon) % 7;
  const calendarGap = Math.floor(year / 100) - Math.floor(year / 400) - 2;
  return dayOfCivilDate(year, 3, 28) + fullMoon - weekday + calendarGap;
}
