import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { asInput, choice, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const separatorLabels = {
  line: 'New line',
  comma: 'Comma',
  semicolon: 'Semicolon',
  tab: 'Tab',
  space: 'Space',
  pipe: 'Vertical bar',
  custom: 'Custom',
};
const separators = ['line', 'comma', 'semicolon', 'tab', 'space', 'pipe', 'custom'] as const;
const escapeHint = String.raw`\n, \t and \u{…} are read.`;

export const schema = {
  sort: describeField(
    choice(
      ['none', 'natural', 'alphabetical', 'numeric', 'length', 'frequency', 'codes', 'random'],
      'natural',
    ),
    {
      label: 'Sort',
      choiceLabels: {
        none: 'Keep order',
        natural: 'Natural: file2 before file10',
        alphabetical: 'Alphabetical',
        numeric: 'By number',
        length: 'By length',
        frequency: 'Most frequent first',
        codes: 'By code point (C locale)',
        random: 'Shuffle',
      },
    },
  ),
  isReversed: describeField(flag(false), { label: 'Reverse', unless: { sort: ['random'] } }),
  duplicates: describeField(choice(['keep', 'remove', 'count', 'repeated', 'single'], 'keep'), {
    label: 'Duplicates',
    choiceLabels: {
      keep: 'Keep',
      remove: 'Remove',
      count: 'Count',
      repeated: 'Only repeated items',
      single: 'Only unrepeated items',
    },
  }),
  ignoresCase: describeField(flag(false), { label: 'Ignore case' }),
  ignoresSpaces: describeField(flag(false), { label: 'Ignore spaces', hint: 'When items are compared.' }),
  split: describeField(choice(['auto', ...separators], 'auto'), {
    label: 'Split by',
    choiceLabels: { auto: 'Auto-detect', ...separatorLabels },
  }),
  customSplit: describeField(text('', 100), {
    label: 'Input separator',
    hint: escapeHint,
    isMono: true,
    onlyIf: { split: ['custom'] },
  }),
  join: describeField(choice(['same', ...separators], 'same'), {
    label: 'Join with',
    choiceLabels: { same: 'Same as input', ...separatorLabels },
  }),
  customJoin: describeField(text('', 100), {
    label: 'Output separator',
    hint: escapeHint,
    isMono: true,
    onlyIf: { join: ['custom'] },
  }),
  isTrimmed: describeField(flag(true), { label: 'Trim' }),
  dropsEmpty: describeField(flag(true), { label: 'Remove empty' }),
  isUnwrapped: describeField(flag(false), { label: 'Remove bullets, numbers and quotes' }),
  filter: describeField(choice(['none', 'contains', 'lacks', 'matches', 'differs'], 'none'), {
    label: 'Filter',
    choiceLabels: {
      none: 'None',
      contains: 'Containing',
      lacks: 'Not containing',
      matches: 'Matching a regex',
      differs: 'Not matching a regex',
    },
  }),
  term: describeField(text('', 10_000), {
    label: 'Filter text',
    isMono: true,
    unless: { filter: ['none'] },
  }),
  setOperation: describeField(
    choice(['none', 'union', 'intersection', 'first', 'second', 'symmetric'], 'none'),
    {
      label: 'Second list',
      choiceLabels: {
        none: 'None',
        union: 'Union: in either list',
        intersection: 'Intersection: in both lists',
        first: 'Difference: only in the first',
        second: 'Difference: only in the second',
        symmetric: 'Symmetric difference: in one only',
      },
    },
  ),
  other: describeField(asInput(text('', 50_000_000)), {
    label: 'Items of the second list',
    isMultiline: true,
    unless: { setOperation: ['none'] },
  }),
  quotes: describeField(choice(['none', 'double', 'single', 'json', 'sql'], 'none'), {
    label: 'Quotes',
    choiceLabels: { none: 'None', double: '"Double"', single: "'Single'", json: 'JSON', sql: 'SQL' },
  }),
  prefix: describeField(text('', 1000), { label: 'Prefix', isMono: true }),
  suffix: describeField(text('', 1000), { label: 'Suffix', isMono: true }),
  numbering: describeField(choice(['none', 'dot', 'parenthesis', 'tab'], 'none'), {
    label: 'Number items',
    choiceLabels: { none: 'No', dot: '1. ', parenthesis: '1) ', tab: '1 and a tab' },
  }),
  language: describeField(text('', 40), {
    label: 'Sort language',
    hint: 'A tag such as sv or de. Empty: English.',
    onlyIf: { sort: ['natural', 'alphabetical'] },
  }),
};

export type ListOptions = StateOf<typeof schema>;
