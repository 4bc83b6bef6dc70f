import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { readCrontab } from './reading/crontab.ts';
import type { Dialect } from './reading/dialects.ts';
import { readSchedule } from './reading/fields.ts';
import { type CronOptions, reportCrontab, sayInWords } from './report.ts';
import { findRuns } from './runs.ts';

const plain: CronOptions = {
  dialect: 'crontab',
  zone: 'UTC',
  count: 3,
  direction: 'next',
  from: '2026-03-28 12:00',
};

interface Asked {
  readonly dialect?: Dialect;
  readonly zone?: string;
  readonly count?: number;
  readonly isBackwards?: boolean;
}

function runsOf(line: string, from: string, asked: Asked = {}) {
  const { dialect = 'crontab', zone = 'UTC', count = 3, isBackwards = false } = asked;
  const { schedule } = readSchedule(line, dialect);
  return findRuns(schedule, zone, new Date(from), count, isBackwards).map((run) =>
    run.toISOString().replace(':00.000Z', 'Z'),
  );
}

const mistake = (text: string, dialect: Dialect = 'crontab') => {
  const [fault] = readCrontab(text, dialect).faults;
  return fault && { message: fault.message, ...fault.details };
};

// The examples of crontab(5) of Debian's cron, dates by the calendar.
test('the manual’s examples', () => {
  expect(runsOf('5 0 * * *', '2026-03-28T12:00Z', { count: 1 })).toEqual(['2026-03-29T00:05Z']);
  expect(runsOf('15 14 1 * *', '2026-03-28T12:00Z', { count: 1 })).toEqual(['2026-04-01T14:15Z']);
  expect(runsOf('0 22 * * 1-5', '2026-03-27T22:00Z', { count: 1 })).toEqual(['2026-03-30T22:00Z']);
  expect(runsOf('23 0-23/2 * * *', '2026-03-28T12:00Z', { count: 2 })).toEqual([
    '2026-03-28T12:23Z',
    '2026-03-28T14:23Z',
  ]);
  expect(runsOf('5 4 * * sun', '2026-03-28T12:00Z', { count: 1 })).toEqual(['2026-03-29T04:05Z']);
  // Both days given: on the 1st, the 15th, and on every Friday.
  expect(runsOf('30 4 1,15 * 5', '2026-03-28T12:00Z')).toEqual([
    '2026-04-01T04:30Z',
    '2026-04-03T04:30Z',
    '2026-04-10T04:30Z',
  ]);
});

test('a star, even with a step, leaves the other day alone', () => {
  // 13 April 2026 is the first Monday with an odd date after the 28th of March.
  expect(runsOf('0 0 */2 * 1', '2026-03-28T12:00Z', { count: 1 })).toEqual(['2026-04-13T00:00Z']);
});

test('leap days, days that never come, and runs before', () => {
  expect(runsOf('0 0 29 2 *', '2026-03-01T00:00Z', { count: 2 })).toEqual([
    '2028-02-29T00:00Z',
    '2032-02-29T00:00Z',
  ]);
  expect(runsOf('0 0 30 2 *', '2026-03-01T00:00Z')).toEqual([]);
  expect(runsOf('0 0 * * 7', '2026-03-28T12:00Z', { count: 2, isBackwards: true })).toEqual([
    '2026-03-22T00:00Z',
    '2026-03-15T00:00Z',
  ]);
});

// Berlin springs from 2 to 3 o'clock on 29 March 2026, and falls back on 25 October.
test('clock changes', () => {
  const text = reportCrontab('30 2 * * *', { ...plain, zone: 'Europe/Berlin', count: 2 }).parts[0]?.content;
  expect(text).toContain('Sun 2026-03-29 03:00:00 +02:00  (moved');
  expect(text).toContain('Mon 2026-03-30 02:30:00 +02:00\n');
  expect(runsOf('30 2 * * *', '2026-10-24T12:00Z', { zone: 'Europe/Berlin', count: 2 })).toEqual([
    '2026-10-25T00:30Z',
    '2026-10-26T01:30Z',
  ]);
});

