import { describeFaults, listed } from '#client/tool-kit/operations/csv-notes.ts';
import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import { isSeparated, uniqueNames } from '#core/csv/writing/export-formats.ts';
import { describeNulls, type NullCount } from '#core/csv/writing/null-characters.ts';
import type { OperationOptions } from './operation-schema.ts';
import { describeTable, type TableInfo } from '#core/csv/reading/table-info.ts';
import { type OpenOptions, TableSource } from '#core/csv/reading/table-source.ts';
import { type TableWriteOptions, writeTable } from '#core/csv/writing/table-writing.ts';
import type { TaskContext } from '#core/task.ts';
import { asFile } from '../csv-files.ts';
import { noOverlay, rowExtender } from '../arranging/added-columns.ts';

/** How to read a table. */
interface ReadingOptions extends OpenOptions {
  readonly hasHeader: boolean;
  readonly isTrimmed: boolean;
}

interface ConvertedTable {
  readonly blob: Blob;
  readonly source: TableSource;
  readonly info: TableInfo;
  readonly nulls: NullCount;
}

/** Converts a whole table to a file in another format, without keeping it in memory. */
export async function convertTable(
  content: string | Blob,
  { hasHeader, isTrimmed, ...options }: ReadingOptions,
  wanted: Omit<TableWriteOptions, 'columns'>,
  context: TaskContext,
): Promise<ConvertedTable> {
  const source = await TableSource.open(...asFile(content, options), context.reportProgress);
  const info = await describeTable(source, hasHeader);
  const { columns: names, rowCount } = info;
  const firstRow = hasHeader ? 1 : 0;
  const extend = rowExtender({ ...noOverlay, isTrimmed }, { fileColumns: names.length, firstRow });
  const table = { source, rows: undefined, firstRow, extend, names, rowCount };
  const nulls = { count: 0 };
  const blob = await writeTable(table, { ...wanted, columns: [...names.keys()], nulls }, context);
  return { blob, source, info, nulls };
}

/** Writes the notes on what changed in a table or is doubtful. */
export async function describeConversion(
  converted: ConvertedTable,
  options: OperationOptions,
): Promise<Note[]> {
  const isKept = isSeparated(options.format) && !options.isTransposed;
  const hint = isKept
    ? 'It is written unchanged.'
    : 'Missing cells are written empty, further ones get a column.';
  return [
    ...(await describeFaults(converted.source, options.hasHeader, hint)),
    ...describeEncoding(converted, options),
    ...(await describeNames(converted, options)),
    ...describeNulls(converted.nulls),
  ];
}

function describeEncoding({ info }: ConvertedTable, { encoding }: OperationOptions): Note[] {
  if (info.damage || encoding !== 'auto' || info.encoding === 'utf-8') return [];
  const name = info.encoding === 'windows-1252' ? 'Windows-1252' : info.encoding.toUpperCase();
  return [inform(`Read as ${name}, written as UTF-8.`)];
}

async function describeNames(
  { source, info: { columns } }: ConvertedTable,
  { hasHeader, format, isTransposed }: OperationOptions,
): Promise<Note[]> {
  if (!hasHeader) {
    return format === 'markdown' && !isTransposed
      ? [inform('A Markdown table needs a header, so the columns were given names.')]
      : [];
  }
  const [header = []] = await source.readRange(0, 1);
  const unnamed = columns.filter((_, column) => (header[column] ?? '').trim() === '');
  const unique = uniqueNames(columns);
  const numbered =
    format === 'json' && !isTransposed ? unique.filter((name, column) => name !== columns[column]) : [];
  return [
    ...(unnamed.length > 0 && !isSeparated(format)
      ? [inform(`Columns without a name are called ${listed(unnamed)}.`)]
      : []),
    ...(numbered.length > 0
      ? [warn(`Columns with the name of another got numbers: ${listed(numbered)}.`)]
      : []),
  ];
}
