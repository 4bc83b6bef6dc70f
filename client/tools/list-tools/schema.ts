import { choice, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

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

const sortLabels = {
  none: 'Keep order',
  natural: 'Natural: file2 before file10',
  alphabetical: 'Alphabetical',
  numeric: 'By number',
  length: 'By length',
  frequency: 'Most frequent first',
  codes: 'By code point (C locale)',
  random: 'Shuffle',
};

const duplicatesLabels = {
  keep: 'Keep',
  remove: 'Remove',
  count: 'Count',
  repeated: 'Only repeated items',
  single: 'Only unrepeated items',
};

const filterLabels = {
  none: 'None',
  contains: 'Containing',
  lacks: 'Not containing',
  matches: 'Matching a regex',
  differs: 'Not matching a regex',
};

const setOperationLabels = {
  none: 'None',
  union: 'Union: in either list',
  intersection: 'Intersection: in both lists',
  first: 'Difference: only in the first',
  second: 'Difference: only in the second',
  symmetric: 'Symmetric difference: in one only',
};

const quotesLabels = { none: 'None', double: '"Double"', single: "'Single'", json: 'JSON', sql: 'SQL' };

const numberingLabels = { none: 'No', dot: '1. ', parenthesis: '1) ', tab: '1 and a tab' };

export const schema = {
  sort: choice(sortLabels, 'natural', 'Sort'),
  duplicates: choice(duplicatesLabels, 'keep', 'Duplicates'),
  split: choice(['auto', ...separators], 'auto', 'Split by', {
    choiceLabels: { auto: 'Auto-detect', ...separatorLabels },
  }),
  customSplit: text('', 100, 'Input separator', {
    hint: escapeHint,
    isMono: true,
    onlyIf: { split: ['custom'] },
  }),
  join: choice(['same', ...separators], 'same', 'Join with', {
    choiceLabels: { same: 'Same as input', ...separatorLabels },
  }),
  customJoin: text('', 100, 'Output separator', {
    hint: escapeHint,
    isMono: true,
    onlyIf: { join: ['custom'] },
  }),
  filter: choice(filterLabels, 'none', 'Filter'),
  term: text('', 10_000, 'Filter text', { isMono: true, unless: { filter: ['none'] } }),
  setOperation: choice(setOperationLabels, 'none', 'Second list'),
  other: text('', 50_000_000, 'Items of the second list', {
    role: 'input',
    isMultiline: true,
    unless: { setOperation: ['none'] },
  }),
  quotes: choice(quotesLabels, 'none', 'Quotes'),
  prefix: text('', 1000, 'Prefix', { isMono: true }),
  suffix: text('', 1000, 'Suffix', { isMono: true }),
  numbering: choice(numberingLabels, 'none', 'Number items'),
  language: text('', 40, 'Sort language', {
    hint: 'A tag such as sv or de. Empty: English.',
    onlyIf: { sort: ['natural', 'alphabetical'] },
  }),
  isReversed: flag(false, 'Reverse', { unless: { sort: ['random'] } }),
  ignoresCase: flag(false, 'Ignore case'),
  ignoresSpaces: flag(false, 'Ignore spaces', { hint: 'When items are compared.' }),
  isTrimmed: flag(true, 'Trim'),
  dropsEmpty: flag(true, 'Remove empty'),
  isUnwrapped: flag(false, 'Remove bullets, numbers and quotes'),
};

export type ListOptions = StateOf<typeof schema>;
