import { expect, test } from 'vitest';
import type { Dialect } from './reading/dialects.ts';
import { readSchedule } from './reading/fields.ts';
import { reportCrontab } from './report.ts';
import { findRuns } from './runs.ts';

const zones = { Berlin: 'Europe/Berlin', London: 'Europe/London', York: 'America/New_York' };

function runsOf(line: string, zone: string, from: string, count: number, isBackwards = false) {
  const dialect: Dialect = 'crontab';
  return findRuns(readSchedule(line, dialect).schedule, zone, new Date(from), count, isBackwards).map((run) =>
    run.toISOString().replace(':00.000Z', 'Z'),
  );
}

// By the tz database: Berlin 2026-03-29 01:00Z, New York 2026-03-08 07:00Z.
test.each([
  ['30 2,14 * * *', zones.Berlin, '2026-03-28T16:00Z', ['2026-03-29T01:00Z', '2026-03-29T12:30Z']],
  [
    '0 0,2,4 * * *',
    zones.Berlin,
    '2026-03-28T16:00Z',
    ['2026-03-28T23:00Z', '2026-03-29T01:00Z', '2026-03-29T02:00Z'],
  ],
  ['15,45 2 * * *', zones.Berlin, '2026-03-28T16:00Z', ['2026-03-29T01:00Z', '2026-03-30T00:15Z']],
  ['0-59/10 2,3 * * *', zones.Berlin, '2026-03-28T16:00Z', ['2026-03-29T01:00Z', '2026-03-29T01:10Z']],
  [
    '30 2,3 * * *',
    zones.York,
    '2026-03-07T18:00Z',
    ['2026-03-08T07:00Z', '2026-03-08T07:30Z', '2026-03-09T06:30Z'],
  ],
  [
    '30 1-3 * * *',
    zones.York,
    '2026-03-07T18:00Z',
    ['2026-03-08T06:30Z', '2026-03-08T07:00Z', '2026-03-08T07:30Z'],
  ],
  // The manual cron(8): changes of more than three hours are corrections. Samoa skipped 2011-12-30.
  ['0 9 * * *', 'Pacific/Apia', '2011-12-28T22:00Z', ['2011-12-29T19:00Z', '2011-12-30T19:00Z']],
])('%s in %s comes right after the skipped hour, once', (line, zone, from, runs) => {
  expect(runsOf(line, zone, from, runs.length)).toEqual(runs);
  const end = new Date(new Date(runs.at(-1) ?? '').getTime() + 1).toISOString();
  expect(runsOf(line, zone, end, runs.length, true)).toEqual([...runs].reverse());
});

// London, 2026-10-25: from 01:00Z on the clock shows 01:00 again.
test('a time that comes twice runs once, unless the minute or hour begins with a star', () => {
  const once = ['2026-10-25T00:00Z', '2026-10-25T00:15Z', '2026-10-25T00:30Z', '2026-10-25T00:45Z'];
  expect(runsOf('0-59/15 1 * * *', zones.London, '2026-10-24T23:50Z', 5)).toEqual([
    ...once,
    '2026-10-26T01:00Z',
  ]);
  expect(runsOf('0-59/15 1 * * *', zones.London, '2026-10-25T01:10Z', 4, true)).toEqual([...once].reverse());
});

// cron.c of cronie, find_jobs, tests MIN_STAR | HR_STAR, which entry.c sets by a field's first character.
test.each([
  ['*/20 2 * * *', '2026-03-28T11:00Z', '30T00:00 30T00:20 30T00:40 31T00:00'],
  ['*,5 2 * * *', '2026-03-29T00:50Z', '30T00:00 30T00:01'],
  ['*/90 2 * * *', '2026-03-28T11:00Z', '30T00:00'],
  ['0 */2 * * *', '2026-03-28T22:30Z', '28T23:00 29T02:00'],
  ['*/20 2 * * *', '2026-10-24T21:30Z', '25T00:00 25T00:20 25T00:40 25T01:00 25T01:20 25T01:40 26T01:00'],
  ['*/20 2 * * *', '2026-10-25T00:50Z', '25T01:00 25T01:20 25T01:40 26T01:00'],
  ['30 * * * *', '2026-10-24T23:50Z', '25T00:30 25T01:30 25T02:30'],
])(
  '%s in Berlin from %s runs at its times of the clock alone, and at both of two',
  (line, from, expected) => {
    const runs = expected.split(' ');
    const list = (start: string, isBackwards: boolean) =>
      runsOf(line, zones.Berlin, start, runs.length, isBackwards).map((run) => run.slice(8, 16));
    expect(list(from, false)).toEqual(runs);
    const last = runsOf(line, zones.Berlin, from, runs.length).at(-1) ?? '';
    expect(list(last.replace('Z', ':01Z'), true)).toEqual(runs.reverse());
  },
);

