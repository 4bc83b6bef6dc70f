import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import type { Dialect } from './reading/dialects.ts';
import { readSchedule } from './reading/fields.ts';
import { type Plan, planMistake, planSchema, writePlan } from './plan.ts';
import { findRuns } from './runs.ts';

const write = (plan: Partial<Plan>, dialect: Dialect = 'crontab') =>
  writePlan({ ...initialState(planSchema), ...plan }, dialect);

// The examples of crontab(5), and what its fields mean.
test('the lines that crontab(5) writes', () => {
  expect(write({ repeat: 'minutes', everyMinutes: 15 })).toBe('*/15 * * * *');
  expect(write({ repeat: 'minutes', everyMinutes: 1 })).toBe('* * * * *');
  expect(write({ repeat: 'hourly', minute: 23, everyHours: 2 })).toBe('23 */2 * * *');
  expect(write({ repeat: 'daily', hour: 0, minute: 5 })).toBe('5 0 * * *');
  const week = { MON: true, TUE: true, WED: true, THU: true, FRI: true };
  expect(write({ repeat: 'weekly', hour: 22, ...week })).toBe('0 22 * * MON-FRI');
  expect(write({ repeat: 'weekly', MON: false, SUN: true, hour: 4, minute: 5 })).toBe('5 4 * * SUN');
  expect(write({ repeat: 'weekly', ...week, SAT: true, SUN: true })).toBe('0 9 * * *');
  expect(write({ repeat: 'monthly', day: 1, hour: 14, minute: 15 })).toBe('15 14 1 * *');
  expect(write({ repeat: 'yearly', month: 12, day: 24, hour: 18 })).toBe('0 18 24 12 *');
});

test.each<[Partial<Plan>, string | undefined]>([
  [{ repeat: 'weekly', MON: false }, 'Choose a day.'],
  [{ repeat: 'yearly', month: 2, day: 30 }, 'February has no day 30.'],
  [{ repeat: 'yearly', month: 4, day: 31 }, 'April has no day 31.'],
  [{ repeat: 'yearly', month: 2, day: 29 }, undefined],
  [{ repeat: 'yearly', month: 12, day: 31 }, undefined],
  [{ repeat: 'monthly', month: 2, day: 31 }, undefined],
])('the mistake of %j is %s', (plan, mistake) => {
  expect(planMistake({ ...initialState(planSchema), ...plan })).toBe(mistake);
});

test('every plan runs at the same times in every dialect', () => {
  const plans: Partial<Plan>[] = [
    { repeat: 'minutes', everyMinutes: 20 },
    { repeat: 'hourly', everyHours: 6, minute: 30 },
    { repeat: 'daily' },
    { repeat: 'weekly', WED: true, SUN: true },
    { repeat: 'monthly', day: 31 },
    { repeat: 'yearly', month: 2, day: 29 },
  ];
  for (const plan of plans) {
    const [crontab, ...others] = (['crontab', 'spring', 'quartz', 'aws'] as const).map((dialect) =>
      findRuns(readSchedule(write(plan, dialect), dialect).schedule, 'UTC', new Date('2026-03-28T12:00Z'), 3),
    );
    for (const runs of others) expect(runs).toEqual(crontab);
  }
});
