import { warn } from '#client/tool-kit/operations/notes.ts';
import { readIsoMoment } from '#core/dates/iso-moment.ts';
import { type SnowflakeId, snowflakes } from '#core/dates/snowflakes.ts';
import { type Note, ToolInputError } from '#core/errors.ts';
import type { OtherKind } from '../forms.ts';
import { ksuidZeroMs } from '../ksuid.ts';
import { gregorianTicks, lastTicks, lastUnixMs, ticksPerMs } from './layout.ts';
import type { MadeVersion } from './generate.ts';

const lastSeconds = 2 ** 32 - 1;

const hint =
  'Such as 2026-01-31, 2026-01-31 13:05:00.250 (both UTC), 2026-01-31T13:05+02:00, or Unix milliseconds.';

/**
 * Reads the chosen time in milliseconds since 1970; undefined if none is chosen. Throws a ToolInputError with the
 * option's name.
 */
export function readChosenTime(
  text: string,
  version: MadeVersion | OtherKind,
  epoch: SnowflakeId = 'twitter',
): number | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  const ms = /^-?\d{1,16}$/.test(typed) ? Number(typed) : readIsoMoment(typed);
  if (ms === undefined) {
    throw new ToolInputError(`“${typed.slice(0, 40)}” is not a time.`, { field: 'time', hint });
  }
  const [first, last] = rangeOf(version, epoch);
  // In version 1, a million ids use up 100 ms.
  if (ms < first || ms > last - 1000) {
    const [from, to] = [first, last].map((each) => new Date(each).toISOString().replace(/^\+0*|T.*$/g, ''));
    throw new ToolInputError(`The time of these ids reaches from ${from ?? ''} to ${to ?? ''}.`, {
      field: 'time',
      hint,
    });
  }
  return ms;
}

/** The first and the last millisecond since 1970 that an id can hold. */
function rangeOf(
  version: MadeVersion | OtherKind,
  epoch: SnowflakeId,
): readonly [first: number, last: number] {
  if (version === '1' || version === '6')
    return [-Number(gregorianTicks / ticksPerMs), Number((lastTicks - gregorianTicks) / ticksPerMs)];
  if (version === 'ksuid') return [ksuidZeroMs, ksuidZeroMs + lastSeconds * 1000];
  if (version === 'objectid') return [0, lastSeconds * 1000];
  if (version !== 'snowflake') return [0, lastUnixMs];
  const { shift, zeroMs } = snowflakes[epoch];
  // Programs hold them in 64 bits with a sign.
  return [Number(zeroMs), Number(zeroMs + (1n << (63n - shift)) - 1n)];
}

/** Most programs count Unix time in seconds, of which today has ten digits. */
export function notesOnTime(written: string): Note[] {
  const typed = written.trim();
  if (!/^\d{9,10}$/.test(typed)) return [];
  return [
    warn(
      `${typed} is read as milliseconds, in ${new Date(Number(typed)).getUTCFullYear()}.`,
      'If these are seconds, add three zeros.',
    ),
  ];
}
