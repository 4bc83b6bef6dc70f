import { ToolInputError } from '#core/errors.ts';
import type { TaskContext } from '#core/task.ts';
import { cellsOf, createWriter, type ExportFormat, isSeparated, writeRows } from './export-formats.ts';
import { readRows, type ReadTable } from '#core/csv/reading/row-reading.ts';
import type { NullCount } from './null-characters.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

interface WrittenTable extends ReadTable {
  readonly names: readonly string[];
  readonly rowCount: number;
}

export interface TableWriteOptions {
  readonly format: ExportFormat;
  /** The column indexes, in the requested order. */
  readonly columns: readonly number[];
  /** Turns columns into rows, and the first column into the header. */
  readonly isTransposed: boolean;
  /** Counts the cells whose null characters were replaced. */
  readonly nulls?: NullCount;
}

const writtenRows = 2000;
/** Transposing needs all rows in memory, so their number is limited. */
const maxTransposedCells = 2_000_000;

/** Writes the visible rows and columns to a file. Throws a ToolInputError if the table is too large to transpose. */
export async function writeTable(
  table: WrittenTable,
  options: TableWriteOptions,
  { reportProgress }: TaskContext,
): Promise<Blob> {
  if (options.isTransposed) return writeTransposed(table, options, reportProgress);
  const { source, rows } = table;
  const writer = createWriter(options.format, source.delimiter, source.form, options.nulls);
  const parts: Blob[] = [new Blob([writer.begin(await writtenNames(table, options))])];
  const areRagged = isSeparated(options.format);
  const count = rows?.length ?? table.rowCount;
  for (let start = 0; start < count; start += writtenRows) {
    const end = Math.min(start + writtenRows, count);
    const { cells } = await readRows(table, start, end);
    parts.push(new Blob([writeRows(writer, cells, options.columns, start, areRagged)]));
    reportProgress({ label: 'Writing', fraction: end / count });
  }
  return new Blob([...parts, writer.end()]);
}

async function writeTransposed(
  table: WrittenTable,
  options: TableWriteOptions,
  reportProgress: TaskContext['reportProgress'],
): Promise<Blob> {
  const { source, rows } = table;
  const { columns, format, nulls } = options;
  const count = rows?.length ?? table.rowCount;
  if (count * columns.length > maxTransposedCells) {
    throw new ToolInputError(
      `A transposed table may have 2,000,000 cells; this one has ${writeNumber(count * columns.length)}.`,
      { hint: 'Search, filter or hide columns first.' },
    );
  }
  const names = await writtenNames(table, options);
  const lines: string[][] = columns.map((_, place) => (names.length > 0 ? [names[place] ?? ''] : []));
  for (let start = 0; start < count; start += writtenRows) {
    const end = Math.min(start + writtenRows, count);
    const { cells } = await readRows(table, start, end);
    for (const row of cells)
      for (const [place, column] of columns.entries()) lines[place]?.push(row[column] ?? '');
    reportProgress({ label: 'Writing', fraction: end / count });
  }
  const [header = [], ...rest] = names.length > 0 ? lines : [[], ...lines];
  const writer = createWriter(format, source.delimiter, source.form, nulls);
  const start = writer.begin(header);
  const body = rest.map((line, index) => writer.row(line, index === 0));
  return new Blob([start, ...body, writer.end()]);
}

/**
 * Returns the header to write. A Markdown table always has one; other formats must not get a made-up header. A header
 * of the file is written unchanged, including empty names, if the format allows them.
 */
async function writtenNames(
  table: WrittenTable,
  { format, columns, isTransposed }: TableWriteOptions,
): Promise<string[]> {
  const { source, names, firstRow, extend } = table;
  if (firstRow === 0 && format !== 'markdown') return [];
  if (firstRow === 0 || !isSeparated(format)) return columns.map((column) => names[column] ?? '');
  const [header = []] = await source.readRange(0, 1);
  const written = extend([...header], 0).slice(0, source.columnCount);
  const added = names.slice(source.columnCount);
  if (added.length > 0) while (written.length < source.columnCount) written.push('');
  return cellsOf([...written, ...added], columns, !isTransposed);
}
