import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { readSchedule } from './reading/fields.ts';
import { type Plan, planSchema, writePlan } from './plan.ts';
import { findRuns } from './runs.ts';

const number = (min: number, max: number) => fc.integer({ min, max }).map(String);
const range = (min: number, max: number) =>
  fc
    .tuple(fc.integer({ min, max }), fc.integer({ min, max }))
    .map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`);
const field = (min: number, max: number) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant('*') },
    { weight: 3, arbitrary: number(min, max) },
    { weight: 1, arbitrary: range(min, max) },
    {
      weight: 1,
      arbitrary: fc.integer({ min: 2, max: Math.max(2, (max - min) >> 1) }).map((step) => `*/${step}`),
    },
    {
      weight: 1,
      arbitrary: fc.array(number(min, max), { minLength: 2, maxLength: 3 }).map((parts) => parts.join(',')),
    },
  );
const dayNames = fc.constantFrom('mon', '1-WED', 'TUE-FRI', '2-wed,SAT');
// By crontab(5) a day that begins with a star is not restricted, even with a step: both days must match then.
// croniter counts a step as a restriction, and a range of all days as none, so neither is next to another day here;
// `cron.test.ts` tests the manual's rule.
const expression = fc
  .tuple(field(0, 59), field(0, 23), field(1, 28), field(1, 12), fc.oneof(field(0, 6), dayNames))
  .map(([minute, hour, day, month, weekday]) =>
    [minute, hour, day, month, day.startsWith('*/') || /^\*\/|^0-6$/.test(weekday) ? '*' : weekday].join(' '),
  );
// Zones without clock changes in these years, which every cron handles differently.
const zone = fc.constantFrom(
  'UTC',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'America/Phoenix',
  'Africa/Lagos',
  'Asia/Kathmandu',
);
const start = fc
  .integer({ min: Date.UTC(2024, 0, 1) / 60_000, max: Date.UTC(2030, 0, 1) / 60_000 })
  .map((minutes) => minutes * 60);

test('the next runs of 4,000 expressions are those of Python’s croniter', () => {
  const cases = fc.sample(fc.tuple(expression, zone, start), { numRuns: 4_000, seed: 20260101 });
  const script = `
import json, sys
from datetime import datetime, timezone
from zoneinfo import ZoneInfo
from croniter import croniter
out = []
for expression, zone, start in json.load(sys.stdin):
    runs = croniter(expression, datetime.fromtimestamp(start, ZoneInfo(zone)), ret_type=float)
    out.append([int(runs.get_next()) for _ in range(2)])
json.dump(out, sys.stdout)
`;
  const { status, stdout, stderr } = spawnSync('/usr/bin/python3', ['-c', script], {
    input: JSON.stringify(cases),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  expect(status, stderr).toBe(0);
  const expected = JSON.parse(stdout) as number[][];
  const wrong = cases.flatMap(([line, where, from], index) => {
    const runs = findRuns(readSchedule(line, 'crontab').schedule, where, new Date(from * 1000), 2).map(
      (run) => run.getTime() / 1000,
    );
    return runs.join() === expected[index]?.join()
      ? []
      : [{ line, where, from, runs, expected: expected[index] }];
  });
  expect(wrong.slice(0, 5)).toEqual([]);
});

test('lines that are built run when croniter says that the plan does', () => {
  const day = 86_400;
  const start = Date.UTC(2026, 2, 28, 12) / 1000;
  // 28 March 2026 is a Saturday. The runs are counted by hand, in days and seconds from its noon.
  const plans: readonly (readonly [plan: Partial<Plan>, runs: readonly number[]])[] = [
    [{ repeat: 'minutes', everyMinutes: 30 }, [1800, 3600]],
    [{ repeat: 'hourly', everyHours: 8, minute: 10 }, [4 * 3600 + 600, 12 * 3600 + 600]],
    [{ repeat: 'daily', hour: 12, minute: 1 }, [60, day + 60]],
    [{ repeat: 'weekly', MON: false, SAT: true, SUN: true, hour: 12 }, [day, 7 * day]],
    [{ repeat: 'monthly', day: 29, hour: 12 }, [day, 32 * day]],
    [{ repeat: 'yearly', month: 3, day: 27, hour: 12 }, [364 * day, 730 * day]],
  ];
  const lines = plans.map(([plan]) => writePlan({ ...initialState(planSchema), ...plan }, 'crontab'));
  const script = `
import json, sys
from croniter import croniter
lines, start = json.load(sys.stdin)
json.dump([[int(r.get_next(float) - start) for _ in range(2)] for r in [croniter(line, start) for line in lines]], sys.stdout)
`;
  const { stdout, stderr } = spawnSync('/usr/bin/python3', ['-c', script], {
    input: JSON.stringify([lines, start]),
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout), stderr).toEqual(plans.map(([, runs]) => runs));
});
