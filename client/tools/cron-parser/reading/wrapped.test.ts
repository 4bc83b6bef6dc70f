import { expect, test } from 'vitest';
import { readCrontab } from './crontab.ts';
import type { Dialect } from './dialects.ts';
import { reportCrontab } from '../report.ts';

const found = (text: string, dialect: Dialect = 'crontab') => {
  const { jobs, faults } = readCrontab(text, dialect);
  expect(faults.map(({ message }) => message)).toEqual([]);
  for (const { offset, schedule } of jobs) expect(text.slice(offset)).toContain(schedule.written);
  return jobs.map(({ schedule, zone }) => [schedule.written, ...(zone === undefined ? [] : [zone])]);
};

// The example of the Kubernetes manual, CronJob, with its field timeZone.
const cronJob = `apiVersion: batch/v1
kind: CronJob
metadata:
  name: hello
spec:
  schedule: "0 3 * * 1-5"
  timeZone: "Asia/Tokyo"
  jobTemplate:
    spec:
      template:
        spec:
          containers:
          - name: hello
            image: busybox:1.28
            command: [/bin/sh, -c, date]
`;

test('a CronJob runs in its time zone, and its other lines are no errors', () => {
  expect(found(cronJob)).toEqual([['0 3 * * 1-5', 'Asia/Tokyo']]);
  const options = { dialect: 'crontab', zone: 'UTC', count: 1, direction: 'next', from: '' } as const;
  const { parts, notes } = reportCrontab(cronJob, options);
  expect(parts[0]?.content).toContain('(Asia/Tokyo)');
  expect(notes).toEqual([]);
});

