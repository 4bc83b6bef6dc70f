import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import type { Job } from './reading/crontab.ts';
import { type Dialect, sixthFieldHint } from './reading/dialects.ts';
import { isLikeField, type Schedule } from './reading/fields.ts';
import type { ClockChange } from './zone-clock.ts';

const doubts = {
  'both-must-match': inform(
    'One of the days begins with a star: it runs only when both match. Some crons run on either.',
  ),
  'no-question-mark': warn(
    'Quartz takes this only with “?” for one of the two days.',
    'Spring takes it as it is, but counts the days of the week from 0 for Sunday: for that, choose Spring.',
  ),
  'quartz-2.5': warn(
    'Quartz before 2.5 refuses L in a list, and reads only the first day of a list with W.',
    'For such a version, write an expression for each day.',
  ),
} as const;

const skipped = (who: string): Note =>
  warn(
    `${who} does not run at a time that the clock skips: one is missing between these runs.`,
    'Choose a time that every day has, or the time zone UTC.',
  );

const repeated = (sentence: string): Note =>
  inform(sentence, 'Choose a time that comes once on every day, or the time zone UTC.');

const clockNotes: Readonly<Record<Dialect, Readonly<Record<ClockChange, Note>>>> = {
  crontab: {
    skipped: skipped('A job with * in its minute or hour'),
    repeated: repeated('When the clock shows a time twice, a job with * in its minute or hour runs at both.'),
  },
  spring: {
    skipped: skipped('Spring'),
    repeated: repeated('When the clock shows a time twice, Spring runs at both.'),
  },
  quartz: {
    skipped: skipped('Quartz'),
    repeated: repeated('When the clock shows a time twice, Quartz runs only at the second.'),
  },
  aws: {
    skipped: skipped('EventBridge Scheduler'),
    repeated: repeated('When the clock shows a time twice, AWS runs once; the first is shown here.'),
  },
};

/**
 * Adds notes on times between the runs that the clock skips or repeats. Other runs of a crontab show this
 * themselves, and hourly ones simply continue.
 */
export function noteClock(
  { schedule, line, offset }: Job,
  changes: ReadonlySet<ClockChange>,
  notes: Note[],
): void {
  const isEveryHour = /^\S+ \S+ \* /.test(schedule.pattern);
  if (schedule.dialect === 'crontab' && (!schedule.isWildcard || isEveryHour)) return;
  const place = { offset, length: schedule.written.length, line, column: 1 };
  for (const change of changes) notes.push({ ...clockNotes[schedule.dialect][change], place });
}

/** Says that the words around an expression outweigh the chosen dialect. */
export function noteDialect(read: Dialect, chosen: Dialect, notes: Note[]): void {
  if (read === chosen) return;
  const [words, owner] = read === 'aws' ? ['cron(…)', 'AWS'] : ['@Scheduled', 'Spring'];
  const sentence = `${words} belongs to ${owner}, so its fields are read in that dialect.`;
  if (!notes.some((note) => note.sentence === sentence)) notes.push(inform(sentence));
}

/** Adds notes on what other programs read differently, and on what is rarely intended. */
export function noteDoubts({ schedule, command, line, offset }: Job, isNever: boolean, notes: Note[]): void {
  const place = (at: number, length: number) => ({ offset: offset + at, length, line, column: at + 1 });
  const whole = place(0, schedule.written.length);
  if (schedule.isEither) {
    notes.push(
      inform(
        'Both days are given: it runs when either matches, not only when both do.',
        'For both, put * for one and test the other in the command.',
        whole,
      ),
    );
  }
  if (schedule.doubt !== undefined) notes.push({ ...doubts[schedule.doubt], place: whole });
  if (schedule.dialect === 'crontab' && isLikeField(command.split(/\s/)[0])) {
    notes.push(
      warn(
        `A crontab has five fields: “${command}” is read as the command, which is rarely meant.`,
        sixthFieldHint,
        place(schedule.written.length, 1),
      ),
    );
  }
  if (isNever) {
    notes.push(
      warn('No such day exists: this never runs.', 'Look at the day, the month and the year.', whole),
    );
  }
  noteSteps(schedule, place, notes);
}

function noteSteps(
  schedule: Schedule,
  place: (at: number, length: number) => Note['place'],
  notes: Note[],
): void {
  for (const { field, step, rest, at, range, isIgnored } of schedule.unevenSteps) {
    if (isIgnored) {
      notes.push(
        warn(
          `Quartz ignores the step /${step} after a name.`,
          'Write numbers instead of names.',
          place(at, 1),
        ),
      );
    } else if (range !== undefined) {
      notes.push(
        warn(
          'Debian’s cron and cronie refuse a step after a single number; others count on from it.',
          `Write ${range}/${step}, which all of them read.`,
          place(at, 1),
        ),
      );
    } else
      notes.push(
        warn(
          rest === 0
            ? `A step of ${step} is longer than the range of the ${field}: only the first value comes.`
            : `Every ${step} ${field}s is not even: the count starts again, so the last gap is ${rest} ${rest === 1 ? field : `${field}s`}.`,
          undefined,
          place(at, 1),
        ),
      );
  }
}
