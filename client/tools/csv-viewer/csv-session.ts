import type { TaskContext } from '#core/task.ts';
import type { TextEncodingName } from '#core/text-decoding.ts';
import { type Arrangement, arrangeRows } from './arrangement.ts';
import { type ColumnStats, statColumn } from './column-stats.ts';
import type { Delimiter } from './detect.ts';
import { createWriter, type ExportFormat } from './export-formats.ts';
import { columnNames } from './logic.ts';
import type { RowFault } from './row-scanner.ts';
import { type OpenOptions, TableSource } from './table-source.ts';

/** A file and how to read it. `id` differs whenever anything of it does. */
export interface SourceRef extends OpenOptions {
  readonly id: number;
  readonly file: Blob;
  readonly hasHeader: boolean;
}

/** A table and how it is arranged. Every call names both, so that a worker started anew finds its way. */
export interface TableRef {
  readonly source: SourceRef;
  readonly arrangement: Arrangement;
}

export interface TableInfo {
  readonly columns: readonly string[];
  /** Without the header. */
  readonly rowCount: number;
  readonly encoding: TextEncodingName;
  readonly delimiter: Delimiter;
  readonly faults: readonly RowFault[];
  readonly faultCount: number;
  /** The longest text of each column among the first rows. */
  readonly widths: readonly number[];
}

/** A part of a table as it is arranged. */
export interface CellWindow {
  readonly table: TableRef;
  readonly startRow: number;
  readonly endRow: number;
  readonly startColumn: number;
  readonly endColumn: number;
  /** Longer cells are cut. */
  readonly maxLength: number;
}

export interface CellRows {
  /** The rows' numbers in the file, counted from 1 without the header. */
  readonly numbers: readonly number[];
  readonly cells: readonly (readonly string[])[];
}

export interface CsvWorkerApi {
  open(source: SourceRef, context: TaskContext): Promise<TableInfo>;
  arrange(table: TableRef, context: TaskContext): Promise<number>;
  read(window: CellWindow, context: TaskContext): Promise<CellRows>;
  stats(input: { table: TableRef; column: number }, context: TaskContext): Promise<ColumnStats>;
  write(
    input: { table: TableRef; format: ExportFormat; columns: readonly number[] },
    context: TaskContext,
  ): Promise<Blob>;
}

const sampledRows = 200;
const writtenRows = 2000;

/** The table that a worker holds open. */
export function createCsvSession(): CsvWorkerApi {
  let opened: { id: number; source: TableSource } | undefined;
  let arranged: { key: string; rows: Uint32Array | undefined } | undefined;

  async function sourceOf(ref: SourceRef, { reportProgress }: TaskContext): Promise<TableSource> {
    if (opened?.id !== ref.id) {
      opened = { id: ref.id, source: await TableSource.open(ref.file, ref, reportProgress) };
      arranged = undefined;
    }
    return opened.source;
  }

  async function rowsOf({ source: ref, arrangement }: TableRef, context: TaskContext) {
    const source = await sourceOf(ref, context);
    const key = JSON.stringify([ref.id, arrangement]);
    if (arranged?.key !== key) {
      const rows = await arrangeRows(source, ref.hasHeader ? 1 : 0, arrangement, context.reportProgress);
      arranged = { key, rows };
    }
    return { source, rows: arranged.rows, firstRow: ref.hasHeader ? 1 : 0 };
  }

  return {
    async open(ref, context) {
      return describe(await sourceOf(ref, context), ref.hasHeader);
    },
    async arrange(table, context) {
      const { source, rows, firstRow } = await rowsOf(table, context);
      return rows?.length ?? Math.max(0, source.rowCount - firstRow);
    },
    async read({ table, startRow, endRow, startColumn, endColumn, maxLength }, context) {
      const { source, rows, firstRow } = await rowsOf(table, context);
      const { numbers, cells } = await readRows(source, rows, firstRow, startRow, endRow);
      const cut = (row: readonly string[]) =>
        Array.from({ length: endColumn - startColumn }, (_, index) =>
          (row[startColumn + index] ?? '').slice(0, maxLength),
        );
      return { numbers, cells: cells.map(cut) };
    },
    async stats({ table, column }, context) {
      const { source, rows, firstRow } = await rowsOf(table, context);
      return statColumn(source, column, firstRow, rows, context.reportProgress);
    },
    async write({ table, format, columns }, context) {
      const { source, rows, firstRow } = await rowsOf(table, context);
      const { columns: names } = await describe(source, table.source.hasHeader);
      const writer = createWriter(format, source.delimiter);
      const count = rows?.length ?? Math.max(0, source.rowCount - firstRow);
      const isNamed = table.source.hasHeader || format === 'markdown';
      const parts: Blob[] = [
        new Blob([writer.begin(isNamed ? columns.map((column) => names[column] ?? '') : [])]),
      ];
      for (let start = 0; start < count; start += writtenRows) {
        const end = Math.min(start + writtenRows, count);
        const { cells } = await readRows(source, rows, firstRow, start, end);
        const lines = cells.map((row, index) =>
          writer.row(
            columns.map((column) => row[column] ?? ''),
            start + index === 0,
          ),
        );
        parts.push(new Blob(lines));
        context.reportProgress({ label: 'Writing', fraction: end / count });
      }
      return new Blob([...parts, writer.end()]);
    },
  };
}

async function describe(source: TableSource, hasHeader: boolean): Promise<TableInfo> {
  const head = await source.readRange(0, Math.min(sampledRows, source.rowCount));
  const columns = columnNames(hasHeader ? head[0] : undefined, source.columnCount);
  const widths = columns.map((name, column) =>
    Math.max(name.length, ...head.map((row) => (row[column] ?? '').length)),
  );
  const { encoding, delimiter, faults, faultCount, rowCount } = source;
  const ownRows = Math.max(0, rowCount - (hasHeader ? 1 : 0));
  return { columns, rowCount: ownRows, encoding, delimiter, faults, faultCount, widths };
}

/** Rows that follow each other in the file are read at once. */
async function readRows(
  source: TableSource,
  rows: Uint32Array | undefined,
  firstRow: number,
  start: number,
  end: number,
): Promise<{ numbers: number[]; cells: string[][] }> {
  const wanted = rows
    ? Array.from(rows.subarray(start, end))
    : Array.from({ length: Math.max(0, end - start) }, (_, index) => firstRow + start + index);
  const cells: string[][] = [];
  for (let index = 0; index < wanted.length;) {
    let next = index + 1;
    while (next < wanted.length && wanted[next] === (wanted[next - 1] as number) + 1) next += 1;
    const from = wanted[index] as number;
    cells.push(...(await source.readRange(from, from + next - index)));
    index = next;
  }
  return { numbers: wanted.map((row) => row - firstRow + 1), cells };
}
