import type { Phase, Sequence, Stopwatch } from './sequence.ts';

/** The clocks that were started. */
export interface Clocks {
  readonly countdown?: Sequence | undefined;
  readonly pomodoro?: Sequence | undefined;
  readonly stopwatch?: Stopwatch | undefined;
}

type Raw = Readonly<Record<string, unknown>>;

/** Reads kept clocks; leaves out one that is not as it was written. */
export function acceptClocks(raw: unknown): Clocks | undefined {
  if (!isRecord(raw)) return undefined;
  return {
    countdown: acceptSequence(raw.countdown),
    pomodoro: acceptSequence(raw.pomodoro),
    stopwatch: acceptStopwatch(raw.stopwatch),
  };
}

function acceptSequence(raw: unknown): Sequence | undefined {
  if (!isRecord(raw) || !isWatch(raw) || !isOptionalTime(raw.endedMs)) return undefined;
  const { phases, index, goesOn } = raw;
  const isValid =
    Array.isArray(phases) &&
    phases.length <= 100 &&
    phases.every(isPhase) &&
    isTime(index) &&
    typeof goesOn === 'boolean';
  return isValid && Number.isInteger(index) ? (raw as unknown as Sequence) : undefined;
}

function acceptStopwatch(raw: unknown): Stopwatch | undefined {
  if (!isRecord(raw) || !isWatch(raw)) return undefined;
  return Array.isArray(raw.laps) && raw.laps.every(isTime) ? (raw as unknown as Stopwatch) : undefined;
}

function isPhase(raw: unknown): raw is Phase {
  return isRecord(raw) && typeof raw.name === 'string' && isTime(raw.lengthMs) && raw.lengthMs > 0;
}

function isWatch({ startedMs, ranMs }: Raw): boolean {
  return isOptionalTime(startedMs) && isTime(ranMs);
}

function isOptionalTime(raw: unknown): boolean {
  return raw === undefined || isTime(raw);
}

function isTime(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isFinite(raw) && raw >= 0;
}

function isRecord(raw: unknown): raw is Raw {
  return typeof raw === 'object' && raw !== null;
}