test('Quartz and AWS count days of the week from Sunday as 1', () => {
  expect(runsOf('0 0 12 ? * 2#1 2026', '2026-01-01T00:00Z', { dialect: 'quartz', count: 2 })).toEqual([
    '2026-01-05T12:00Z',
    '2026-02-02T12:00Z',
  ]);
  expect(runsOf('0 15 10 ? * 6L', '2026-01-01T00:00Z', { dialect: 'quartz', count: 1 })).toEqual([
    '2026-01-30T10:15Z',
  ]);
  expect(runsOf('0/30 8 ? * MON-FRI *', '2026-03-28T12:00Z', { dialect: 'aws', count: 2 })).toEqual([
    '2026-03-30T08:00Z',
    '2026-03-30T08:30Z',
  ]);
  expect(readCrontab('cron(0 10 * * ? *)', 'aws').jobs[0]?.schedule.written).toBe('0 10 * * ? *');
  expect(mistake('0 10 1 * 2 *', 'aws')?.message).toBe('One of the two days must be “?”.');
});

test.each([
  ['61 * * * *', 'crontab', '“61” is not a valid minute.', 1, 1],
  ['# a\n0 24 * * *', 'crontab', '“24” is not a valid hour.', 2, 3],
  ['0 0 * FOO *', 'crontab', '“FOO” is not a valid month.', 1, 7],
  ['0 0 1,32 * *', 'crontab', '“32” is not a valid day of the month.', 1, 7],
  ['*/0 * * * *', 'crontab', '“0” is not a step.', 1, 3],
  ['0 22-2 * * *', 'crontab', 'The hour 22-2 runs backwards.', 1, 3],
  ['* * * *', 'crontab', 'There are 4 fields; it takes 5.', 1, 8],
  ['0 0 L * *', 'crontab', '“L” has no meaning in this day of the month.', 1, 5],
  ['@reboot', 'crontab', '@reboot has no times: it runs once, when the machine starts.', 1, 1],
  // The documentation of robfig/cron, and Spring’s Scheduled.CRON_DISABLED.
  ['@every 1h', 'crontab', '@every 1h has no times: Go’s cron counts from its start.', 1, 1],
  ['-', 'spring', '“-” switches a job of Spring off: it never runs.', 1, 1],
  ['@often', 'crontab', 'There is no “@often” here.', 1, 1],
] as const)('%s', (text, dialect, message, line, column) => {
  expect(mistake(text, dialect)).toMatchObject({ message, line, column });
});

test('a whole crontab: comments, variables, commands, zones', () => {
  const { jobs } = readCrontab(
    '# daily\nSHELL=/bin/sh\n0 5 * * 1 tar -zcf a.tgz b\r\n\nCRON_TZ=Asia/Tokyo\n@daily echo %\n',
    'crontab',
  );
  expect(jobs.map(({ schedule, command, zone, line }) => [schedule.written, command, zone, line])).toEqual([
    ['0 5 * * 1', 'tar -zcf a.tgz b', undefined, 3],
    ['@daily', 'echo %', 'Asia/Tokyo', 6],
  ]);
});

// The examples of Spring's own documentation (CronExpression.parse), dates by the calendar of 2026.
test.each([
  ['0 0 9-17 * * MON-FRI', ['2026-03-30T09:00Z', '2026-03-30T10:00Z']],
  ['0 0 0 25 12 ?', ['2026-12-25T00:00Z', '2027-12-25T00:00Z']],
  ['0 0 0 L * *', ['2026-03-31T00:00Z', '2026-04-30T00:00Z']],
  ['0 0 0 * * 5L', ['2026-04-24T00:00Z', '2026-05-29T00:00Z']],
  ['0 0 0 * * THUL', ['2026-04-30T00:00Z', '2026-05-28T00:00Z']],
  ['0 0 0 ? * 5#2', ['2026-04-10T00:00Z', '2026-05-08T00:00Z']],
  ['0 0 0 ? * MON#1', ['2026-04-06T00:00Z', '2026-05-04T00:00Z']],
  // 0 and 7 are Sunday, 1 is Monday (issue 32128); both days must match.
  ['0 0 9 * * 0', ['2026-03-29T09:00Z', '2026-04-05T09:00Z']],
  ['0 0 9 * * 7', ['2026-03-29T09:00Z', '2026-04-05T09:00Z']],
  ['0 0 9 * * 1', ['2026-03-30T09:00Z', '2026-04-06T09:00Z']],
  ['0 0 8 1-7 * SAT', ['2026-04-04T08:00Z', '2026-05-02T08:00Z']],
  // CronField.parseDaysOfWeek: SUN is 7, and 0 where a range begins; parseDaysOfMonth reads lists of L and W.
  ['0 0 9 * * SAT-SUN', ['2026-03-29T09:00Z', '2026-04-04T09:00Z']],
  ['0 0 9 * * FRI-SUN', ['2026-03-29T09:00Z', '2026-04-03T09:00Z']],
  ['0 0 9 * * SUN-MON', ['2026-03-29T09:00Z', '2026-03-30T09:00Z']],
  ['0 0 9 * * 7-1', ['2026-03-29T09:00Z', '2026-03-30T09:00Z']],
  ['0 0 0 15,L * *', ['2026-03-31T00:00Z', '2026-04-15T00:00Z']],
  ['@weekly', ['2026-03-29T00:00Z', '2026-04-05T00:00Z']],
])('Spring: %s', (line, runs) => {
  expect(runsOf(line, '2026-03-28T12:00Z', { dialect: 'spring', count: 2 })).toEqual(runs);
  expect(reportCrontab(line, { ...plain, dialect: 'spring' }).notes).toEqual([]);
});

