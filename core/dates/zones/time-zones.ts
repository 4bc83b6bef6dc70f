import { airportZones, renamedZones } from './zone-aliases.ts';
import { cityZones, zoneAbbreviations } from './time-zone-names.ts';

/** A date and time as a clock on a wall shows it. Months count from 1. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** A zone that a name stands for. */
export interface NamedZone {
  /** The id in the tz database, or a fixed offset such as `+05:30`. */
  readonly id: string;
  readonly name: string;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** How far a zone is ahead of UTC at an instant, in minutes. Throws a RangeError for an unknown zone. */
export function zoneOffsetMinutes(zone: string, epochMs: number): number {
  const { year, month, day, hour, minute, second } = readClock(zone, epochMs);
  const wallMs = utcMs({ year, month, day, hour, minute }) + second * 1000;
  return Math.round((wallMs - Math.floor(epochMs / 1000) * 1000) / minuteMs);
}

/** What a clock in a zone shows at an instant. */
export function wallTimeAt(zone: string, epochMs: number): WallTime {
  const { year, month, day, hour, minute } = readClock(zone, epochMs);
  return { year, month, day, hour, minute };
}

/**
 * The instant at which a zone's clocks show a wall time. Where clocks show it twice the first time is meant, and
 * where they skip it the time by which they skip is added, as Temporal's "compatible" does.
 */
export function wallTimeToEpochMs(zone: string, wall: WallTime): number {
  const asUtcMs = utcMs(wall);
  const before = zoneOffsetMinutes(zone, asUtcMs - dayMs);
  const after = zoneOffsetMinutes(zone, asUtcMs + dayMs);
  const candidates = [before, after]
    .map((offset) => asUtcMs - offset * minuteMs)
    .filter((epochMs) => sameWallTime(wallTimeAt(zone, epochMs), wall))
    .sort((a, b) => a - b);
  return candidates[0] ?? asUtcMs - before * minuteMs;
}

/** The zone a person means by a city, an abbreviation, an id or an offset; undefined when it is none of these. */
export function findTimeZone(text: string): NamedZone | undefined {
  const wanted = simplify(text);
  if (wanted === '') return undefined;
  const offset = /^(?:utc|gmt)?\s*([+\u2212-])\s*(\d{1,2})(?::?([0-5]\d))?$/.exec(wanted);
  if (offset) return offsetZone(offset[1] ?? '', Number(offset[2]), Number(offset[3] ?? 0));
  const abbreviation = ownValue(zoneAbbreviations, wanted);
  if (abbreviation) return { id: abbreviation, name: wanted.toUpperCase() };
  const city = ownValue(cityZones, wanted);
  if (city) return { id: city, name: titleCase(wanted) };
  const id = Intl.supportedValuesOf('timeZone').find(
    (zone) => simplify(zone) === wanted || simplify(lastPart(zone)) === wanted,
  );
  if (id !== undefined) return { id, name: newName(id) };
  const renamed = Object.entries(renamedZones).find(([name]) => name === wanted || lastPart(name) === wanted);
  if (renamed) return { id: renamed[1], name: titleCase(lastPart(renamed[0])) };
  const airport = ownValue(airportZones, wanted);
  if (airport) return { id: airport, name: wanted.toUpperCase() };
  return findLink(text.trim());
}

/** Zones whose name, city, abbreviation or airport begins as the text does, those of whole words first. */
export function searchTimeZones(text: string, limit: number): NamedZone[] {
  const wanted = simplify(text);
  if (wanted === '') return [];
  const exact = findTimeZone(text);
  const known = [
    ...Object.keys(cityZones),
    ...Object.keys(renamedZones).map(lastPart),
    ...Intl.supportedValuesOf('timeZone').flatMap((id) => [lastPart(id), id]),
  ];
  const found = known
    .filter((name) => simplify(name).startsWith(wanted))
    .flatMap((name) => findTimeZone(name) ?? []);
  const zones = [...(exact ? [exact] : []), ...found];
  return [...new Map(zones.map((zone) => [`${zone.id} ${zone.name}`, zone])).values()].slice(0, limit);
}

/** Any further name that the browser's tz database has, such as `US/Eastern`. */
function findLink(id: string): NamedZone | undefined {
  if (!/^[A-Za-z_]+(?:\/[\w+-]+)+$/.test(id)) return undefined;
  try {
    zoneOffsetMinutes(id, 0);
  } catch {
    return undefined;
  }
  return { id, name: lastPart(id).replaceAll('_', ' ') };
}

/** The city by which a zone is called today: Kolkata, where browsers say Calcutta. */
function newName(id: string): string {
  const renamed = Object.entries(renamedZones).find(([, old]) => old === id);
  return renamed ? titleCase(lastPart(renamed[0])) : lastPart(id).replaceAll('_', ' ');
}

function lastPart(id: string): string {
  return id.split('/').at(-1) ?? id;
}

/** `UTC+5:30`, `UTC−3`, `UTC`. */
export function formatOffset(offsetMinutes: number): string {
  if (offsetMinutes === 0) return 'UTC';
  const size = Math.abs(offsetMinutes);
  const minutes = size % 60;
  const sign = offsetMinutes < 0 ? '\u2212' : '+';
  return `UTC${sign}${Math.floor(size / 60)}${minutes > 0 ? `:${String(minutes).padStart(2, '0')}` : ''}`;
}

function ownValue(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function offsetZone(sign: string, hours: number, minutes: number): NamedZone | undefined {
  if (hours > 14) return undefined;
  const pad = (value: number) => String(value).padStart(2, '0');
  const id = `${sign === '+' ? '+' : '-'}${pad(hours)}:${pad(minutes)}`;
  return { id, name: formatOffset((sign === '+' ? 1 : -1) * (hours * 60 + minutes)) };
}

function readClock(zone: string, epochMs: number): WallTime & { readonly second: number } {
  const parts = formatOf(zone).formatToParts(epochMs);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  };
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

function utcMs({ year, month, day, hour, minute }: WallTime): number {
  return Date.UTC(year, month - 1, day, hour, minute);
}

function sameWallTime(a: WallTime, b: WallTime): boolean {
  return utcMs(a) === utcMs(b);
}

/** Lower case, without accents, one space for each underscore and blank. */
function simplify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .trim();
}

function titleCase(text: string): string {
  return text.replace(/(?:^|[ -])\p{L}/gu, (start) => start.toUpperCase());
}
