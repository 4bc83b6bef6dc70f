import { expect, test } from 'vitest';
import type { ToolInputError } from '#core/errors.ts';
import { readCrontab } from './crontab.ts';
import type { Dialect } from './dialects.ts';
import { readSchedule } from './fields.ts';
import { reportCrontab } from '../report.ts';
import { findRuns } from '../runs.ts';

const options = { zone: 'UTC', count: 4, direction: 'next', from: '2026-03-28 12:00' } as const;

function daysOf(line: string, dialect: Dialect, count: number) {
  return findRuns(readSchedule(line, dialect).schedule, 'UTC', new Date('2026-03-28T12:00Z'), count)
    .map((run) => run.toISOString().slice(5, 10))
    .join(' ');
}

// Days that CronExpression of Spring Framework 7.1 returns.
test.each([
  ['0 0 0 ? * MON#1,WED#2', '04-06 04-08 05-04 05-13'],
  ['0 0 0 ? * MON#1,WED', '04-01 04-06 04-08 04-15'],
  ['0 0 0 ? * 2L,WED', '03-31 04-01 04-08 04-15'],
  ['0 0 0 ? * 0#2,7L', '03-29 04-12 04-26'],
  ['0 0 0 L,15W * ?', '03-31 04-15 04-30 05-15'],
  ['0 0 0 15,LW * ?', '03-31 04-15 04-30 05-15 05-29'],
  ['0 0 0 1W,15W * ?', '04-01 04-15 05-01 05-15'],
  ['0 0 0 ? * MON-FRI/2', '03-30 04-01 04-03 04-06'],
  ['0 0 0 ? * MON/2', '03-29 03-30 04-01 04-03 04-05'],
  ['0 0 0 ? * */2', '03-29 03-30 04-01 04-03 04-05'],
  ['0 0 0 ? * 0/2', '03-29 03-31 04-02 04-04 04-05'],
  ['0 0 0 ? * SUN/2', '03-29 04-05 04-12'],
  ['0 0 0 1 JAN/3 ?', '04-01 07-01 10-01 01-01'],
  ['0 0 0 L-3 * *', '04-27 05-28 06-27 07-28'],
  ['0 0 0 L-3,15W * ?', '04-15 04-27 05-15 05-28 06-15'],
  ['0 0 0 ? * MON-6', '03-30 03-31 04-01 04-02 04-03 04-04 04-06'],
])('Spring reads %s', (line, days) => {
  expect(daysOf(line, 'spring', days.split(' ').length)).toBe(days);
});

// Days that CronExpression of Quartz 2.5.2 returns.
test.each([
  ['0 0 0 L,15W * ?', '03-31 04-15 04-30 05-15'],
  ['0 0 0 1W,15W * ?', '04-01 04-15 05-01 05-15'],
  ['0 0 0 15,LW * ?', '03-31 04-15 04-30 05-15 05-29'],
  ['0 0 0 ? * MON-FRI/2', '03-30 03-31 04-01 04-02 04-03 04-06'],
  ['0 0 0 ? * FRI-MON/2', '03-29 03-30 04-03 04-04 04-05 04-06'],
  ['0 0 0 ? * MON/2', '03-30 04-06 04-13'],
  ['0 0 0 1 JAN/3 ?', '01-01 01-01'],
  ['0 0 0 L-2 * ? *', '03-29 04-28 05-29 06-28 07-29'],
  ['0 0 0 L-5W * ?', '04-24 05-26 06-25 07-27 08-26 09-25 10-26'],
  ['0 0 0 L-1W * ?', '03-30 04-29 05-29 06-29 07-30 08-31'],
  ['0 0 0 L-3 NOV-FEB ? *', '11-27 12-28 01-28 02-25 11-27'],
  ['0 0 0 L-28 2 ? 2026-2040/2', '02-01 02-01 02-01'],
  ['0 0 0 ? * 2-6/2', '03-30 04-01 04-03 04-06'],
  ['0 0 0 ? * 6-2/2', '03-29 04-03 04-05 04-10'],
  ['0 0 0 28-3 * ?', '03-29 03-30 03-31 04-01 04-02 04-03 04-28'],
])('Quartz reads %s', (line, days) => {
  expect(daysOf(line, 'quartz', days.split(' ').length)).toBe(days);
});

