import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from './operation.ts';

test('long times are shown in hours', async () => {
  const valueOf = async (words: number) => {
    const { figures } = await executeOperation(operation, 'word '.repeat(words), {});
    return figures?.find(({ label }) => label === 'Reading')?.value;
  };
  expect(await valueOf(225 * 119)).toBe('119 min');
  expect(await valueOf(225 * 150 + 1)).toBe('2 h 31 min');
});
