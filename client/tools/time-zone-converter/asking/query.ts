import {
  findTimeZone,
  type NamedZone,
  searchTimeZones,
  zonesOfCountry,
} from '#core/dates/zones/named-zones.ts';
import { type AskedDay, findDay } from './days.ts';
import { plainText, writeInstants } from './plain-text.ts';
import { type FoundTime, findTime } from './times.ts';

const maxQueryLength = 2000;

export interface ZoneQuery {
  readonly time: FoundTime['time'];
  readonly day: AskedDay | undefined;
  /** The zone of the given time; undefined for the person's own. */
  readonly from: NamedZone | undefined;
  /** The zones to convert to; empty if no other place is named. */
  readonly to: readonly NamedZone[];
}

interface Problem {
  readonly problem: string;
}

const forms =
  'A time is read as 15:30, 3pm, 1530, noon or now, and so are 2026-11-23T15:00:00Z, Mon, 23 Nov 2026 15:00:00 +0200, ' +
  'and seconds since 1970 in ten digits or after an @.';
const example = 'As in “3pm Tokyo next Tue in Berlin, NYC” or “now in Mumbai”.';

/** Reads `3pm Tokyo next Tue in Berlin, NYC`; undefined for anything else. */
export function readQuery(text: string): ZoneQuery | undefined {
  const read = explainQuery(text);
  return 'problem' in read ? undefined : read;
}

/** Reads a question, or returns the part that was not understood. */
export function explainQuery(query: string): ZoneQuery | Problem {
  if (query.length > maxQueryLength)
    return { problem: `This is too long: up to 2,000 characters are read. ${example}` };
  const text = writeInstants(plainText(query));
  // Dates are read first, because in “4. 7. 2026 15.30” both have dots.
  const withDay = findDay(text);
  if ('problem' in withDay) return withDay;
  const found = findTime(withDay.rest);
  if (!found) return { problem: `No time of day was found in this. ${example} ${forms}` };
  if ('problem' in found) return found;
  const { time, rest } = found;
  const places = readPlaces(rest);
  if ('problem' in places) return places;
  return { time, day: withDay.day, ...arrange(places, 'fromNow' in time) };
}

interface Places {
  readonly from: readonly (NamedZone | 'own')[];
  readonly to: readonly (NamedZone | 'own')[];
}

function readPlaces(rest: string): Places | Problem {
  // The last such word separates the places: in `noon in Rome to Oslo` it is the second.
  const parted = /^(?<from>.*)(?:\s(?:in|to|into|for)\s|=|→|->)\s*(?<to>.+)$/i.exec(` ${rest} `)?.groups;
  const lists = [parted?.from ?? rest, parted?.to ?? ''].map(listPlaces);
  const unknown = lists.flat().find((place) => typeof place !== 'string' && 'unknown' in place);
  if (unknown && typeof unknown !== 'string' && 'unknown' in unknown) return describeUnknown(unknown.unknown);
  const [from = [], to = []] = lists.map((list) =>
    list.filter((place): place is NamedZone | 'own' => typeof place === 'string' || 'id' in place),
  );
  return { from, to };
}

type ReadPlace = NamedZone | 'own' | { readonly unknown: string };

function listPlaces(text: string): ReadPlace[] {
  const whole = cleanName(text);
  if (whole === '') return [];
  const one = findPlace(whole);
  if (typeof one === 'string' || 'id' in one) return [one];
  return whole
    .split(/\s*[,;&]\s*|\s+and\s+/i)
    .map(cleanName)
    .filter((name) => name !== '')
    .map(findPlace);
}

function findPlace(name: string): ReadPlace {
  if (/^(?:my|here|local|home|own)(?:\s+(?:own\s+)?(?:time|zone|time\s+zone))?$/i.test(name)) return 'own';
  return findTimeZone(name) ?? findTimeZone(name.replace(/\s+time$/i, '')) ?? { unknown: name };
}

function cleanName(text: string): string {
  return text
    .trim()
    .replace(/^(?:(?:in|at|on|of|the)\s+)+|(?:\s+(?:at|on|in))+$/gi, '')
    .replace(/^[\s,;]+|[\s,;]+$/g, '');
}

/** Assigns the places. A single place is the one whose clock is meant, except for a time relative to now. */
function arrange({ from, to }: Places, isNow: boolean): Pick<ZoneQuery, 'from' | 'to'> {
  const all = [...from, ...to];
  const named = (places: readonly (NamedZone | 'own')[]) => places.filter((place) => place !== 'own');
  if (from.length === 0 && (isNow || to.length !== 1)) return { from: undefined, to: named(to) };
  if (to.length === 0 && isNow) return { from: undefined, to: named(all) };
  const [first, ...others] = all;
  return { from: first === 'own' ? undefined : first, to: named(others) };
}

function describeUnknown(name: string): Problem {
  const ofCountry = zonesOfCountry(name).slice(0, 3);
  if (ofCountry.length > 0) {
    const cities = new Intl.ListFormat('en', { type: 'disjunction' }).format(
      ofCountry.map((zone) => zone.name),
    );
    return { problem: `“${name}” has several time zones: name a city there, such as ${cities}.` };
  }
  const [near, next] = searchTimeZones(name, 2);
  if (near?.name !== undefined && near.name === next?.name) {
    return { problem: `“${name}” has several time zones: name a city there.` };
  }
  const advice = near ? `Is ${near.name} meant?` : 'Try the largest city near it.';
  return { problem: `No place called “${name}” is known. ${advice}` };
}