test.each(['0 0 9 * * MON-FRI', '0 0 9 * * MON', '*/5 * * * * *', '0 0 9 * * SUN#1'])(
  'a crontab with a sixth field is questioned: %s',
  (line) => {
    const [note] = reportCrontab(line, plain).notes ?? [];
    expect(note).toMatchObject({
      severity: 'warning',
      sentence: expect.stringContaining('has five fields') as string,
    });
    expect(note?.hint).toContain('choose Spring or Quartz');
  },
);

// CronExpression.parse of Spring, “must consist of 6 fields”; Quartz’s and AWS’s years are their last field.
test.each([
  ['spring', '0 0 9 * * MON 2027', 15, 'Spring takes six and has no year'],
  ['spring', '0 0 9 * * MON *', 15, 'Spring takes six and has no year'],
  ['quartz', '0 0 9 ? * MON 2027 5', 20, 'Quartz takes at most seven'],
  ['aws', '0 9 ? * MON 2027 5', 18, 'AWS takes six'],
] as const)('%s refuses one field too many: %s', (dialect, line, column, sentence) => {
  expect(mistake(line, dialect)).toMatchObject({
    column,
    message: expect.stringContaining(sentence) as string,
  });
});

test('one bad line of a crontab keeps none of the others back', () => {
  const crontab =
    '0 5 * * 1 backup\n@reboot /start\n61 * * * * typo\nCRON_TZ=Mars/Olympus\n0 6 * * * a\nCRON_TZ=UTC\n0 7 * * * b\n';
  const { parts, notes = [] } = reportCrontab(crontab, { ...plain, count: 1 });
  expect(parts[0]?.content).toMatch(/0 5 \* \* 1 {2}backup[^]+0 7 \* \* \* {2}b/);
  expect(
    notes.map(({ severity, sentence, place }) => [severity, sentence.slice(0, 22), place?.line]),
  ).toEqual([
    ['error', 'Line 2 was left out: @', 2],
    ['error', 'Line 3 was left out: “', 3],
    ['error', 'Line 5 was left out: “', 5],
  ]);
});

test.each([
  ['schedule: "*/5 * * * *"', '*/5 * * * *', 11],
  ["    - cron: '30 5 * * 1,3' # weekdays", '30 5 * * 1,3', 13],
  ['schedule: 0 3 * * *', '0 3 * * *', 10],
  ['  "schedule": "0 3 * * *",', '0 3 * * *', 15],
  ['"0 3 * * *"', '0 3 * * *', 1],
])('the expression is found in %s', (line, written, offset) => {
  const { jobs } = readCrontab(line, 'crontab');
  expect(jobs[0]).toMatchObject({ schedule: { written }, command: '', offset });
});

test('the expression is found in an annotation of Spring', () => {
  const { jobs } = readCrontab('@Scheduled(cron = "0 0 9 * * MON-FRI")', 'spring');
  expect(jobs[0]).toMatchObject({ schedule: { written: '0 0 9 * * MON-FRI' }, offset: 19 });
});

test('a list names each value once in words', () => {
  const { schedule } = readSchedule('0,0,30 5 * * *', 'crontab');
  expect(sayInWords(schedule)).toBe('At 0 and 30 minutes past the hour, at 05:00');
});

