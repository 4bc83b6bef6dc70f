import { inform } from '#client/tool-kit/operations/notes.ts';
import { toString as describe } from 'cronstrue';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import { writeDistance } from '#core/dates/relative-time.ts';
import { ToolInputError, type Note } from '#core/errors.ts';
import { type Job, readCrontab } from './reading/crontab.ts';
import type { Dialect } from './reading/dialects.ts';
import { noteClock, noteDialect, noteDoubts } from './doubts.ts';
import { findRuns, isMoved, writeRun } from './runs.ts';
import type { ClockChange } from './zone-clock.ts';

export interface CronOptions {
  readonly dialect: Dialect;
  readonly zone: string;
  readonly count: number;
  readonly direction: 'next' | 'previous';
  /** A date and time on the zone's clock; empty for now. */
  readonly from: string;
}

const mostJobs = 500;

/** Describes a crontab in words, with its next runs. */
export function reportCrontab(text: string, options: CronOptions): OperationResult {
  const { jobs, faults } = readCrontab(text, options.dialect);
  if (jobs.length === 0) {
    if (/^[ \t]*On(?:Calendar|\w+Sec)\s*=/m.test(text)) {
      throw new ToolInputError('A timer of systemd is not a cron expression.', {
        hint: 'systemd-analyze calendar --iterations=5 "Mon..Fri 02:00" lists its runs.',
      });
    }
    throw (
      faults[0] ??
      new ToolInputError('There is no expression here, only comments or variables.', {
        hint: 'As in 30 8 * * MON-FRI.',
      })
    );
  }
  if (jobs.length > mostJobs) {
    throw new ToolInputError(`There are more than ${mostJobs} expressions.`, {
      hint: 'Use fewer of them.',
    });
  }
  const notes = faults.map((fault) => noteFault(fault, jobs));
  const blocks = jobs.flatMap((job) => {
    try {
      return [reportJob(job, options, notes)];
    } catch (error) {
      if (!(error instanceof ToolInputError) || error.details.line === undefined || jobs.length === 1)
        throw error;
      notes.push(noteFault(error, []));
      return [];
    }
  });
  const [first] = blocks;
  return {
    parts: [
      {
        name: 'runs.txt',
        kind: 'text',
        content: `${blocks.map(({ lines }) => lines.join('\n')).join('\n\n')}\n`,
      },
    ],
    figures:
      blocks.length === 1 && first?.next !== undefined
        ? [
            { label: options.direction === 'next' ? 'Next run' : 'Last run', value: first.next },
            { label: 'Relative', value: writeDistance(Number(first.at) - Date.now()) },
          ]
        : undefined,
    notes,
  };
}

/** The other lines, and the other expressions of the same line, are worked on all the same. */
function noteFault(
  { message, details: { line, column, offset, hint } }: ToolInputError,
  jobs: readonly Job[],
): Note {
  const what = jobs.some((job) => job.line === line) ? 'A part of line' : 'Line';
  const sentence = `${what} ${line ?? 1} was left out: ${message}`;
  return { severity: 'error', sentence, hint, place: { line, column, offset } };
}

function reportJob(job: Job, options: CronOptions, notes: Note[]) {
  const { zone: wished, count, direction, from } = options;
  const { schedule, command } = job;
  const zone = checkZone(job, wished.trim());
  const changes = new Set<ClockChange>();
  const runs = findRuns(schedule, zone, readMoment(from, zone), count, direction === 'previous', changes);
  noteDialect(schedule.dialect, options.dialect, notes);
  noteDoubts(job, runs.length === 0, notes);
  noteStart(job, zone, wished.trim(), from.trim(), notes);
  noteClock(job, changes, notes);
  const listed = runs.map(
    (run) =>
      `  ${writeRun(run, zone)}${isMoved(run, schedule, zone) ? '  (moved: its own time does not exist on that day)' : ''}`,
  );
  const lines = [
    `${schedule.written}${command === '' ? '' : `  ${command}`}`,
    `${sayInWords(schedule)} (${nameZone(zone, job.zone ?? wished.trim())})`,
    ...(listed.length === 0 ? ['  It never runs.'] : listed),
  ];
  return { lines, next: listed[0]?.trim(), at: runs[0] };
}

