import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './schema.ts';

const samples = {
  words: '42\n1,234,567.05\n-7',
  amount: '1234.05\n0.5\n1',
  check: '1234.05\n89',
  ordinals: '1\n21\n1000',
  suffixes: '1\n22\n113\n1003',
  roman: '4\n1994\n2026',
  number: 'forty-two\nMMXXVI\none thousand two hundred dollars and five cents\ntwenty-first',
};

export default defineOperation({
  schema,
  takes: 'text',
  input: { title: 'Numbers' },
  sample: samples.words,
  sampleFor: ({ to }) => samples[to],
  placeholderFor: ({ to }) =>
    to === 'number'
      ? 'Number words or Roman numerals, one per line'
      : 'Numbers, one per line: digits, words or Roman',
  async run(input, options) {
    const { convertLines } = await import('./lines.ts');
    const { text, notes } = convertLines(await input.text(), options);
    return { parts: [{ name: 'numbers.txt', kind: 'text', content: text }], notes };
  },
});
