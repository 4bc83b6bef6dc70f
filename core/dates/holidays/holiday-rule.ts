/** Which day replaces a holiday that falls on a weekend. */
export type Substitution =
  | 'never'
  /** The Friday before a Saturday, or the Monday after a Sunday. */
  | 'nearest'
  /** The next weekday that is not a holiday, after a Saturday or a Sunday. */
  | 'next-weekday'
  /** The next weekday that is not a holiday, only after a Sunday. */
  | 'sunday-next'
  /** The Monday after a Sunday, even if it is already a holiday. */
  | 'sunday-monday'
  /** The Monday after a Saturday or Sunday, which is then no longer a holiday. */
  | 'weekend-gives-way'
  /** The Saturday before a Sunday, which is then no longer a holiday. */
  | 'sunday-gives-way-back';

export interface RuleLimits {
  /** The first and last year in which the rule applies. */
  readonly from?: number;
  readonly to?: number;
  /** The only years in which the rule applies. */
  readonly only?: readonly number[];
  /** Years in which the rule does not apply. */
  readonly not?: readonly number[];
  /** The codes of the regions where it applies, separated by spaces. */
  readonly in?: string;
  /** The codes of the regions where it does not apply, separated by spaces. */
  readonly notIn?: string;
  /** Overrides the substitution of the country or region. */
  readonly moves?: Substitution;
}

/**
 * One holiday. `on` is a month and day (`12-25`), a date of one year (`2022-06-03`), days from Easter (`easter-2`,
 * `orthodox+1`), or a weekday of a month (`1st Mon of 05`, `last Mon of 05`). It can also be a weekday near a date
 * (`Mon from 05-27` on or after it, `Mon before 05-25`), or `equinox 03` and `equinox 09` by the calendar day in Japan.
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
  /** The regions of the country, if it has any; the first is the default. */
  readonly regions?: readonly HolidayRegion[];
  /** The substitution for rules without their own; never by default. */
  readonly moves?: Substitution;
  /** True if a weekday between two holidays is also a holiday. */
  readonly hasBridges?: boolean;
  /** A note about the list for the person. */
  readonly note?: string;
  readonly rules: readonly HolidayRule[];
}
