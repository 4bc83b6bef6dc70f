import { expect, test } from 'vitest';
import { text } from '#client/tool-kit/state/state-schema.ts';
import { executeOperation } from './execution.ts';
import { defineOperation } from './operation.ts';

const echo = defineOperation({
  schema: { lines: { ...text('the sample', 20), label: 'Lines' } },
  takes: 'nothing',
  run: (_, { lines }) => ({ parts: [{ name: 'out.txt', kind: 'text', content: lines }] }),
});

test('a text that is too long is refused, not replaced by the initial one', async () => {
  const done = await executeOperation(echo, '', { lines: 'a'.repeat(20) });
  expect(done.parts[0]?.content).toBe('a'.repeat(20));
  await expect(executeOperation(echo, '', { lines: 'a'.repeat(1021) })).rejects.toMatchObject({
    message: 'Lines: 1,021 characters are too many.',
    details: { field: 'lines', hint: 'At most 20 characters are taken. Shorten it, or take it in parts.' },
  });
});
