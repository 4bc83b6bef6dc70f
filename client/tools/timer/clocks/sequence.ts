/**
 * A clock that starts and stops. It keeps the wall-clock time of its start and never counts ticks, so neither sleep, a
 * slow background tab nor a reload changes it. All times are in milliseconds.
 */
export interface Watch {
  /** When it was last started, in milliseconds since 1970; undefined while it is stopped. */
  readonly startedMs?: number | undefined;
  /** How long it ran before that. */
  readonly ranMs: number;
}

export interface Stopwatch extends Watch {
  /** The time passed at each lap. */
  readonly laps: readonly number[];
}

export interface Phase {
  readonly name: string;
  readonly lengthMs: number;
}

/** Phases that run down one after another: one for a countdown, several for a pomodoro set. */
export interface Sequence extends Watch {
  readonly phases: readonly Phase[];
  /** The phase that runs or comes next; the number of phases once all are over. */
  readonly index: number;
  /** Whether a phase starts as soon as the one before is over. */
  readonly goesOn: boolean;
  /** When the last phase was over. */
  readonly endedMs?: number | undefined;
}

export function passedMs({ startedMs, ranMs }: Watch, nowMs: number): number {
  return ranMs + (startedMs === undefined ? 0 : Math.max(0, nowMs - startedMs));
}

/** Starts a stopped clock, or stops a running one. */
export function toggle<Clock extends Watch>(clock: Clock, nowMs: number): Clock {
  return clock.startedMs === undefined
    ? { ...clock, startedMs: nowMs }
    : { ...clock, startedMs: undefined, ranMs: passedMs(clock, nowMs) };
}

export function startSequence(phases: readonly Phase[], goesOn: boolean, nowMs: number): Sequence {
  return { phases, goesOn, index: 0, ranMs: 0, startedMs: nowMs };
}

/** Returns the rest of the current or next phase; zero once all are over. */
export function leftMs(sequence: Sequence, nowMs: number): number {
  const length = sequence.phases[sequence.index]?.lengthMs ?? 0;
  return Math.max(0, length - passedMs(sequence, nowMs));
}

/** Ends every phase that is over at `nowMs`, at the time it really ended; the same object if there is none. */
export function advance(sequence: Sequence, nowMs: number): Sequence {
  let current = sequence;
  while (current.startedMs !== undefined && current.index < current.phases.length) {
    if (leftMs(current, nowMs) > 0) break;
    const length = current.phases[current.index]?.lengthMs ?? 0;
    const endedMs: number = current.startedMs + length - current.ranMs;
    const index = current.index + 1;
    const startedMs = current.goesOn && index < current.phases.length ? endedMs : undefined;
    current = { ...current, index, ranMs: 0, endedMs, startedMs };
  }
  return current;
}

/** Makes the current phase longer, unless it is over. */
export function lengthen(sequence: Sequence, byMs: number): Sequence {
  const phases = sequence.phases.map((phase, index) =>
    index === sequence.index ? { ...phase, lengthMs: phase.lengthMs + byMs } : phase,
  );
  return { ...sequence, phases };
}

/** Goes to the next phase, which runs if this one did. */
export function skip(sequence: Sequence, nowMs: number): Sequence {
  const index = sequence.index + 1;
  const isRunning = sequence.startedMs !== undefined && index < sequence.phases.length;
  return { ...sequence, index, ranMs: 0, endedMs: nowMs, startedMs: isRunning ? nowMs : undefined };
}
