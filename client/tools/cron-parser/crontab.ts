import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import type { Dialect } from './dialects.ts';
import { readSchedule, type Schedule } from './fields.ts';

export interface Job {
  readonly schedule: Schedule;
  /** What follows the fields. */
  readonly command: string;
  /** Of a line `CRON_TZ=` above it, or of a `TZ=` in front of it. */
  readonly zone: string | undefined;
  readonly line: number;
  /** Of its line, in the text. */
  readonly offset: number;
}

/** The jobs of a crontab, or the expressions of a list; comments and variables are read over. */
export function readCrontab(text: string, dialect: Dialect): Job[] {
  const jobs: Job[] = [];
  let zone: string | undefined;
  let offset = 0;
  text.split('\n').forEach((whole, index) => {
    const line = whole.replace(/\r$/, '');
    // Some programs take the zone in front of the expression; a line `TZ=` is for the commands alone.
    const [before = '', ownZone] = /^\s*(?:CRON_)?TZ=(\S+)\s+(?=(?:\S+\s+){4}|@)/.exec(line) ?? [];
    const rest = line.slice(before.length);
    const indent = line.length - rest.trimStart().length;
    const trimmed = rest.trim();
    const [, name, value] = /^([A-Za-z_]\w*)\s*=\s*["']?(.*?)["']?$/.exec(trimmed) ?? [];
    if (name !== undefined) {
      if (name === 'CRON_TZ') zone = value;
    } else if (trimmed !== '' && !trimmed.startsWith('#')) {
      jobs.push({
        ...readJob(line.slice(indent), dialect, text, offset + indent),
        zone: ownZone ?? zone,
        line: index + 1,
        offset: offset + indent,
      });
    }
    offset += whole.length + 1;
  });
  return jobs;
}

function readJob(
  line: string,
  dialect: Dialect,
  text: string,
  offset: number,
): { schedule: Schedule; command: string } {
  // AWS wraps its expressions.
  const inner = /^cron\((.*)\)$/.exec(line.trim())?.[1];
  try {
    const { schedule, taken } = readSchedule(inner ?? line, dialect);
    return { schedule, command: (inner ?? line).slice(taken).trim() };
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    const at = offset + (inner === undefined ? 0 : 'cron('.length) + (error.details.offset ?? 0);
    throw new ToolInputError(error.message, {
      ...placeOf(text, Math.min(at, text.length)),
      hint: error.details.hint,
    });
  }
}
