import { expect, test } from 'vitest';
import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { choice, flag, number } from '#client/tool-kit/state/state-schema.ts';
import { readArguments } from './arguments.ts';
import { describeIdle } from './given-options.ts';

const making = { mode: ['make'] } as const;
const schema = {
  mode: choice(['make', 'read'], 'make'),
  version: describeField(choice(['4', '7', 'short'], '4'), { onlyIf: making }),
  length: describeField(number(21, { min: 4, max: 32 }), { onlyIf: { ...making, version: ['short'] } }),
  form: choice(['plain', 'urn'], 'plain'),
  isUpper: describeField(flag(false), {
    onlyIf: { form: ['plain'] },
    unless: { ...making, version: ['short'] },
  }),
  labels: choice(['none', 'all'], 'none'),
  size: describeField(number(9, { min: 1, max: 99 }), { unless: { labels: ['none'] } }),
};

test.each([
  ['--upper --version short', '--upper changes nothing with --version short.'],
  ['--upper --version short --form urn', '--upper changes nothing with --version short.'],
  ['--upper --form urn', '--upper changes nothing here: it needs --form plain.'],
  ['--length 9', '--length changes nothing here: it needs --version short.'],
  ['--length 9 --mode read', '--length changes nothing here: it needs --mode make and --version short.'],
  ['--length 9 --mode read --version short', '--length changes nothing here: it needs --mode make.'],
  ['--size 8', '--size changes nothing with --labels none.'],
])('%s: %s', (words, sentence) => {
  expect(describeIdle(readArguments(words.split(' '), schema).options, schema)).toContain(sentence);
});

test('an option that has its use is not mentioned', () => {
  expect(describeIdle({ isUpper: true, size: 8, labels: 'all' }, schema)).toEqual([]);
});
