import { ToolInputError } from '#core/errors.ts';
import { type ClockReading, dayBounds, readClockAt } from '#core/dates/zones/clock-readings.ts';
import { findTimeZone } from '#core/dates/zones/named-zones.ts';
import { formatOffset, zoneOffsetMinutes } from '#core/dates/zones/time-zones.ts';
import { describeDoubt } from './abbreviations.ts';
import { dayShift, typedClock, writeDate, writeTime } from './clock.ts';
import { describeBest } from './best.ts';
import { type HourKind, kindOf, listHours, type PlannedHour } from './hours.ts';
import { describeReading, remarksOn } from './remarks.ts';
import { mostZones, readZoneIds, type ZoneState } from './state.ts';

export interface PlannedZone {
  readonly id: string;
  readonly name: string;
  readonly isHome: boolean;
  readonly time: string;
  readonly date: string;
  readonly offset: string;
  /** The number of days ahead of the calendar at home. */
  readonly days: number;
  readonly kind: HourKind;
  /** Notes on the clock in this zone. */
  readonly remarks: readonly string[];
  readonly hours: readonly PlannedHour[];
}

export interface Plan {
  readonly epochMs: number;
  readonly home: string;
  /** Date and time at home, in the format of the fields. */
  readonly clock: { readonly date: string; readonly time: string };
  /** The date and time as typed; differs from `clock` if the clocks skip that time. */
  readonly typed: { readonly date: string; readonly time: string };
  /** Zones of the list that are not shown, and why. */
  readonly leftOut: readonly LeftOut[];
  readonly reading: ClockReading['kind'];
  /** Explains a time that the clock at home skips or shows twice. */
  readonly readingNote: string | undefined;
  /** Notes on names that may mean other zones. */
  readonly doubts: readonly string[];
  /** A note on uncertain time zones in the distant past. */
  readonly history: string | undefined;
  readonly zones: readonly PlannedZone[];
  /** The start of the day at home. */
  readonly startMs: number;
  readonly endMs: number;
  /** The times when most zones are at work; undefined if no two ever are. */
  readonly best: string | undefined;
}

export interface LeftOut {
  readonly ids: readonly string[];
  readonly reason: string;
}

const oldClocks =
  'Before 1970 some zones carry the clock of a larger neighbor, because browsers ship the time zone database ' +
  'without the older history of each: Stockholm and Oslo follow Berlin.';

/** Calculates one moment, and the day around it, in all zones. Needs `Temporal`. */
export function makePlan(state: ZoneState, own: string, nowMs: number, locale: string): Plan {
  const home = findHome(state, own);
  const now = typedClock(home, nowMs);
  const typed = { date: state.date || now.date, time: state.time || now.time };
  const { reading, epochMs } = readMoment(state, typed, home, nowMs);
  const clock = typedClock(home, epochMs);
  const { startMs, endMs } = dayBounds(home, clock.date);
  const { ids, leftOut } = listZones(state, home);
  const history = epochMs < 0 ? oldClocks : undefined;
  const zones = ids.map((id): PlannedZone => ({
    id,
    name: zoneName(id),
    isHome: id === home,
    time: writeTime({ id }, epochMs, locale),
    date: writeDate({ id }, epochMs, locale),
    offset: formatOffset(zoneOffsetMinutes(id, epochMs)),
    days: dayShift({ id: home }, { id }, epochMs),
    kind: kindOf(id, epochMs, state),
    remarks: remarksOn(id, epochMs, nowMs, locale),
    hours: listHours(id, startMs, endMs, state),
  }));
  const best = describeBest(ids, { home, homeName: zoneName(home), startMs, endMs }, state, locale);
  const readingNote = describeReading(reading, zoneName(home), typed, clock);
  const doubts = [state.home, ...readZoneIds(state.zones)].flatMap(
    (name) => describeDoubt(name, epochMs) ?? [],
  );
  const notes = { leftOut, readingNote, doubts: [...new Set(doubts)], history };
  return { epochMs, home, clock, typed, reading, ...notes, zones, startMs, endMs, best };
}

/** Returns a zone's common name, such as `New York`. */
export function zoneName(id: string): string {
  return findTimeZone(id)?.name ?? id;
}

/** Returns the home zone; if this browser does not know a stored or linked one, the person's own. */
function findHome({ home }: ZoneState, own: string): string {
  return (findTimeZone(home) ?? findTimeZone(own))?.id ?? 'UTC';
}

/** Lists the home zone and the others that this browser knows; a link may contain unknown zones. */
function listZones(
  { home: wantedHome, zones }: ZoneState,
  home: string,
): Pick<Plan, 'leftOut'> & { readonly ids: readonly string[] } {
  const wanted = readZoneIds(zones);
  const unknown = wanted.filter((id) => !findTimeZone(id));
  const known = [...new Set([home, ...wanted.flatMap((id) => findTimeZone(id)?.id ?? [])])];
  const beyond = known.slice(mostZones);
  const unknownHome = wantedHome !== '' && !findTimeZone(wantedHome) ? [wantedHome] : [];
  const reasons = [
    {
      ids: unknownHome,
      reason: `${quoted(unknownHome)} is not a time zone that this browser knows: ${zoneName(home)} is used.`,
    },
    {
      ids: unknown,
      reason: `${quoted(unknown)} is not a time zone that this browser knows, and is not shown.`,
    },
    { ids: beyond, reason: `The first ${mostZones} zones are shown; ${beyond.length} more are in the list.` },
  ];
  return { ids: known.slice(0, mostZones), leftOut: reasons.filter(({ ids }) => ids.length > 0) };
}

function quoted(ids: readonly string[]): string {
  return ids.map((id) => `“${id}”`).join(', ');
}

function readMoment(
  { date, time, occurrence }: ZoneState,
  typed: Plan['typed'],
  home: string,
  nowMs: number,
): { readonly reading: ClockReading['kind']; readonly epochMs: number } {
  if (date === '' && time === '') return { reading: 'usual', epochMs: nowMs };
  try {
    const { kind, epochMs, laterMs } = readClockAt(home, typed.date, typed.time);
    return { reading: kind, epochMs: occurrence === 'second' ? (laterMs ?? epochMs) : epochMs };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ToolInputError('This is not a date and time.', {
      field: 'date',
      hint: 'As in 2026-11-21, 15:30.',
    });
  }
}
