import { type Rational, rational } from '#core/numbers/rational.ts';

/** How days become a part of a year: by the calendar over 365 or 360, or by months of 30 days (ICMA’s 30E/360). */
export type DayCount = 'act365' | 'act360' | '30e360';

interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The part of a year from a date to another; `days` is what lies between them by the calendar. */
export function yearFraction(from: CivilDate, to: CivilDate, days: number, count: DayCount): Rational {
  switch (count) {
    case 'act365':
      return rational(BigInt(days), 365n);
    case 'act360':
      return rational(BigInt(days), 360n);
    case '30e360': {
      const evenDays =
        (to.year - from.year) * 360 +
        (to.month - from.month) * 30 +
        (Math.min(to.day, 30) - Math.min(from.day, 30));
      return rational(BigInt(evenDays), 360n);
    }
  }
}
