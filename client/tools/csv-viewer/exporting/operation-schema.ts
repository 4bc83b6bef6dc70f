import { choiceLabels, describeField } from '#client/tool-kit/operations/field-words.ts';
import { choice, flag, type StateOf } from '#client/tool-kit/state/state-schema.ts';
import type { ExportFormat } from '#core/csv/writing/export-formats.ts';
import { schema } from '../state.ts';
import { exportFormats } from './formats.ts';

const formats: readonly ExportFormat[] = exportFormats.map(({ id }) => id);

/** The options for reading and writing a table. */
export const operationSchema = {
  format: describeField(choice(formats, 'csv'), {
    label: 'Format',
    choiceLabels: choiceLabels(exportFormats),
  }),
  hasHeader: describeField(schema.hasHeader, { label: 'First row is header' }),
  delimiter: describeField(schema.delimiter, {
    label: 'Delimiter',
    choiceLabels: { auto: 'Auto-detect', ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Bar' },
    hint: 'For reading, and for writing CSV',
  }),
  encoding: describeField(schema.encoding, {
    label: 'Encoding',
    choiceLabels: {
      auto: 'Auto-detect',
      'utf-8': 'UTF-8',
      'utf-16le': 'UTF-16 LE',
      'utf-16be': 'UTF-16 BE',
      'windows-1252': 'Windows-1252',
    },
  }),
  isTrimmed: describeField(schema.isTrimmed, { label: 'Trim spaces around cells' }),
  isTransposed: describeField(flag(false), { label: 'Rows as columns' }),
};

export type OperationOptions = StateOf<typeof operationSchema>;
