import { countryZones, furtherNamesOfCountries } from './country-zones.ts';
import { cityZones } from './place-names.ts';

interface PlaceIndex {
  readonly zones: ReadonlyMap<string, string>;
  /** The browser's time zone ids, by id and by city. */
  readonly ids: ReadonlyMap<string, string>;
  /** The ISO 3166 codes of countries, by their English name and their name in the person's language. */
  readonly countries: ReadonlyMap<string, string>;
}

let index: PlaceIndex | undefined;

/** Returns all places by their simplified names. The index is built at the first call. */
export function readPlaces(): PlaceIndex {
  if (index) return index;
  const listed = Intl.supportedValuesOf('timeZone');
  index = {
    ids: new Map([
      ...listed.map((id) => [simplify(lastPart(id)), id] as const),
      ...listed.map((id) => [simplify(id), id] as const),
    ]),
    zones: new Map(Object.entries(cityZones).map(([name, zone]) => [simplify(name), zone])),
    countries: new Map([
      ...[undefined, 'en'].flatMap((locale) => {
        const names = new Intl.DisplayNames(locale, { type: 'region' });
        // “Myanmar (Burma)” is also listed without its old name.
        return Object.keys(countryZones).flatMap((code) =>
          [names.of(code) ?? code, (names.of(code) ?? code).replace(/ \(.*/, '')].map(
            (name) => [simplify(name), code] as const,
          ),
        );
      }),
      ...Object.entries(furtherNamesOfCountries),
    ]),
  };
  return index;
}

/** Returns the ISO 3166 code of the country with that name. */
export function findCountry(name: string): string | undefined {
  return readPlaces().countries.get(simplify(name));
}

/**
 * Converts to lower case; removes accents, apostrophes and the dots of “St.”; turns underscores and blanks into single
 * spaces.
 */
export function simplify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\p{L})[.'\u2019]/gu, '')
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .trim();
}

/** Returns the last part of an id: `Tokyo` for `Asia/Tokyo`. */
export function lastPart(id: string): string {
  return id.split('/').at(-1) ?? id;
}
