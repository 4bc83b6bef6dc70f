import { expect, test } from 'vitest';
import { text } from '#client/tool-kit/state/state-schema.ts';
import { describeField } from './field-words.ts';
import { executeOperation } from './execution.ts';
import { defineOperation } from './operation.ts';

const operation = defineOperation({
  schema: { rows: describeField(text('a sample', 10), { label: 'Rows' }) },
  takes: 'nothing',
  run: (_, { rows }) => ({ parts: [{ name: 'rows.txt', kind: 'text', content: rows }] }),
});

test('a text that is too long is told: the sample never stands in for it', async () => {
  await expect(executeOperation(operation, undefined, { rows: 'x'.repeat(11) })).rejects.toMatchObject({
    message: 'Rows: 11 characters are more than fit here.',
    details: { field: 'rows' },
  });
  const { parts } = await executeOperation(operation, undefined, { rows: 'x'.repeat(10) });
  expect(parts[0]?.content).toBe('xxxxxxxxxx');
});

test('what is missing has its initial value', async () => {
  const { parts } = await executeOperation(operation, undefined, {});
  expect(parts[0]?.content).toBe('a sample');
});
