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
  hasHeader: describeField(schema.hasHeader, { label: 'The first row names the columns' }),
  delimiter: describeField(schema.delimiter, {
    label: 'Between the cells',
    choiceLabels: { auto: 'Auto-detect', ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Bar' },
    hint: 'Of the table that is read. CSV is written with it, too.',
  }),
  encoding: describeField(schema.encoding, {
    label: 'Encoding of the file',
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
