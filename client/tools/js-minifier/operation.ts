import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { flag } from '#client/tool-kit/state/state-schema.ts';
import { reverseText } from './logic.ts';

export default defineOperation({
  schema: { isTrimmed: describeField(flag(true), { label: 'Without spaces around it' }) },
  takes: 'text',
  sample: 'stressed',
  async run(input, { isTrimmed }) {
    const text = await input.text();
    const content = reverseText(isTrimmed ? text.trim() : text);
    return {
      parts: [{ name: 'reversed.txt', kind: 'text', content }],
      notes: content === '' ? [{ severity: 'info', sentence: 'There is nothing to turn round.' }] : [],
    };
  },
});
