import { ToolInputError } from '#core/errors.ts';
import { gregorianTicks, lastTicks, lastUnixMs, ticksPerMs } from './layout.ts';
import type { MadeVersion } from './generate.ts';

const form =
  /^(?<date>\d{4}-\d{2}-\d{2})(?:[T ](?<time>\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(?<zone>Z|[+-]\d{2}:?\d{2})?)?$/i;
const hint =
  'Such as 2026-01-31, 2026-01-31 13:05:00.250 (both UTC), 2026-01-31T13:05+02:00, or Unix milliseconds.';

/**
 * Reads the chosen time in milliseconds since 1970; undefined if none is chosen. Throws a ToolInputError with the
 * option's name.
 */
export function readChosenTime(text: string, version: MadeVersion): number | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  const ms = /^-?\d{1,16}$/.test(typed) ? Number(typed) : readDate(typed);
  if (ms === undefined) {
    throw new ToolInputError(`“${typed.slice(0, 40)}” is no time.`, { field: 'time', hint });
  }
  const isOfClock = version === '1' || version === '6';
  const [first, last] = isOfClock
    ? [-Number(gregorianTicks / ticksPerMs), Number((lastTicks - gregorianTicks) / ticksPerMs)]
    : [0, lastUnixMs];
  // In version 1, a million ids use up 100 ms.
  if (ms < first || ms > last - 1000) {
    throw new ToolInputError(
      isOfClock
        ? 'Versions 1 and 6 reach from 1582-10-15 to 5236.'
        : 'This version reaches from 1970 to 10889.',
      { field: 'time', hint },
    );
  }
  return ms;
}

function readDate(typed: string): number | undefined {
  const { date = '', time = '00:00', zone = 'Z' } = form.exec(typed)?.groups ?? {};
  const ms = Date.parse(`${date}T${time}${zone.toUpperCase()}`);
  if (Number.isNaN(ms)) return undefined;
  // `Date` reads 30 February as 2 March.
  const day = new Date(Date.parse(`${date}T00:00Z`));
  return day.toISOString().startsWith(date) ? ms : undefined;
}
