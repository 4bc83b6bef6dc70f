import { choiceLabels, describeField } from '#client/tool-kit/operations/field-words.ts';
import { choice, flag, type StateOf } from '#client/tool-kit/state/state-schema.ts';
import type { ExportFormat } from '#core/csv/writing/export-formats.ts';
import { schema } from '../state.ts';
import { exportFormats } from './formats.ts';

const formats: readonly ExportFormat[] = exportFormats.map(({ id }) => id);

/** The options for reading and writing a table. */
export const operationSchema = {
  format: choice(formats, 'csv', 'Format', { choiceLabels: choiceLabels(exportFormats) }),
  hasHeader: schema.hasHeader,
  delimiter: describeField(schema.delimiter, { hint: 'For reading, and for writing CSV' }),
  encoding: schema.encoding,
  isTrimmed: schema.isTrimmed,
  isTransposed: flag(false, 'Rows as columns'),
};

export type OperationOptions = StateOf<typeof operationSchema>;