// Quartz refuses all but MON#1,WED, which it takes for only the first Monday; EventBridge’s guide names 3#1,6#3.
test.each([
  ['0 0 0 ? * MON#1,WED#2', 'quartz', '“MON#1” cannot be part of a list.'],
  ['0 0 0 ? * WED,MON#1', 'quartz', '“MON#1” cannot be part of a list.'],
  ['0 0 0 ? * 2L,WED', 'quartz', '“2L” cannot be part of a list.'],
  ['0 0 0 ? * MON-6', 'quartz', 'Quartz reads no name beside a number, as in MON-6.'],
  ['0 0 0 ? * 2-FRI', 'quartz', 'Quartz reads no name beside a number, as in 2-FRI.'],
  ['0 0/60 * * * ?', 'quartz', 'Quartz takes no step of 60 for the minute.'],
  ['0 0 0 L-31 * ?', 'quartz', '“L-31” is not a valid day of the month.'],
  ['0 0 0 L-3W * *', 'spring', '“L-3W” is not a valid day of the month.'],
  ['0 0 0 ? * MON#6', 'quartz', '“MON#6” comes in no month: “#6” is out of range.'],
  ['0 0 0 ? * 1#0', 'spring', '“1#0” comes in no month: “#0” is out of range.'],
  ['0 0 ? * 3#1,6#3 *', 'aws', '“3#1” cannot be part of a list.'],
] as const)('%s is refused in %s', (line, dialect, message) => {
  const [fault] = readCrontab(line, dialect).faults as ToolInputError[];
  expect(fault?.message).toBe(message);
});

test.each([
  ['0 0 0 L,15W * ?', 'on the last day of the month and on the weekday nearest day 15 of the month'],
  ['0 0 0 15,L-3 * ?', 'on day 15 of the month and 3 days before the last day of the month'],
  ['0 0 0 15,LW * ?', 'on day 15 of the month and on the last weekday of the month'],
  ['0 0 0 ? * MON-FRI,SAT#2', 'Monday through Friday and on the second Saturday of the month'],
  ['0 0 0 ? * 2L,MON#1', 'on the last Tuesday of the month and on the first Monday of the month'],
  ['0 0 0 ? * MON#1,WED', 'only on Wednesday and on the first Monday of the month'],
])('%s in words', (line, words) => {
  const { parts, notes } = reportCrontab(line, { ...options, dialect: 'spring' });
  expect(parts[0]?.content).toContain(`At 00:00, ${words} (UTC)`);
  expect(notes).toEqual([]);
});

test('Quartz’s differences are noted', () => {
  const { parts } = reportCrontab('0 0 0 L-3W * ?', { ...options, dialect: 'quartz' });
  expect(parts[0]?.content).toContain(
    'At 00:00, on the weekday nearest 3 days before the last day of the month (',
  );
  const sentences = (line: string) =>
    reportCrontab(line, { ...options, dialect: 'quartz' }).notes?.map(({ sentence }) => sentence);
  expect(sentences('0 0 0 ? * MON-FRI/2')).toEqual(['Quartz ignores the step /2 after a name.']);
  expect(sentences('0 0 0 L,15W * ?')?.[0]).toContain('Quartz before 2.5 refuses L in a list');
});

// The manuals of Kubernetes (CronJob: “?” is the same as “*”) and of Cloudflare (Cron Triggers).
test('for ? L W and # in crontab, the hint names the dialects that have them, and their fields', () => {
  const hintFor = (line: string) => readCrontab(line, 'crontab').faults[0]?.details.hint;
  expect(hintFor('schedule: "0 0 ? * *"')).toMatch(/^Write \* instead, which means the same/);
  expect(hintFor('0 9 * * 1#1')).toContain('They have a sixth field: the seconds in front');
  const { notes } = reportCrontab('crons = ["0 15 1 * *", "59 23 LW * *"]', {
    ...options,
    dialect: 'crontab',
  });
  expect(notes?.[0]?.sentence).toMatch(/^A part of line 1 was left out: “L”/);
});
