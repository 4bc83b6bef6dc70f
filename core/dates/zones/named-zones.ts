import { abbreviationFacts } from './abbreviation-facts.ts';
import { countryZones } from './country-zones.ts';
import { findCountry, lastPart, readPlaces, simplify } from './place-index.ts';
import { zoneAbbreviations } from './time-zone-names.ts';
import { formatOffset, isReadableZone, zoneOffsetMinutes } from './time-zones.ts';
import { airportZones, renamedZones } from './zone-aliases.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** The zone that a name refers to. */
export interface NamedZone {
  /** The id in the tz database, or a fixed offset such as `+05:30`. */
  readonly id: string;
  readonly name: string;
}

const longestAbbreviation = 5;
const namesOfZone = 2;

/**
 * Finds the zone meant by a city, a country of one zone, an abbreviation, an id or an offset; undefined if there is
 * none.
 */
export function findTimeZone(text: string): NamedZone | undefined {
  const zone = lookUp(text);
  // The tables or the browser may list a zone that the browser cannot calculate with.
  return zone && isReadableZone(zone.id) ? zone : undefined;
}

/** Returns the zones of a country that has several; empty for any other name. */
export function zonesOfCountry(name: string): readonly NamedZone[] {
  const ids = readOwn(countryZones, findCountry(name) ?? '') ?? [];
  return ids.length < 2 ? [] : ids.flatMap((id) => findTimeZone(id) ?? []);
}

function lookUp(text: string): NamedZone | undefined {
  const wanted = simplify(text);
  if (wanted === '') return undefined;
  const offset = /^(?:utc|gmt)?\s*([+\u2212-])\s*(\d{1,2})(?::?([0-5]\d))?$/.exec(wanted);
  if (offset) return offsetZone(offset[1] ?? '', Number(offset[2]), Number(offset[3] ?? 0));
  const abbreviation = ownValue(zoneAbbreviations, wanted);
  if (abbreviation)
    return {
      id: abbreviation,
      name: wanted.length > longestAbbreviation ? titleCase(wanted) : wanted.toUpperCase(),
    };
  const { zones, ids } = readPlaces();
  const city = zones.get(wanted);
  if (city) return { id: city, name: titleCase(text.trim()) };
  const id = ids.get(wanted);
  if (id !== undefined) return { id, name: newName(id) };
  const renamed = Object.entries(renamedZones).find(([name]) => name === wanted || lastPart(name) === wanted);
  if (renamed) return { id: renamed[1], name: titleCase(lastPart(renamed[0])) };
  const airport = ownValue(airportZones, wanted);
  if (airport) return { id: airport, name: wanted.toUpperCase() };
  const [only, ...further] = readOwn(countryZones, findCountry(wanted) ?? '') ?? [];
  if (only !== undefined && further.length === 0) return { id: knownId(only), name: titleCase(text.trim()) };
  return findLink(text.trim());
}

/**
 * Finds zones whose name, city, country, abbreviation or airport begins with the text. Zones where many people live
 * come first.
 */
export function searchTimeZones(text: string, limit: number): NamedZone[] {
  const wanted = simplify(text);
  if (wanted === '') return [];
  const exact = findTimeZone(text);
  const others = ownValue(abbreviationFacts, wanted)?.others ?? [];
  const { zones, ids, countries } = readPlaces();
  const names = [...ids.keys(), ...Object.keys(renamedZones).map(lastPart), ...zones.keys()];
  const named = names.filter((name) => name.startsWith(wanted)).flatMap((name) => findTimeZone(name) ?? []);
  const lived = new Set([...zones.values(), ...Object.values(airportZones)]);
  const found = [...named.filter(({ id }) => lived.has(id)), ...named.filter(({ id }) => !lived.has(id))];
  const inCountries = [...countries].flatMap(([name, code]) =>
    name.startsWith(wanted)
      ? (readOwn(countryZones, code) ?? []).flatMap((id) => {
          const zone = findTimeZone(id);
          return zone ? [{ id: zone.id, name: name.length > 3 ? titleCase(name) : name.toUpperCase() }] : [];
        })
      : [],
  );
  const all = [
    ...(exact ? [exact, ...others.map(({ id }) => ({ id, name: exact.name }))] : []),
    ...found,
    ...inCountries,
  ];
  const keys = all.map(({ id, name }) => `${id} ${simplify(name)}`);
  // The first spelling stays as it was written: Österreich, not Osterreich.
  const unique = all.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
  // Limits the names of one zone, so that New York's many names leave room for New Delhi.
  const isShown = ({ id }: NamedZone, index: number) =>
    unique.slice(0, index).filter((earlier) => earlier.id === id).length < namesOfZone;
  return unique.filter(isShown).slice(0, limit);
}

/** Finds any other name in the browser's tz database, such as `US/Eastern` and `EST5EDT`. */
function findLink(name: string): NamedZone | undefined {
  if (!/^[a-z][\w+-]*(?:\/[\w+-]+)*$/i.test(name)) return undefined;
  return { id: name, name: newName(name) };
}

/** Returns the id that this browser uses for a zone. */
function knownId(id: string): string {
  return findTimeZone(id)?.id ?? id;
}

/** Returns the zone's current city name: Kolkata, where browsers still use Calcutta. */
function newName(id: string): string {
  // The signs of these ids are the opposite of those that people write.
  if (/^etc\/gmt[+-]\d/i.test(id) && isReadableZone(id)) return formatOffset(zoneOffsetMinutes(id, 0));
  const renamed = Object.entries(renamedZones).find(([, old]) => old === id);
  return renamed ? titleCase(lastPart(renamed[0])) : lastPart(id).replaceAll('_', ' ');
}

function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return readOwn(table, key);
}

function offsetZone(sign: string, hours: number, minutes: number): NamedZone | undefined {
  if (hours > 14) return undefined;
  const pad = (value: number) => String(value).padStart(2, '0');
  const id = `${sign === '+' ? '+' : '-'}${pad(hours)}:${pad(minutes)}`;
  return { id, name: formatOffset((sign === '+' ? 1 : -1) * (hours * 60 + minutes)) };
}

function titleCase(text: string): string {
  return text.replace(/(?:^|[ -])\p{L}/gu, (start) => start.toUpperCase());
}
