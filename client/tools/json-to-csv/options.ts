import { delimiter } from '#client/tool-kit/operations/csv-options.ts';
import { choice, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const objectsLabels = { columns: 'A column for each value: a.b', json: 'Their JSON in one cell' };

const listsLabels = {
  columns: 'A column for each item: a[0]',
  join: 'Items in one cell: x; y',
  json: 'Their JSON in one cell',
};

export const conversionSchema = {
  objects: choice(objectsLabels, 'columns', 'Nested objects'),
  lists: choice(listsLabels, 'columns', 'Nested arrays'),
  delimiter,
  path: text('', 1000, 'Path to rows', { hint: 'Such as /data/items; empty for the whole' }),
  nullAs: text('', 100, 'Write null as'),
  lineEnd: choice({ crlf: 'CRLF, as RFC 4180', lf: 'LF' }, 'crlf', 'Line endings'),
  hasHeader: flag(true, 'Header row'),
  isQuoted: flag(false, 'Quote all cells'),
  hasMark: flag(false, 'Byte order mark, for Excel'),
  isGuarded: flag(false, 'Escape formulas', {
    hint: "Puts ' before cells that begin with = + - @: it changes them",
  }),
};

export type ConversionOptions = StateOf<typeof conversionSchema>;
