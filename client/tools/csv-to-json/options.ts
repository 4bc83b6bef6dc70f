import { csvReading } from '#client/tool-kit/operations/csv-options.ts';
import { choice, flag, type StateOf } from '#client/tool-kit/state/state-schema.ts';

const withNames = { shape: ['objects', 'lines'] } as const;

const shapeLabels = { objects: 'Array of objects', lines: 'JSON Lines', arrays: 'Array of arrays' };

export const conversionSchema = {
  shape: choice(shapeLabels, 'objects', 'Output format'),
  types: choice({ text: 'Text', found: 'Auto-detect types' }, 'found', 'Values', { isSegmented: false }),
  empty: choice({ text: 'Empty string', null: 'null', omit: 'Skip' }, 'text', 'Empty cells', {
    isSegmented: false,
  }),
  layout: choice({ rows: 'One row per line', indented: 'Indented' }, 'indented', 'Layout', {
    isSegmented: false,
    onlyIf: { shape: ['objects', 'arrays'] },
  }),
  ...csvReading,
  hasHeader: flag(true, 'First row is header'),
  isNested: flag(false, 'Nest columns such as a.b and a[0]', { onlyIf: withNames }),
  isTrimmed: flag(false, 'Trim spaces around cells'),
};

export type ConversionOptions = StateOf<typeof conversionSchema>;
