import { asSecret, choice, number, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const byLabels = {
  ranges: 'By page ranges',
  every: 'Every N pages',
  bookmarks: 'At bookmarks',
  size: 'By file size',
};

export const schema = {
  by: choice(byLabels, 'ranges', 'Split', { isMain: true }),
  parts: text('', 20_000, 'Pages', {
    hint: 'Empty: a file of each page. “|” begins the next file.',
    quick: ['1-3', '1 | 2-', 'odd | even'],
    isMain: true,
    onlyIf: { by: ['ranges'] },
  }),
  every: number(1, { min: 1, max: 20_000, isInteger: true }, 'Pages per file', {
    isMain: true,
    onlyIf: { by: ['every'] },
  }),
  level: number(1, { min: 1, max: 20, isInteger: true }, 'Bookmark level', {
    hint: '1 for chapters, 2 for their sections, too',
    isMain: true,
    onlyIf: { by: ['bookmarks'] },
  }),
  megabytes: number(10, { min: 0.01, max: 2000 }, 'Maximum file size', {
    unit: 'MB of 1,000,000 bytes',
    isMain: true,
    onlyIf: { by: ['size'] },
  }),
  nameTemplate: text('{base}-{n}', 200, 'File names', {
    hint: '{base} the file’s name, {n} the number, {pages} the pages, {bookmark} its bookmark',
  }),
  openPassword: asSecret(text('', 127, 'Password')),
};

export type SplitterState = StateOf<typeof schema>;