test('in words; either day is “or”', () => {
  const say = (line: string, dialect: Dialect = 'crontab') =>
    sayInWords(readSchedule(line, dialect).schedule);
  expect(say('0 9 1 * MON')).toBe('At 09:00, on day 1 of the month, or on Monday');
  expect(say('0 22 * * 1-5')).toBe('At 22:00, Monday through Friday');
  // crontab(5): 0 or 7 is Sunday.
  expect(say('0 0 * * 0-7')).toBe('At 00:00, Sunday through Saturday');
  expect(say('0 0 0 * * 0-7', 'spring')).toBe('At 00:00, Sunday through Saturday');
  expect(say('0 0 12 ? * 2', 'quartz')).toBe('At 12:00, only on Monday');
});

// crontab(5) of cronie, and Jenkins, Pipeline Syntax: values that the program picks.
test.each(['H H * * *', 'H/15 * * * *', 'H(0-29)/10 * * * *', '~ 4 * * *', '10~30 4 * * *'])(
  '%s has no times, which the hint says',
  (line) => {
    expect(mistake(line)?.hint).toMatch(
      /^(?:Jenkins|cronie) picks a .* cannot be calculated\. Write a number/,
    );
  },
);

test('names a zone as given', () => {
  const textFor = (zone: string) => reportCrontab('0 0 * * *', { ...plain, zone }).parts[0]?.content;
  // tz database, backward: Asia/Calcutta is an older name of Asia/Kolkata, and EST one of America/Panama.
  for (const zone of ['Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv', 'America/Panama', 'EST'])
    expect(textFor(zone)).toContain(` (${zone})\n`);
  expect(textFor('europe/berlin')).toContain('(Europe/Berlin)');
});

// Vixie cron's entry.c and misc.c, Skip_Blanks: a blank is a space or a tab.
test.each([
  ['0 9\u00A0* * * cmd', 3],
  ['\u00A00 9 * * * cmd', 0],
  ['0 9 * *\u3000* cmd', 7],
  ['0 9 * * *\u00A0cmd', 9],
])('refuses a blank that is no space: %j', (line, offset) => {
  expect(mistake(line)).toMatchObject({ offset, hint: 'Replace it with a space.' });
});

test('reads tabs as blanks, and any character in a command', () => {
  expect(() => reportCrontab('\t0\t9  * *\t* a\u00A0b', plain)).not.toThrow();
});

test('what is doubtful is reported', () => {
  const sentences = (text: string) => reportCrontab(text, plain).notes?.map(({ sentence }) => sentence);
  expect(sentences('*/7 * * * *')).toEqual([
    'Every 7 minutes is not even: the count starts again, so the last gap is 4 minutes.',
  ]);
  expect(sentences('0 0 1 * 1')?.[0]).toContain('runs when either matches');
  expect(sentences('0 0 31 4 *')).toEqual(['No such day exists: this never runs.']);
  expect(sentences('*/15 */6 * * *')).toEqual([]);
  expect(() => reportCrontab('* * * * *', { ...plain, zone: 'Mars/Base' })).toThrow(
    '“Mars/Base” is not a time zone.',
  );
  expect(() => reportCrontab('* * * * *', { ...plain, from: 'soon' })).toThrow(
    '“soon” is not a date and time.',
  );
});

test('any text gives runs or a mistake', () => {
  const piece = fc.constantFrom(
    '*',
    '*/5',
    '1-5',
    '0',
    '59',
    'MON',
    'L',
    '?',
    '#',
    '1#2',
    '15W',
    ',',
    '/',
    '-',
    ' ',
    '\n',
    '@daily',
    'A=b',
    '5/2',
    '31',
    'é',
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 9 }),
      fc.constantFrom('crontab', 'spring', 'quartz', 'aws'),
      (pieces, dialect) => {
        try {
          reportCrontab(pieces.join(' '), { ...plain, dialect });
        } catch (error) {
          if (!(error instanceof ToolInputError)) throw error;
        }
      },
    ),
    { numRuns: 500 },
  );
});

// get_range in the entry.c of Vixie cron, Debian's cron and cronie: a single number is the end of the part.
test('a step without a range is questioned in a crontab alone', () => {
  expect(reportCrontab('5/15 * * * *', plain).notes).toMatchObject([
    {
      severity: 'warning',
      sentence: expect.stringContaining('cronie refuse') as string,
      hint: expect.stringContaining('5-59/15') as string,
    },
  ]);
  expect(reportCrontab('0 0/30 * * * *', { ...plain, dialect: 'spring' }).notes).toEqual([]);
});

