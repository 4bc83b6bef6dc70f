/** How a holiday that falls on a weekend is made up for. */
export type Substitution =
  | 'never'
  /** The Friday before a Saturday, the Monday after a Sunday. */
  | 'nearest'
  /** The next weekday that is no holiday, after a Saturday as after a Sunday. */
  | 'next-weekday'
  /** The next weekday that is no holiday, after a Sunday alone. */
  | 'sunday-next'
  /** The Monday after a Sunday, even where that is a holiday already. */
  | 'sunday-monday'
  /** A Saturday or Sunday gives way to the Monday. */
  | 'weekend-gives-way'
  /** A Sunday gives way to the Saturday before. */
  | 'sunday-gives-way-back';

export interface RuleLimits {
  /** The first and the last year of the rule. */
  readonly from?: number;
  readonly to?: number;
  /** The only years of the rule. */
  readonly only?: readonly number[];
  /** Years in which the day was no holiday. */
  readonly not?: readonly number[];
  /** The codes of the regions in which it holds, with spaces between. */
  readonly in?: string;
  /** The codes of the regions in which it does not hold, with spaces between. */
  readonly notIn?: string;
  /** Instead of what the country or the region does. */
  readonly moves?: Substitution;
}

/**
 * One holiday. `on` is a month and day (`12-25`), a date of one year (`2022-06-03`), days from Easter (`easter-2`,
 * `orthodox+1`), a weekday of a month (`1st Mon of 05`, `last Mon of 05`), a weekday near a date (`Mon from 05-27` on or
 * after it, `Mon before 05-25`), or `equinox 03` and `equinox 09` by the calendar day in Japan.
 */
export type HolidayRule = readonly [on: string, name: string, limits?: RuleLimits];

interface HolidayRegion {
  readonly code: string;
  readonly name: string;
  readonly moves?: Substitution;
}

export interface HolidayCountry {
  readonly code: string;
  readonly name: string;
  /** The first is taken where none was chosen; a country without regions has none. */
  readonly regions?: readonly HolidayRegion[];
  /** What is done about weekends where a rule does not say otherwise; never by default. */
  readonly moves?: Substitution;
  /** True where a weekday between two holidays is one too. */
  readonly hasBridges?: boolean;
  /** What a person should know of the list. */
  readonly note?: string;
  readonly rules: readonly HolidayRule[];
}
