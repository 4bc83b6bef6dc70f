import { type Rational, rational } from '#core/numbers/rational.ts';

/** How days become a fraction of a year: calendar days over 365 or 360, or months of 30 days (ICMA’s 30E/360). */
export type DayCount = 'act365' | 'act360' | '30e360';

interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Returns the fraction of a year between two dates; `days` is the number of calendar days between them. */
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
