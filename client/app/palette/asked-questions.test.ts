import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listQuestions } from '#client/catalogue/fixtures/question-file.ts';
import { provideTemporal } from '#client/lib/temporal.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { judge, type Verdict } from './judge-answers-for-tests.ts';

beforeAll(async () => {
  await provideTemporal();
  vi.stubEnv('TZ', 'UTC');
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 25, 12), toFake: ['Date', 'Temporal'] });
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

function readQuestions(name: string) {
  const folder = join(import.meta.dirname, '../../catalogue/fixtures');
  return listQuestions(readFileSync(join(folder, name), 'utf8'));
}

test.each(readQuestions('questions.txt').filter(({ arrow }) => arrow === '=~'))(
  '“$question” is $wanted',
  async (asked) => {
    expect(await judge(asked)).toBe('right');
  },
);

test('answers at least 95 % of the questions that were set aside, and none wrongly', async () => {
  const verdicts: Record<Verdict, string[]> = { right: [], wrong: [], none: [] };
  for (const asked of readQuestions('questions-unseen.txt')) {
    verdicts[await judge(asked)].push(asked.question);
  }
  const counts = Object.entries(verdicts).map(([verdict, { length }]) => `${length} ${verdict}`);
  const count = Object.values(verdicts).flat().length;
  expect(count).toBeGreaterThanOrEqual(200);
  expect(verdicts.wrong).toEqual([]);
  expect(verdicts.right.length / count, counts.join(', ')).toBeGreaterThanOrEqual(0.95);
});