test.each<[Dialect, string, string[][]]>([
  // GitHub's manual, Events that trigger workflows.
  [
    'crontab',
    "on:\n  schedule:\n    - cron: '30 5 * * 1,3'\n    - cron: '30 5 * * 2,4'\n  workflow_dispatch:\n",
    [['30 5 * * 1,3'], ['30 5 * * 2,4']],
  ],
  ['crontab', '{"crons":[{"path":"/api/cron","schedule":"0 5 * * *"}]}', [['0 5 * * *']]],
  [
    'crontab',
    '{\n  "crons": [\n    {\n      "path": "/api/cron",\n      "schedule": "0 5 * * *"\n    }\n  ]\n}',
    [['0 5 * * *']],
  ],
  ['crontab', '[triggers]\ncrons = ["*/3 * * * *", "0 15 1 * *"]', [['*/3 * * * *'], ['0 15 1 * *']]],
  ['crontab', "cron.schedule('*/5 * * * *', () => {\n  run();\n});", [['*/5 * * * *']]],
  ['crontab', 'schedule: "@daily"', [['@daily']]],
  ['crontab', 'schedule: "CRON_TZ=Asia/Tokyo 0 3 * * *"', [['0 3 * * *', 'Asia/Tokyo']]],
  [
    'spring',
    '@Scheduled(cron = "0 0 6 * * MON-FRI", zone = "Europe/Paris")\nvoid run() {}',
    [['0 0 6 * * MON-FRI', 'Europe/Paris']],
  ],
  [
    'spring',
    '@Scheduled(\n    cron = "0 0 6 * * *",\n    zone = "Europe/Paris"\n)',
    [['0 0 6 * * *', 'Europe/Paris']],
  ],
  ['spring', 'app.name=x\napp.cron=0 0 6 * * *\n', [['0 0 6 * * *']]],
  ['quartz', '<property name="cronExpression" value="0 0 12 ? * MON-FRI"/>', [['0 0 12 ? * MON-FRI']]],
  ['aws', 'events:\n  - schedule: cron(0 12 ? * MON-FRI *)\n', [['0 12 ? * MON-FRI *']]],
  [
    'aws',
    'resource "aws_scheduler_schedule" "r" {\n  schedule_expression = "cron(15 10 ? * 6L 2026-2027)"\n  schedule_expression_timezone = "Asia/Tokyo"\n}',
    [['15 10 ? * 6L 2026-2027', 'Asia/Tokyo']],
  ],
  // A zone applies to its own mapping; that of a data center is not a time zone.
  [
    'crontab',
    '- schedule: 0 3 * * *\n  timezone: Asia/Tokyo\n- schedule: 0 4 * * *\n- zone: eu-west1-b\n  schedule: 0 5 * * *',
    [['0 3 * * *', 'Asia/Tokyo'], ['0 4 * * *'], ['0 5 * * *']],
  ],
  [
    'crontab',
    '[{"cron":"0 3 * * *","tz":"Asia/Tokyo"},{"tz":"UTC","cron":"0 4 * * *"},{"cron":"0 5 * * *"}]',
    [['0 3 * * *', 'Asia/Tokyo'], ['0 4 * * *', 'UTC'], ['0 5 * * *']],
  ],
  // The manuals of node-cron (options.timezone), Laravel (Scheduling timezones) and Argo (CronWorkflow).
  [
    'crontab',
    "cron.schedule('0 1 * * *', () => {\n  run(a(b));\n}, {\n  scheduled: true,\n  timezone: \"America/Sao_Paulo\"\n});\ncron.schedule('0 2 * * *', run);",
    [['0 1 * * *', 'America/Sao_Paulo'], ['0 2 * * *']],
  ],
  // The package cron takes it as its fifth argument.
  [
    'crontab',
    "new CronJob(\n  '0 5 * * *',\n  () => run('a/b'),\n  null,\n  true,\n  'America/Los_Angeles',\n);\nrun('0 6 * * *', 'Jobs/a');",
    [['0 5 * * *', 'America/Los_Angeles'], ['0 6 * * *']],
  ],
  [
    'crontab',
    "$schedule->command('a')->cron('15 3 * * *')->timezone('America/Chicago');\n$schedule->command('b')\n    ->cron('15 4 * * *')\n    ->timezone('Asia/Tokyo');",
    [
      ['15 3 * * *', 'America/Chicago'],
      ['15 4 * * *', 'Asia/Tokyo'],
    ],
  ],
  [
    'crontab',
    'spec:\n  schedules:\n    - "3 * * * *"\n    - "9 9 * * *"\n  timezone: "Asia/Kolkata"\n',
    [
      ['3 * * * *', 'Asia/Kolkata'],
      ['9 9 * * *', 'Asia/Kolkata'],
    ],
  ],
  // The manuals of Renovate (schedule, timezone) and of GitLab’s pipeline schedules API.
  [
    'crontab',
    '{\n  "schedule": [\n    "* 0-3 * * 1",\n    "* 22-23 * * 5"\n  ],\n  "timezone": "Europe/Oslo"\n}',
    [
      ['* 0-3 * * 1', 'Europe/Oslo'],
      ['* 22-23 * * 5', 'Europe/Oslo'],
    ],
  ],
  [
    'crontab',
    '- schedules:\n    - 3 5 * * *\n  timezone: Asia/Tokyo\n- schedules:\n    - 4 5 * * *',
    [['3 5 * * *', 'Asia/Tokyo'], ['4 5 * * *']],
  ],
  ['crontab', '{ "cron": "0 1 * * 5", "cron_timezone": "Asia/Tokyo" }', [['0 1 * * 5', 'Asia/Tokyo']]],
])('%s: the expressions and zones of a file are found: %j', (dialect, text, jobs) => {
  expect(found(text, dialect)).toEqual(jobs);
});

// Spring’s Scheduled.zone; the guide of EventBridge Scheduler, “Cron-based schedules”.
test.each<[Dialect, string, string, Dialect, string | undefined]>([
  ['crontab', '@Scheduled(cron = "0 0 6 * * MON-FRI")', '0 0 6 * * MON-FRI', 'spring', undefined],
  ['aws', '@Scheduled(cron="0 0 6 * * *", zone = "JST")', '0 0 6 * * *', 'spring', 'JST'],
  [
    'crontab',
    '@Scheduled(\n  zone = "Asia/Tokyo",\n  cron = "0 0 6 * * *"\n)\nfun run() {}',
    '0 0 6 * * *',
    'spring',
    'Asia/Tokyo',
  ],
  // Quarkus has the annotation for Quartz.
  ['quartz', '@Scheduled(cron = "0 0 6 ? * MON-FRI")', '0 0 6 ? * MON-FRI', 'quartz', undefined],
  ['crontab', '@Scheduled(fixedRate = 5) void a() {}\nlist("0 6 * * *")', '0 6 * * *', 'crontab', undefined],
  ['crontab', 'schedule_expression = "cron(0 20 * * ? *)"', '0 20 * * ? *', 'aws', undefined],
  ['spring', 'cron(0 20 * * ? *)', '0 20 * * ? *', 'aws', undefined],
])('with %s chosen, %s is read by its own words', (chosen, text, written, dialect, zone) => {
  const { jobs, faults } = readCrontab(text, chosen);
  expect(faults).toEqual([]);
  expect(jobs).toMatchObject([{ schedule: { written, dialect }, zone, command: '' }]);
  const options = { dialect: chosen, zone: 'UTC', count: 1, direction: 'next', from: '' } as const;
  const said = (reportCrontab(text, options).notes ?? []).map(({ sentence }) => sentence);
  expect(said).toEqual(dialect === chosen ? [] : [expect.stringContaining('read in that dialect')]);
});