/** A start without an offset is a time on the clock of the line's own zone, not of the zone that was chosen. */
function noteStart(job: Job, zone: string, wished: string, from: string, notes: Note[]): void {
  if (job.zone === undefined || from === '' || /(?:Z|[+-]\d{2}:\d{2})$/.test(from)) return;
  if (zone === checkZone({ ...job, zone: undefined }, wished)) return;
  const sentence = `The start is a time in ${nameZone(zone, job.zone)}, the time zone of ${job.schedule.written}.`;
  const hint = 'For another, add its offset: 2026-03-28 12:00Z.';
  if (!notes.some((note) => note.sentence === sentence)) notes.push(inform(sentence, hint));
}

/** The engine of the words joins both days by “and”, where cron runs on either. */
export function sayInWords({
  plain,
  isEither,
}: {
  readonly plain: string;
  readonly isEither: boolean;
}): string {
  const fields = plain.split(' ');
  const position = fields.length === 5 ? 2 : 3;
  const [days, added] = splitMarks(fields[position] ?? '', (day) => `0 0 ${day} * *`);
  const [weekdays, addedToo] = splitMarks(fields[position + 2] ?? '', (day) => `0 0 * * ${day}`);
  const words = sayPlain(
    fields
      .with(position, days)
      .with(position + 2, weekdays)
      .join(' '),
  );
  const joined = [...added, ...addedToo].reduce((said, [clause, more]) => said.replace(clause, more), words);
  return isEither ? joined.replace(/, and (?=(?:only )?on |[A-Z])/, ', or ') : joined;
}

/**
 * The engine of the words cannot read a list with L or W, nor L-3W, and says “the first Monday and Wednesday” for
 * Monday#1 beside each Wednesday. Returns a text it can read, and the replacements for its clause.
 */
function splitMarks(field: string, alone: (day: string) => string): [string, [string, string][]] {
  const parts = field.split(',');
  const marks = parts.filter((part) => /[LW#]/.test(part));
  if (marks.length === 0) return [field, []];
  const numbers = parts.filter((part) => !marks.includes(part)).join(',');
  const [first = '', ...others] = [numbers, ...marks].filter(Boolean);
  const readable = (day: string) => day.replace(/^(L-\d+)W$/, '$1');
  const say = (day: string) => {
    const clause = sayPlain(alone(readable(day))).replace(/^.*?, /, '');
    return readable(day) === day ? clause : `on the weekday nearest ${clause}`;
  };
  return [readable(first), [[say(readable(first)), [first, ...others].map(say).join(' and ')]]];
}

function sayPlain(plain: string): string {
  return describe(plain, { use24HourTimeFormat: true, throwExceptionOnParseError: true });
}

/** Returns the zone's name as given: engines may resolve it to an older one, such as Asia/Kolkata to Asia/Calcutta. */
function nameZone(zone: string, asked: string): string {
  return asked === '' || asked.toLowerCase() === zone.toLowerCase() ? zone : asked;
}

function checkZone(job: Job, wished: string): string {
  const zone = job.zone ?? wished;
  if (zone === '') return Intl.DateTimeFormat().resolvedOptions().timeZone;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    throw new ToolInputError(`“${zone}” is not a time zone.`, {
      ...(job.zone === undefined ? { field: 'zone' } : { line: job.line, column: 1 }),
      hint: 'Write it as Europe/Berlin or UTC.',
    });
  }
}

/** A moment on the zone's clock; with Z or an offset, that moment. */
function readMoment(written: string, zone: string): Date {
  const text = written.trim();
  if (text === '') return new Date();
  const [, date, time = '00:00', offset] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?\s*(Z|[+-]\d{2}:\d{2})?$/.exec(text) ?? [];
  const moment = new Date(`${date ?? ''}T${time}${offset ?? 'Z'}`);
  // JavaScript reads February 30 as March 2.
  const isReal = date !== undefined && new Date(`${date}T00:00Z`).getUTCDate() === Number(date.slice(8));
  if (!isReal || Number.isNaN(moment.getTime())) {
    throw new ToolInputError(`“${text}” is not a date and time.`, {
      field: 'from',
      hint: 'Write it as 2026-03-28 12:00.',
    });
  }
  if (offset !== undefined) return moment;
  // The zone's distance to UTC there; looked at twice, since it may change in between.
  let guess = moment;
  for (let round = 0; round < 2; round += 1) {
    const shown = new Date(`${writeRun(guess, zone).slice(4, 23).replace(' ', 'T')}Z`);
    guess = new Date(guess.getTime() + (moment.getTime() - shown.getTime()));
  }
  return guess;
}
