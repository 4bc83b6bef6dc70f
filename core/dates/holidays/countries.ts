import { americas } from './americas.ts';
import { centralEurope } from './central-europe.ts';
import type { HolidayCountry } from './holiday-rule.ts';
import { northernEurope } from './northern-europe.ts';
import { otherRegions } from './other-regions.ts';
import { southernEurope } from './southern-europe.ts';
import { westernEurope } from './western-europe.ts';

/** The years that the table covers. */
export const firstTableYear = 2015;
export const lastTableYear = 2035;

/** Every country of the table, by name. */
export const countries: readonly HolidayCountry[] = [
  ...americas,
  ...centralEurope,
  ...northernEurope,
  ...otherRegions,
  ...southernEurope,
  ...westernEurope,
].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
