import { delimiter } from '#client/tool-kit/operations/csv-options.ts';
import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { choice, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

export const conversionSchema = {
  objects: describeField(choice(['columns', 'json'], 'columns'), {
    label: 'Nested objects',
    choiceLabels: { columns: 'A column for each value: a.b', json: 'Their JSON in one cell' },
  }),
  lists: describeField(choice(['columns', 'join', 'json'], 'columns'), {
    label: 'Nested arrays',
    choiceLabels: {
      columns: 'A column for each item: a[0]',
      join: 'Items in one cell: x; y',
      json: 'Their JSON in one cell',
    },
  }),
  delimiter,
  path: describeField(text('', 1000), {
    label: 'Path to rows',
    hint: 'Such as /data/items; empty for the whole',
  }),
  nullAs: describeField(text('', 100), { label: 'Write null as' }),
  lineEnd: describeField(choice(['crlf', 'lf'], 'crlf'), {
    label: 'Line endings',
    choiceLabels: { crlf: 'CRLF, as RFC 4180', lf: 'LF' },
  }),
  hasHeader: describeField(flag(true), { label: 'Header row' }),
  isQuoted: describeField(flag(false), { label: 'Quote all cells' }),
  hasMark: describeField(flag(false), { label: 'Byte order mark, for Excel' }),
  isGuarded: describeField(flag(false), {
    label: 'Escape formulas',
    hint: "Puts ' before cells that begin with = + - @: it changes them",
  }),
};

export type ConversionOptions = StateOf<typeof conversionSchema>;