test('steps longer than their range run at the first value alone, as in Vixie cron', () => {
  expect(runsOf('*/90 * * * *', '2026-03-28T12:10Z', { count: 2 })).toEqual([
    '2026-03-28T13:00Z',
    '2026-03-28T14:00Z',
  ]);
  expect(runsOf('1-5/90 */25 * * *', '2026-03-28T12:10Z', { count: 1 })).toEqual(['2026-03-29T00:01Z']);
  expect(runsOf('0 0 */32 */13 *', '2026-03-28T12:10Z', { count: 1 })).toEqual(['2027-01-01T00:00Z']);
  expect(runsOf('0 0 * * */8', '2026-03-28T12:10Z', { count: 1 })).toEqual(['2026-03-29T00:00Z']);
  expect(reportCrontab('*/90 * * * *', plain).notes?.[0]?.sentence).toContain('only the first value');
});

// CronExpression of Quartz 2 and the guide of EventBridge.
test('what Quartz and AWS refuse, and where they go over the end', () => {
  expect(mistake('0 0 0 ? * ?', 'quartz')?.message).toBe('Only one of the two days can be “?”.');
  expect(mistake('0 10 * * * *', 'aws')?.message).toBe('One of the two days must be “?”.');
  expect(mistake('0 12 1W,15W * ? *', 'aws')).toMatchObject({
    message: '“1W” cannot be part of a list.',
    column: 6,
  });
  expect(runsOf('0 0 0 ? * FRI-MON', '2026-03-28T12:00Z', { dialect: 'quartz', count: 3 })).toEqual([
    '2026-03-29T00:00Z',
    '2026-03-30T00:00Z',
    '2026-04-03T00:00Z',
  ]);
  // An example of that guide.
  expect(runsOf('0/30 20-2 ? * MON-FRI *', '2026-03-27T23:10Z', { dialect: 'aws', count: 3 })).toEqual([
    '2026-03-27T23:30Z',
    '2026-03-30T00:00Z',
    '2026-03-30T00:30Z',
  ]);
  const notes = reportCrontab('0 0 0 * * *', { ...plain, dialect: 'quartz' }).notes;
  expect(notes?.[0]?.sentence).toContain('only with “?”');
});

test.each([
  ['0 0 * * 6-0', 'Write 6-7 instead.'],
  ['0 0 * * SAT-SUN', 'Write 6-7 instead.'],
  ['0 0 * * FRI-MON', 'Write FRI-6,0-MON instead.'],
  ['0 0 * * 6-1', 'Write 6,0-1 instead.'],
])('a way forward for %s', (line, hint) => {
  expect(mistake(line)?.hint).toBe(hint);
});

test('a sixth field is not silently a command, and zones stand where they hold', () => {
  expect(reportCrontab('* * * * * *', plain).notes?.[0]?.sentence).toContain('five fields');
  expect(reportCrontab('0 0 * * * 7z x', plain).notes).toEqual([]);
  expect(readCrontab('TZ=Asia/Tokyo\n0 9 * * * a', 'crontab').jobs[0]?.zone).toBeUndefined();
  const [job] = readCrontab('CRON_TZ=Asia/Tokyo 0 9 * * *', 'crontab').jobs;
  expect([job?.zone, job?.schedule.written, job?.offset]).toEqual(['Asia/Tokyo', '0 9 * * *', 19]);
  expect(() => reportCrontab('* * * * *', { ...plain, from: '2026-02-30' })).toThrow(
    'is not a date and time',
  );
});

test('the words name years, and a star within a list', () => {
  const words = (line: string, dialect: CronOptions['dialect']) =>
    ((reportCrontab(line, { ...plain, dialect }).parts[0]?.content ?? '') as string).split('\n')[1];
  // crontab(5): a star means all values, whatever else is in the list.
  expect(words('0 0 * * 1,*', 'crontab')).toBe('At 00:00 (UTC)');
  expect(words('0 0 12 ? * MON-FRI 2027-2028', 'quartz')).toBe(
    'At 12:00, Monday through Friday, 2027 through 2028 (UTC)',
  );
});

test('says in which zone the start is read where a line has its own', () => {
  const text = 'CRON_TZ=America/New_York\n0 9 * * *';
  const infos = (from: string, zone: string) =>
    (reportCrontab(text, { ...plain, from, zone }).notes ?? []).map(({ sentence }) => sentence);
  const told = 'The start is a time in America/New_York, the time zone of 0 9 * * *.';
  expect(infos('2026-03-27 19:00', 'UTC')).toContain(told);
  expect(infos('2026-03-27 19:00Z', 'UTC')).not.toContain(told);
  expect(infos('2026-03-27 19:00', 'America/New_York')).not.toContain(told);
});
