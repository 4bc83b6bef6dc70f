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

export interface Crontab {
  readonly jobs: readonly Job[];
  /** What is wrong with the lines that could not be read. */
  readonly faults: readonly ToolInputError[];
}

/** The jobs of a crontab, or the expressions of a list; comments and variables are read over. */
export function readCrontab(text: string, dialect: Dialect): Crontab {
  const jobs: Job[] = [];
  const faults: ToolInputError[] = [];
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
      const own = unwrap(line.slice(indent));
      const at = offset + indent + own.at;
      const job = readJob(own.expression, dialect, text, at);
      if (job instanceof ToolInputError) faults.push(job);
      else jobs.push({ ...job, zone: ownZone ?? zone, line: index + 1, offset: at });
    }
    offset += whole.length + 1;
  });
  return { jobs, faults };
}

/** A line of YAML, JSON or code, of which the expression is a part: `- cron: '0 3 * * *'`, `@Scheduled(cron = "…")`. */
const wrapped =
  /^(?:[-\s]*["']?[A-Za-z_][\w.-]*["']?\s*:\s+|@\w+\([^"']*|(?=["']))(["']?)(.+?)\1(?:[,;)\s]*(?:#.*)?)$/;

/** The expression of a line, and where it begins in it. */
function unwrap(line: string): { readonly expression: string; readonly at: number } {
  const [, , expression = ''] = wrapped.exec(line) ?? [];
  if (expression.trim().split(/\s+/).length < 5) return { expression: line, at: 0 };
  return { expression, at: line.indexOf(expression) };
}

function readJob(
  line: string,
  dialect: Dialect,
  text: string,
  offset: number,
): { schedule: Schedule; command: string } | ToolInputError {
  // AWS wraps its expressions.
  const inner = /^cron\((.*)\)$/.exec(line.trim())?.[1];
  try {
    const { schedule, taken } = readSchedule(inner ?? line, dialect);
    return { schedule, command: (inner ?? line).slice(taken).trim() };
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    const at = offset + (inner === undefined ? 0 : 'cron('.length) + (error.details.offset ?? 0);
    return new ToolInputError(error.message, {
      ...placeOf(text, Math.min(at, text.length)),
      hint: error.details.hint,
    });
  }
}
