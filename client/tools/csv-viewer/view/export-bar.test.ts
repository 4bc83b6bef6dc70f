import { expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { toldFailures } from './export-bar.tsx';

test('a failed export is reported; mistakes and a stop go on as they are', async () => {
  const failure = (thrown: unknown) =>
    toldFailures(() => Promise.reject(thrown as Error)).catch((error: unknown) => error);
  const told = await failure(new RangeError('Array buffer allocation failed'));
  expect(told).toBeInstanceOf(ToolInputError);
  expect(told).toMatchObject({
    message: 'The browser stopped the export: Array buffer allocation failed',
    details: { hint: expect.stringContaining('Try again') as unknown },
  });
  const mistake = new ToolInputError('too large');
  expect(await failure(mistake)).toBe(mistake);
  const stop = new DOMException('stopped', 'AbortError');
  expect(await failure(stop)).toBe(stop);
  expect(await toldFailures(() => 7)).toBe(7);
});