test('a mistake in a file is named with its place', () => {
  const [fault] = readCrontab("on:\n  schedule:\n    - cron: '61 5 * * 1'\n", 'crontab').faults;
  expect(fault?.message).toBe('“61” is not a valid minute.');
  expect(fault?.details).toMatchObject({ line: 3, column: 14 });
  // The README of the package cron: seconds come first.
  const six = readCrontab("new CronJob('0 30 11 * * 1-5', run)", 'crontab').faults[0];
  expect(six?.details).toMatchObject({ hint: expect.stringContaining('choose Spring or Quartz') as string });
  // Cloudflare's own word for L.
  const { jobs, faults } = readCrontab('crons = ["*/3 * * * *", "59 23 LAST * *"]', 'crontab');
  expect(jobs).toHaveLength(1);
  expect(faults[0]?.details).toMatchObject({ line: 1, column: 32 });
});

// EventBridge Scheduler, Schedule types.
test.each([
  [
    'rate(5 minutes)',
    'rate(5 minutes) has no times of the clock: AWS runs it every 5 minutes, counted from when it was made.',
  ],
  [
    'schedule: rate(1 hour)',
    'rate(1 hour) has no times of the clock: AWS runs it every hour, counted from when it was made.',
  ],
  [
    'at(2026-12-24T18:00:00)',
    'at(2026-12-24T18:00:00) is not a cron expression: AWS runs it once, at 2026-12-24T18:00:00.',
  ],
])('%s says what it is', (text, message) => {
  expect(readCrontab(text, 'aws').faults[0]?.message).toBe(message);
});

test.each([
  // Quartz, XMLSchedulingDataProcessor, and the timer trigger of a job in Jenkins.
  ['<cron-expression>0 0/5 * * * ?</cron-expression>', 'quartz', '0 0/5 * * * ?'],
  ['  <spec>30 4 * * 1-5</spec>', 'crontab', '30 4 * * 1-5'],
  ['“0 5 * * *”', 'crontab', '0 5 * * *'],
  ['Run it with „0 5 * * MON-FRI“ every day', 'crontab', '0 5 * * MON-FRI'],
] as const)('%s holds an expression', (text, dialect, written) => {
  const { jobs, faults } = readCrontab(text, dialect);
  expect(jobs.map(({ schedule }) => schedule.written)).toEqual([written]);
  expect(faults).toEqual([]);
});

test.each([
  ['0 5 ∗ ∗ ∗', 'Write * instead.', 5],
  ['0 9–17 * * *', 'Write - instead.', 4],
  ['0 9 * * MON–FRI', 'Write - instead.', 12],
  ['5,,10 * * * *', 'from 0 to 59', 3],
])('%s says what is wrong', (line, hint, column) => {
  const [fault] = readCrontab(line, 'crontab').faults;
  expect(fault?.details).toMatchObject({ hint: expect.stringContaining(hint) as string, column });
});

test('a systemd timer is recognized as one (systemd.timer(5))', () => {
  const timer = '[Timer]\nOnCalendar=Mon..Fri *-*-* 02:00:00\nPersistent=true\n';
  const options = { dialect: 'crontab', zone: 'UTC', count: 1, direction: 'next', from: '' } as const;
  expect(() => reportCrontab(timer, options)).toThrow('A timer of systemd is not a cron expression.');
});

test('the lines of a crontab are errors as before', () => {
  const { jobs, faults } = readCrontab(
    '0 5 * * 1 echo "0 6 * * *"\nMAILTO="a b c d e"\nnonsense here\n61 * * * * x\n',
    'crontab',
  );
  expect(jobs.map(({ command }) => command)).toEqual(['echo "0 6 * * *"']);
  expect(faults).toHaveLength(2);
});
