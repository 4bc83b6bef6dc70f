import { choice, flag, number, type StateOf } from '#client/tool-kit/state/state-schema.ts';

const whitespaceLabels = {
  exact: 'Compare',
  trailing: 'Ignore trailing',
  amount: 'Ignore amount',
  all: 'Ignore all',
};

/** How texts are compared, and the patch is written. */
export const comparisonSchema = {
  whitespace: choice(whitespaceLabels, 'exact', 'Whitespace'),
  ignoresCase: flag(false, 'Ignore case'),
  ignoresLineEnds: flag(true, 'Ignore line endings (CRLF, LF)'),
  context: number(3, { min: 0, max: 100, isInteger: true }, 'Context lines'),
};

/** The page's state: the comparison, and how it is shown. */
export const pageSchema = {
  layout: choice({ split: 'Split', unified: 'Unified' }, 'split', 'View'),
  ...comparisonSchema,
};

export type Comparison = StateOf<typeof comparisonSchema>;
export type PageState = StateOf<typeof pageSchema>;