test.each([
  ['*/20 2 * * *', '2026-03-28 12:00', 'A job with * in its minute or hour does not run'],
  ['0 */2 * * *', '2026-03-28 23:30', 'A job with * in its minute or hour does not run'],
  ['*/20 2 * * *', '2026-10-24 23:30', 'a job with * in its minute or hour runs at both'],
  ['*/20 * * * *', '2026-03-29 01:30', undefined],
  ['15,45 2 * * *', '2026-03-28 12:00', undefined],
])('says what the clock change does to %s from %s', (line, from, sentence) => {
  const options = { dialect: 'crontab', zone: zones.Berlin, count: 3, direction: 'next', from } as const;
  const said = (reportCrontab(line, options).notes ?? []).map((note) => note.sentence);
  expect(said).toEqual(sentence === undefined ? [] : [expect.stringContaining(sentence)]);
});

test('the report marks what is moved beside the other runs of the day', () => {
  const options = {
    dialect: 'crontab',
    zone: zones.Berlin,
    count: 2,
    direction: 'next',
    from: '2026-03-28 16:00',
  } as const;
  const text = reportCrontab('30 2,14 * * *', options).parts[0]?.content;
  expect(text).toContain('Sun 2026-03-29 03:00:00 +02:00  (moved');
  expect(text).toContain('Sun 2026-03-29 14:30:00 +02:00\n');
});

// Times that CronExpression of Quartz 2.5.2 and of Spring Framework 7.1 return.
test.each([
  ['quartz', '0 30 2 * * ?', zones.Berlin, '2026-03-28T12:00Z', '30T00:30 31T00:30'],
  ['quartz', '0 0/30 1-4 * * ?', zones.Berlin, '2026-03-29T00:00Z', '29T00:30 29T01:00 29T01:30 29T02:00'],
  ['quartz', '0 30 2 * * ?', zones.Berlin, '2026-10-24T12:00Z', '25T01:30 26T01:30'],
  ['quartz', '0 0 * * * ?', zones.Berlin, '2026-10-24T22:30Z', '24T23:00 25T01:00 25T02:00'],
  ['quartz', '0 0 0 * * ?', 'Africa/Cairo', '2026-04-22T12:00Z', '22T22:00 24T21:00 25T21:00'],
  ['quartz', '0 10/20 * * * ?', 'Australia/Lord_Howe', '2026-04-04T13:50Z', '04T14:10 04T15:00 04T15:20'],
  ['spring', '0 30 2 * * *', zones.Berlin, '2026-03-28T12:00Z', '30T00:30 31T00:30'],
  ['spring', '0 30 2,14 * * *', zones.Berlin, '2026-03-28T16:00Z', '29T12:30 30T00:30'],
  ['spring', '0 30 2 * * *', zones.Berlin, '2026-10-24T12:00Z', '25T00:30 25T01:30 26T01:30'],
  [
    'spring',
    '0 0/30 2 * * *',
    zones.Berlin,
    '2026-10-24T12:00Z',
    '25T00:00 25T00:30 25T01:00 25T01:30 26T01:00',
  ],
  ['spring', '0 0/20 2 * * *', zones.Berlin, '2026-10-25T00:50Z', '25T01:00 25T01:20 25T01:40 26T01:00'],
  ['quartz', '0 0 2 * * ?', zones.Berlin, '2026-10-25T00:50Z', '25T01:00 26T01:00'],
  ['spring', '@daily', 'Africa/Cairo', '2026-04-22T12:00Z', '22T22:00 24T21:00 25T21:00'],
] as const)('%s: %s in %s', (dialect, line, zone, from, expected) => {
  const runs = expected.split(' ');
  const { schedule } = readSchedule(line, dialect);
  const list = (start: Date, isBackwards: boolean) =>
    findRuns(schedule, zone, start, runs.length, isBackwards).map((run) => run.toISOString().slice(8, 16));
  expect(list(new Date(from), false)).toEqual(runs);
  const [last] = findRuns(schedule, zone, new Date(from), runs.length).slice(-1);
  expect(list(new Date((last?.getTime() ?? 0) + 1), true)).toEqual(runs.reverse());
});

// EventBridge Scheduler's guide, “Daylight savings time”: a missing time is skipped, a repeated one runs once.
test('AWS skips what does not exist, and says so', () => {
  const options = { dialect: 'aws', zone: zones.Berlin, count: 2, direction: 'next' } as const;
  const spring = reportCrontab('30 2 * * ? *', { ...options, from: '2026-03-28 12:00' });
  expect(spring.parts[0]?.content).toContain('Mon 2026-03-30 02:30:00 +02:00');
  expect(spring.parts[0]?.content).not.toContain('2026-03-29');
  expect(spring.notes?.[0]?.sentence).toContain('does not run at a time that the clock skips');
  const autumn = reportCrontab('30 2 * * ? *', { ...options, from: '2026-10-24 12:00' });
  expect(autumn.parts[0]?.content).toMatch(/2026-10-25 02:30:00 \+02:00\n {2}Mon/);
  expect(autumn.notes?.[0]?.sentence).toContain('AWS runs once; the first is shown here');
});

test.each(['quartz', 'spring', 'aws'] as const)('%s: a change beside the runs is not noted', (dialect) => {
  const line = dialect === 'aws' ? '30 12 * * ? *' : '0 30 12 * * ?';
  const options = { dialect, zone: zones.Berlin, count: 3, direction: 'next' } as const;
  expect(reportCrontab(line, { ...options, from: '2026-03-28 09:00' }).notes).toEqual([]);
});
