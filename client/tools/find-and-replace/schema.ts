import { choice, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const single = { mode: ['single'] } as const;

export const schema = {
  mode: choice({ single: 'One text', pairs: 'Many pairs' }, 'single', 'Replace', { isSegmented: true }),
  find: text('', 100_000, 'Find', { role: 'input', isMono: true, isMain: true, onlyIf: single }),
  replacement: text('', 100_000, 'Replace with', {
    role: 'input',
    isMono: true,
    isMain: true,
    onlyIf: single,
  }),
  pairs: text('', 1_000_000, 'Pairs', {
    role: 'input',
    hint: 'One per line: old => new, or with a tab between.',
    isMultiline: true,
    isMain: true,
    onlyIf: { mode: ['pairs'] },
  }),
  isRegex: flag(false, 'Regex'),
  ignoresCase: flag(false, 'Ignore case'),
  isWholeWord: flag(false, 'Whole words'),
  keepsCase: flag(false, 'Keep case'),
  isEscaped: flag(false, String.raw`Read \n, \t and \u{…}`),
};

export type ReplaceOptions = StateOf<typeof schema>;
