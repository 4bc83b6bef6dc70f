import { countryZones, furtherNamesOfCountries } from './country-zones.ts';
import { cityZones } from './place-names.ts';

interface PlaceIndex {
  readonly zones: ReadonlyMap<string, string>;
  /** The ids that the browser lists, by themselves and by their cities. */
  readonly ids: ReadonlyMap<string, string>;
  /** The ISO 3166 codes of countries by their names, in English and in the person's language. */
  readonly countries: ReadonlyMap<string, string>;
}

let index: PlaceIndex | undefined;

/** All places by their simplified names; made when the first is looked for. */
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
        // “Myanmar (Burma)” is written without its old name, too.
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

/** The ISO 3166 code of the country of a name. */
export function findCountry(name: string): string | undefined {
  return readPlaces().countries.get(simplify(name));
}

/** Lower case, without accents, apostrophes and the dots of “St.”, one space for each underscore and blank. */
export function simplify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\p{L})[.'\u2019]/gu, '')
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .trim();
}

/** `Tokyo` of `Asia/Tokyo`. */
export function lastPart(id: string): string {
  return id.split('/').at(-1) ?? id;
}
