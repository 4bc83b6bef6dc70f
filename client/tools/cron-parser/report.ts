import { toString as describe } from 'cronstrue';
import type { OperationResult } from '#client/tool-kit/operations/operation.ts';
import { ToolInputError, type Note } from '#core/errors.ts';
import { type Job, readCrontab } from './crontab.ts';
import type { Dialect } from './dialects.ts';
import { findRuns, isMoved, writeRun } from './runs.ts';

export interface CronOptions {
  readonly dialect: Dialect;
  readonly zone: string;
  readonly count: number;
  readonly direction: 'next' | 'previous';
  /** A date and time on the zone's clock; empty for now. */
  readonly from: string;
}

const mostJobs = 500;

/** What a crontab says in words, and when it runs. */
export function reportCrontab(text: string, options: CronOptions): OperationResult {
  const { jobs, faults } = readCrontab(text, options.dialect);
  if (jobs.length === 0) {
    throw (
      faults[0] ??
      new ToolInputError('There is no expression here, only comments or variables.', {
        hint: 'As in 30 8 * * MON-FRI.',
      })
    );
  }
  if (jobs.length > mostJobs) {
    throw new ToolInputError(`There are more than ${mostJobs} expressions.`, {
      hint: 'Take a part of them.',
    });
  }
  const notes = faults.map(noteFault);
  const blocks = jobs.flatMap((job) => {
    try {
      return [reportJob(job, options, notes)];
    } catch (error) {
      if (!(error instanceof ToolInputError) || error.details.line === undefined || jobs.length === 1)
        throw error;
      notes.push(noteFault(error));
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
        ? [{ label: options.direction === 'next' ? 'Next run' : 'Last run', value: first.next }]
        : undefined,
    notes,
  };
}

/** The other lines are worked on all the same. */
function noteFault({ message, details: { line, column, offset, hint } }: ToolInputError): Note {
  const sentence = `Line ${line ?? 1} was left out: ${message}`;
  return { severity: 'error', sentence, hint, place: { line, column, offset } };
}

function reportJob(job: Job, { zone: wished, count, direction, from }: CronOptions, notes: Note[]) {
  const { schedule, command } = job;
  const zone = checkZone(job, wished.trim());
  const runs = findRuns(schedule, zone, readMoment(from, zone), count, direction === 'previous');
  noteDoubts(job, runs.length === 0, notes);
  const listed = runs.map(
    (run) =>
      `  ${writeRun(run, zone)}${isMoved(run, schedule, zone) ? '  (moved: its own time does not exist on that day)' : ''}`,
  );
  const lines = [
    `${schedule.written}${command === '' ? '' : `  ${command}`}`,
    `${sayInWords(schedule)} (${nameZone(zone, job.zone ?? wished.trim())})`,
    ...(listed.length === 0 ? ['  It never runs.'] : listed),
  ];
  return { lines, next: listed[0]?.trim() };
}

/** The engine of the words joins both days by “and”, where cron runs on either. */
export function sayInWords({
  plain,
  isEither,
}: {
  readonly plain: string;
  readonly isEither: boolean;
}): string {
  const words = describe(plain, { use24HourTimeFormat: true, throwExceptionOnParseError: true });
  return isEither ? words.replace(/, and (?=(?:only )?on |[A-Z])/, ', or ') : words;
}

const doubts = {
  'both-must-match': {
    severity: 'info',
    sentence: 'One of the days begins with a star: it runs only when both match. Some crons run on either.',
  },
  'no-question-mark': {
    severity: 'warning',
    sentence: 'Quartz takes this only with “?” for one of the two days.',
    hint: 'Spring takes it as it is, but counts the days of the week from 0 for Sunday: for that, choose Spring.',
  },
} as const;

const names = 'SUN|MON|TUE|WED|THU|FRI|SAT|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC';
/** No command begins so. */
const sixthField = new RegExp(
  String.raw`^(?:[*?L]|\d{1,4}|${names})(?:[-,/#](?:\*|\d{1,4}|${names})|L)*(?:\s|$)`,
  'i',
);

function noteDoubts({ schedule, command, line, offset }: Job, isNever: boolean, notes: Note[]): void {
  const place = (at: number, length: number) => ({ offset: offset + at, length, line, column: at + 1 });
  const whole = place(0, schedule.written.length);
  if (schedule.isEither) {
    notes.push({
      severity: 'info',
      sentence: 'Both days are given: it runs when either matches, not only when both do.',
      hint: 'For both, put * for one and test the other in the command.',
      place: whole,
    });
  }
  if (schedule.doubt !== undefined) notes.push({ ...doubts[schedule.doubt], place: whole });
  if (sixthField.test(command)) {
    notes.push({
      severity: 'warning',
      sentence: `A crontab has five fields: “${command}” is read as the command, which is rarely meant.`,
      hint: 'Where seconds stand in front, choose Spring or Quartz; where a year stands behind, AWS.',
      place: place(schedule.written.length, 1),
    });
  }
  if (isNever) {
    notes.push({
      severity: 'warning',
      sentence: 'No such day comes: this never runs.',
      hint: 'Look at the day, the month and the year.',
      place: whole,
    });
  }
  for (const { field, step, rest, at } of schedule.unevenSteps) {
    notes.push({
      severity: 'warning',
      sentence:
        rest === 0
          ? `A step of ${step} is longer than the range of the ${field}: only the first value comes.`
          : `Every ${step} ${field}s is not even: the count begins anew, so the last gap is ${rest} ${rest === 1 ? field : `${field}s`}.`,
      place: place(at, 1),
    });
  }
}

/** The zone, and the name that was asked for where that is an older one for it. */
function nameZone(zone: string, asked: string): string {
  const isOther = asked !== '' && asked.toLowerCase() !== zone.toLowerCase();
  return isOther ? `${asked}, which stands for ${zone}` : zone;
}

function checkZone(job: Job, wished: string): string {
  const zone = job.zone ?? wished;
  if (zone === '') return Intl.DateTimeFormat().resolvedOptions().timeZone;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    throw new ToolInputError(`“${zone}” is no time zone.`, {
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
  // 30 February is taken for 2 March.
  const isReal = date !== undefined && new Date(`${date}T00:00Z`).getUTCDate() === Number(date.slice(8));
  if (!isReal || Number.isNaN(moment.getTime())) {
    throw new ToolInputError(`“${text}” is no date and time.`, {
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
