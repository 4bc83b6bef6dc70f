import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { asInput, choice, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const single = { mode: ['single'] } as const;

export const schema = {
  mode: describeField(choice(['single', 'pairs'], 'single'), {
    label: 'Replace',
    isSegmented: true,
    choiceLabels: { single: 'One text', pairs: 'Many pairs' },
  }),
  find: describeField(asInput(text('', 100_000)), {
    label: 'Find',
    isMono: true,
    isMain: true,
    onlyIf: single,
  }),
  replacement: describeField(asInput(text('', 100_000)), {
    label: 'Replace with',
    isMono: true,
    isMain: true,
    onlyIf: single,
  }),
  pairs: describeField(asInput(text('', 1_000_000)), {
    label: 'Pairs',
    hint: 'One per line: old => new, or with a tab between.',
    isMultiline: true,
    isMain: true,
    onlyIf: { mode: ['pairs'] },
  }),
  isRegex: describeField(flag(false), { label: 'Regex' }),
  ignoresCase: describeField(flag(false), { label: 'Ignore case' }),
  isWholeWord: describeField(flag(false), { label: 'Whole words' }),
  keepsCase: describeField(flag(false), { label: 'Keep case' }),
  isEscaped: describeField(flag(false), { label: String.raw`Read \n, \t and \u{…}` }),
};

export type ReplaceOptions = StateOf<typeof schema>;
