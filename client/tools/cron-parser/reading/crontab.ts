import { ToolInputError } from '#core/errors.ts';
import type { TextPlace } from '#core/text/encodings/text-place.ts';
import { type Dialect, sixthFieldHint } from './dialects.ts';
import { isLikeField, readSchedule, type Schedule } from './fields.ts';
import { findWrapped, isOfCrontab } from './wrapped.ts';

export interface Job {
  readonly schedule: Schedule;
  /** The text after the fields. */
  readonly command: string;
  /** From a line `CRON_TZ=` above it, a `TZ=` in front of it, or a `timeZone:` beside it. */
  readonly zone: string | undefined;
  readonly line: number;
  /** The line's offset in the text. */
  readonly offset: number;
}

export interface Crontab {
  readonly jobs: readonly Job[];
  /** The errors of lines that could not be read. */
  readonly faults: readonly ToolInputError[];
}

/** Takes a part of a line for an expression, and what else is known of it. */
interface Piece {
  readonly expression: string;
  /** Its place in the line. */
  readonly at: number;
  readonly zone: string | undefined;
  /** Set if the text around it decides. */
  readonly dialect?: Dialect | undefined;
}

/** The jobs of a crontab, or the expressions of a file; comments, variables and other settings are read over. */
export function readCrontab(text: string, dialect: Dialect): Crontab {
  const jobs: Job[] = [];
  const faults: ToolInputError[] = [];
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const wrapped = findWrapped(lines);
  const isFile = wrapped.some((found) => found.length > 0);
  let zone: string | undefined;
  let offset = 0;
  lines.forEach((line, index) => {
    const found = wrapped[index] ?? [];
    const variable = found.length > 0 ? undefined : variableIn(line);
    if (variable?.name === 'CRON_TZ') zone = variable.value;
    const isCode = variable !== undefined || (isFile && !(isOfCrontab(line) && hasFields(line)));
    const pieces: readonly Piece[] =
      found.length > 0 ? found : isCode || /^\s*(?:#|$)/.test(line) ? [] : [wholeOf(line)];
    for (const piece of pieces.map(takeZone)) {
      const at = offset + piece.at;
      const job = readJob(piece.expression, dialectOf(piece, dialect), {
        offset: at,
        line: index + 1,
        column: piece.at + 1,
      });
      if (job instanceof ToolInputError) faults.push(job);
      else jobs.push({ ...job, zone: piece.zone ?? zone, line: index + 1, offset: at });
    }
    offset = text.indexOf('\n', offset) + 1;
  });
  return { jobs, faults };
}

/** Quartz is kept if chosen: Quarkus has an annotation of the same name for it. */
function dialectOf({ expression, dialect }: Piece, chosen: Dialect): Dialect {
  if (/^cron\((?:\S+\s+){5}\S+\)$/.test(expression)) return 'aws';
  return dialect === undefined || chosen === 'quartz' ? chosen : dialect;
}

const hasFields = (line: string) => /^\s*@/.test(line) || line.trim().split(/\s+/).length >= 5;

function wholeOf(line: string): Piece {
  const expression = line.replace(/^[ \t\f\v]+/, '');
  return { expression: expression.trimEnd(), at: line.length - expression.length, zone: undefined };
}

function variableIn(line: string): { readonly name: string; readonly value: string } | undefined {
  if (takeZone(wholeOf(line)).zone !== undefined) return undefined;
  const [, name, value] = /^([A-Za-z_]\w*)\s*=\s*["']?(.*?)["']?$/.exec(line.trim()) ?? [];
  return name === undefined ? undefined : { name, value: value ?? '' };
}

/** Some programs take the zone in front of the expression; a line `TZ=` is only for the commands. */
function takeZone(piece: Piece): Piece {
  const [before, zone] = /^(?:CRON_)?TZ=(\S+)\s+(?=(?:\S+\s+){4}|@)/.exec(piece.expression) ?? [];
  if (before === undefined) return piece;
  return { expression: piece.expression.slice(before.length), at: piece.at + before.length, zone };
}

function readJob(
  line: string,
  dialect: Dialect,
  start: TextPlace,
): { schedule: Schedule; command: string } | ToolInputError {
  // AWS wraps its expressions.
  const inner = /^cron\((.*)\)$/.exec(line.trim())?.[1];
  try {
    refuseInterval(line.trim(), dialect);
    const { schedule, taken } = readSchedule(inner ?? line, dialect);
    return { schedule, command: (inner ?? line).slice(taken).trim() };
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    const within = (inner === undefined ? 0 : 'cron('.length) + (error.details.offset ?? 0);
    const hasSixth = dialect === 'crontab' && isLikeField(line.trim().split(/\s+/)[5]);
    return new ToolInputError(error.message, {
      offset: start.offset + within,
      line: start.line,
      column: start.column + within,
      hint: hasSixth ? `${error.details.hint ?? ''} ${sixthFieldHint}`.trim() : error.details.hint,
    });
  }
}

/** Intervals and single runs: EventBridge and robfig/cron have them, and Spring has a dash for none at all. */
function refuseInterval(line: string, dialect: Dialect): void {
  const [, kind, inside = ''] = /^(rate|at)\((.*)\)$/.exec(line) ?? [];
  const every = /^@every\s+(\S+)/.exec(line)?.[1];
  if (dialect === 'spring' && line === '-') {
    throw new ToolInputError('“-” switches a job of Spring off: it never runs.', {
      offset: 0,
      hint: 'Write six fields, as in 0 0 6 * * MON-FRI.',
    });
  }
  if (every !== undefined) {
    throw new ToolInputError(`@every ${every} has no times: Go’s cron counts from its start.`, {
      offset: 0,
      hint: 'For times of the clock write fields, such as */30 * * * *.',
    });
  }
  if (kind === undefined) return;
  throw new ToolInputError(
    kind === 'rate'
      ? `${line} has no times of the clock: AWS runs it every ${inside.replace(/^1 /, '')}, counted from when it was made.`
      : `${line} is not a cron expression: AWS runs it once, at ${inside}.`,
    { offset: 0, hint: 'Only cron(…) is calculated here.' },
  );
}
