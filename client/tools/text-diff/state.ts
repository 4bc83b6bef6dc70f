import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { choice, flag, number, type StateOf } from '#client/tool-kit/state/state-schema.ts';

/** How texts are compared, and the patch is written. */
export const comparisonSchema = {
  whitespace: describeField(choice(['exact', 'trailing', 'amount', 'all'], 'exact'), {
    label: 'Whitespace',
    choiceLabels: {
      exact: 'Compare',
      trailing: 'Ignore trailing',
      amount: 'Ignore amount',
      all: 'Ignore all',
    },
  }),
  ignoresCase: describeField(flag(false), { label: 'Ignore case' }),
  ignoresLineEnds: describeField(flag(true), { label: 'Ignore line endings (CRLF, LF)' }),
  context: describeField(number(3, { min: 0, max: 100, isInteger: true }), {
    label: 'Context lines',
  }),
};

/** The page's state: the comparison, and how it is shown. */
export const pageSchema = {
  layout: describeField(choice(['split', 'unified'], 'split'), {
    label: 'View',
    choiceLabels: { split: 'Split', unified: 'Unified' },
  }),
  ...comparisonSchema,
};

export type Comparison = StateOf<typeof comparisonSchema>;
export type PageState = StateOf<typeof pageSchema>;
