import { csvReading } from '#client/tool-kit/operations/csv-options.ts';
import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { choice, flag, type StateOf } from '#client/tool-kit/state/state-schema.ts';

const withNames = { shape: ['objects', 'lines'] } as const;

export const conversionSchema = {
  shape: describeField(choice(['objects', 'lines', 'arrays'], 'objects'), {
    label: 'Output format',
    choiceLabels: { objects: 'Array of objects', lines: 'JSON Lines', arrays: 'Array of arrays' },
  }),
  types: describeField(choice(['text', 'found'], 'text'), {
    label: 'Values',
    isSegmented: false,
    choiceLabels: { text: 'Text', found: 'Auto-detect types' },
  }),
  empty: describeField(choice(['text', 'null', 'omit'], 'text'), {
    label: 'Empty cells',
    isSegmented: false,
    choiceLabels: { text: 'Empty string', null: 'null', omit: 'Skip' },
  }),
  layout: describeField(choice(['rows', 'indented'], 'rows'), {
    label: 'Layout',
    isSegmented: false,
    choiceLabels: { rows: 'One row per line', indented: 'Indented' },
    onlyIf: { shape: ['objects', 'arrays'] },
  }),
  ...csvReading,
  hasHeader: describeField(flag(true), { label: 'First row is header' }),
  isNested: describeField(flag(false), { label: 'Nest columns such as a.b and a[0]', onlyIf: withNames }),
  isTrimmed: describeField(flag(false), { label: 'Trim spaces around cells' }),
};

export type ConversionOptions = StateOf<typeof conversionSchema>;
