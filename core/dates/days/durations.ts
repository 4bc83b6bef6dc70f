import { readOwn } from '#core/collections/read-own.ts';
import { ToolInputError } from '#core/errors.ts';

const units = {
  y: 'years',
  yr: 'years',
  year: 'years',
  mo: 'months',
  month: 'months',
  w: 'weeks',
  week: 'weeks',
  d: 'days',
  day: 'days',
  h: 'hours',
  hr: 'hours',
  hour: 'hours',
  m: 'minutes',
  min: 'minutes',
  minute: 'minutes',
  s: 'seconds',
  sec: 'seconds',
  second: 'seconds',
} as const;

type UnitName = (typeof units)[keyof typeof units] | 'milliseconds';

/** The next smaller unit, which takes fractions; part of a month has no fixed length. */
const smaller: Partial<Record<UnitName, readonly [UnitName, number]>> = {
  years: ['months', 12],
  weeks: ['days', 7],
  days: ['hours', 24],
  hours: ['minutes', 60],
  minutes: ['seconds', 60],
  seconds: ['milliseconds', 1000],
};

const maxLines = 1_000;

/**
 * Reads durations, one per line: `P1Y2M10DT2H` (ISO 8601), `1 year 2 mo 3d 4h` or `1.5 h`. Throws a ToolInputError with the
 * line.
 */
export function readDurations(lines: string): Temporal.Duration[] {
  const written = lines.split('\n');
  if (written.length > maxLines) {
    throw new ToolInputError('These are more than 1,000 durations.', {
      field: 'durations',
      hint: 'Remove some.',
    });
  }
  const durations = written.flatMap((line, index) =>
    line.trim() === '' ? [] : [readDuration(line.trim(), index + 1)],
  );
  if (durations.length === 0) {
    throw new ToolInputError('There is no duration yet.', {
      field: 'durations',
      hint: 'Such as 1 year 2 mo 3 d.',
    });
  }
  return durations;
}

function readDuration(text: string, line: number): Temporal.Duration {
  const isNegative = /^[-−]/.test(text);
  const body = text.replace(/^[-−+]\s*/, '');
  try {
    const duration = Temporal.Duration.from(/^p/i.test(body) ? body : readWords(body));
    return isNegative ? duration.negated() : duration;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ToolInputError(`Durations, line ${line}: “${text.slice(0, 40)}” is not a duration.`, {
      line,
      hint: 'Write it as in 1 year 2 mo 3w 4d 5h 6m 7s, or P1Y2M3W4DT5H6M7S.',
    });
  }
}

/** Reads words such as `3d 4h`. Throws a RangeError for an unknown unit or a missing number. */
function readWords(text: string): Partial<Record<UnitName, number>> {
  const found: Partial<Record<UnitName, number>> = {};
  const add = (unit: UnitName, amount: number): void => {
    const below = readOwn(smaller, unit);
    const rest = below ? amount % 1 : 0;
    found[unit] = (found[unit] ?? 0) + amount - rest;
    if (below && rest > 0) add(below[0], Math.round(rest * below[1] * 1e6) / 1e6);
  };
  const rest = text
    .toLowerCase()
    .replace(/(\d+(?:[.,]\d{1,6})?)\s*([a-z]+)(?:\s*,|\s+and\b)?/g, (whole, digits: string, word: string) => {
      const name = word.length > 2 ? word.replace(/s$/, '') : word;
      if (!Object.hasOwn(units, name)) return whole;
      add(units[name as keyof typeof units], Number(digits.replace(',', '.')));
      return '';
    });
  if (rest.trim() !== '') throw new RangeError(`No duration: ${rest}`);
  return found;
}

/** Adds the durations to `begin` one after another, or subtracts them with -1. Throws a ToolInputError beyond 9999. */
export function addDurations(
  begin: Temporal.PlainDateTime,
  durations: readonly Temporal.Duration[],
  sign: 1 | -1,
): Temporal.PlainDateTime {
  try {
    const end = durations.reduce(
      (date, duration) => date.add(sign === 1 ? duration : duration.negated()),
      begin,
    );
    if (end.year >= 1 && end.year <= 9999) return end;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw new ToolInputError('The result lies outside the years 1 to 9999.', {
    hint: 'Enter shorter durations.',
  });
}
