import { describeTable, type TableInfo } from '#core/csv/reading/table-info.ts';
import { type OpenOptions, TableSource } from '#core/csv/reading/table-source.ts';
import { writeTable, type TableWriteOptions } from '#core/csv/writing/table-writing.ts';
import type { TaskContext } from '#core/task.ts';
import { asFile } from '../csv-files.ts';
import { noOverlay, rowExtender } from '../arranging/added-columns.ts';

/** How to read a table. */
export interface ReadingOptions extends OpenOptions {
  readonly hasHeader: boolean;
  readonly isTrimmed: boolean;
}

export interface ConvertedTable {
  readonly blob: Blob;
  readonly source: TableSource;
  readonly info: TableInfo;
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
  return {
    blob: await writeTable(table, { ...wanted, columns: [...names.keys()] }, context),
    source,
    info,
  };
}
