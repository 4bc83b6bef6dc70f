import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { number, text } from '#client/tool-kit/state/state-schema.ts';
import { reverseText } from './logic.ts';

export default defineOperation({
  schema: {
    word: describeField(text('stressed', 200), { label: 'Word' }),
    count: describeField(number(3, { min: 1, max: 1000, isInteger: true }), { label: 'Lines' }),
  },
  takes: 'nothing',
  run(_input, { word, count }) {
    const line = reverseText(word);
    const content = Array.from({ length: count }, () => `${line}\n`).join('');
    return { parts: [{ name: 'reversed.txt', kind: 'text', content }] };
  },
});
