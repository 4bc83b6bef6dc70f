/** A date and time as a clock on a wall shows it. Months count from 1. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Names that ICU adds to the tz database. The exceptions are short names of the tz database that also end in T. */
const icuNames =
  /^(?:(?!met$|uct$|gmt$|[ew]et$|cet$|[ehm]st$)[a-z]{2}t|systemv\/.*|us\/pacific-new|factory)$/i;
const readable = new Map<string, boolean>();
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns how far a zone is ahead of UTC at an instant, in minutes; a fraction if its clocks used local solar time.
 * Throws a RangeError for an unknown zone.
 */
export function zoneOffsetMinutes(zone: string, epochMs: number): number {
  const { year, month, day, hour, minute, second } = readClock(zone, epochMs);
  const wallMs = utcMs({ year, month, day, hour, minute }) + second * 1000;
  return (wallMs - Math.floor(epochMs / 1000) * 1000) / minuteMs;
}

/** True if the browser can calculate with the zone. Intl accepts ICU names that Temporal refuses, so both are tried. */
export function isReadableZone(zone: string): boolean {
  const known = readable.get(zone);
  if (known !== undefined) return known;
  const hasTemporal = 'Temporal' in globalThis;
  const isReadable = !icuNames.test(zone) && isTaken(zone, hasTemporal);
  // Results before Temporal is loaded are not kept, because it may refuse what Intl accepts.
  if (hasTemporal) readable.set(zone, isReadable);
  return isReadable;
}

function isTaken(zone: string, hasTemporal: boolean): boolean {
  try {
    formatOf(zone);
    if (hasTemporal) Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}

/** Returns the time that a clock in a zone shows at an instant. */
export function wallTimeAt(zone: string, epochMs: number): WallTime {
  const { year, month, day, hour, minute } = readClock(zone, epochMs);
  return { year, month, day, hour, minute };
}

/**
 * Returns the instant at which a zone's clocks show a wall time. If clocks show it twice, the first one counts. If they
 * skip it, the length of the skipped time is added, like Temporal's "compatible".
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

/** Writes `UTC+5:30`, `UTC−3`, `UTC`, or with seconds for local solar time: `UTC+0:53:28`. */
export function formatOffset(offsetMinutes: number): string {
  if (offsetMinutes === 0) return 'UTC';
  const size = Math.round(Math.abs(offsetMinutes) * 60);
  const [minutes, seconds] = [Math.floor(size / 60) % 60, size % 60];
  const rest = seconds > 0 ? [minutes, seconds] : minutes > 0 ? [minutes] : [];
  const sign = offsetMinutes < 0 ? '\u2212' : '+';
  return `UTC${sign}${[Math.floor(size / 3600), ...rest.map((part) => String(part).padStart(2, '0'))].join(':')}`;
}

/** Returns the instant of a wall time in UTC, including years before 100 and before Christ. */
function utcMs({ year, month, day, hour, minute }: WallTime): number {
  return new Date(Date.UTC(2000, month - 1, day, hour, minute)).setUTCFullYear(year, month - 1, day);
}

function readClock(zone: string, epochMs: number): WallTime & { readonly second: number } {
  const parts = formatOf(zone).formatToParts(epochMs);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  const isBeforeChrist = parts.some(({ type, value }) => type === 'era' && value.startsWith('B'));
  return {
    // The year before year 1 is 0, as in ISO 8601.
    year: isBeforeChrist ? 1 - read('year') : read('year'),
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
    era: 'short',
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

function sameWallTime(a: WallTime, b: WallTime): boolean {
  return utcMs(a) === utcMs(b);
}
