/** The instants at which a zone's clocks show a date and time. Needs `Temporal`. */
export interface ClockReading {
  /** `skipped` if clocks jump forward over this time; `twice` if they are set back over it. */
  readonly kind: 'usual' | 'skipped' | 'twice';
  /** The first of two instants. For a skipped time, it is the time plus the jump (Temporal's “compatible”). */
  readonly epochMs: number;
  /** The second of two instants. */
  readonly laterMs: number | undefined;
}

/** Returns when a zone's clocks show `2026-10-25` and `01:30`. */
export function readClockAt(zone: string, date: string, time: string): ClockReading {
  const plain = Temporal.PlainDateTime.from(`${date}T${time}`);
  const earlier = plain.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const later = plain.toZonedDateTime(zone, { disambiguation: 'later' });
  const [first, second] = [earlier.epochMilliseconds, later.epochMilliseconds];
  if (first === second) return { kind: 'usual', epochMs: first, laterMs: undefined };
  return earlier.toPlainDateTime().equals(plain)
    ? { kind: 'twice', epochMs: first, laterMs: second }
    : { kind: 'skipped', epochMs: second, laterMs: undefined };
}

/** A change of a zone's clocks. */
export interface ClockChange {
  readonly epochMs: number;
  readonly beforeMinutes: number;
  readonly afterMinutes: number;
}

const minuteNs = 60e9;

/** Returns the next change of a zone's clocks after an instant; undefined if none is known. */
export function nextClockChange(zone: string, epochMs: number): ClockChange | undefined {
  const here = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(zone);
  const change = here.getTimeZoneTransition('next');
  if (!change) return undefined;
  return {
    epochMs: change.epochMilliseconds,
    beforeMinutes: here.offsetNanoseconds / minuteNs,
    afterMinutes: change.offsetNanoseconds / minuteNs,
  };
}

/** Returns when a day begins in a zone, and when the next one does. A day has 23 to 25 hours if the clocks change. */
export function dayBounds(zone: string, date: string): { readonly startMs: number; readonly endMs: number } {
  const day = Temporal.PlainDate.from(date);
  const begin = (each: Temporal.PlainDate) => each.toZonedDateTime(zone).epochMilliseconds;
  return { startMs: begin(day), endMs: begin(day.add({ days: 1 })) };
}
