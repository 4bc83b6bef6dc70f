import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { asSecret, choice, number, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

export const schema = {
  by: describeField(choice(['ranges', 'every', 'bookmarks', 'size'], 'ranges'), {
    label: 'Split',
    choiceLabels: {
      ranges: 'By page ranges',
      every: 'Every N pages',
      bookmarks: 'At bookmarks',
      size: 'By file size',
    },
    isMain: true,
  }),
  parts: describeField(text('all', 20_000), {
    label: 'Pages',
    hint: '1-3, 7, 10- make one file; | begins the next: 1-3 | 4- (odd, even, last, all, 9-1 work, too)',
    isMain: true,
    onlyIf: { by: ['ranges'] },
  }),
  every: describeField(number(1, { min: 1, max: 20_000, isInteger: true }), {
    label: 'Pages per file',
    isMain: true,
    onlyIf: { by: ['every'] },
  }),
  level: describeField(number(1, { min: 1, max: 20, isInteger: true }), {
    label: 'Bookmark level',
    hint: '1 for chapters, 2 for their sections, too',
    isMain: true,
    onlyIf: { by: ['bookmarks'] },
  }),
  megabytes: describeField(number(10, { min: 0.01, max: 2000 }), {
    label: 'Maximum file size',
    unit: 'MB of 1,000,000 bytes',
    isMain: true,
    onlyIf: { by: ['size'] },
  }),
  nameTemplate: describeField(text('{base}-{n}', 200), {
    label: 'File names',
    hint: '{base} the file’s name, {n} the number, {pages} the pages, {bookmark} its bookmark',
  }),
  openPassword: describeField(asSecret(text('', 127)), {
    label: 'Password',
  }),
};

export type SplitterState = StateOf<typeof schema>;
