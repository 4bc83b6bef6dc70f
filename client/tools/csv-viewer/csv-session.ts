import type { TaskContext } from '#core/task.ts';
import { type Arrangement, arrangeRows } from './arrangement.ts';
import type { DecimalMark } from './cell-values.ts';
import { type ColumnStats, statColumn } from './column-stats.ts';
import { readRows } from './row-reading.ts';
import { advance, complete, type Step, type Work } from './steps.ts';
import { describeTable, type TableInfo } from './table-info.ts';
import { type OpenOptions, TableSource } from './table-source.ts';
import { writeTable, type WriteWish } from './table-writing.ts';

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

/**
 * `arrange` and `stats` do a part of their work at each call, so that what is no longer wanted is left without
 * stopping the worker, which would have to read the file anew; and cells can be read in between.
 */
export interface CsvWorkerApi {
  open(source: SourceRef, context: TaskContext): Promise<TableInfo>;
  arrange(table: TableRef, context: TaskContext): Promise<Step<number>>;
  read(window: CellWindow, context: TaskContext): Promise<CellRows>;
  stats(input: { table: TableRef; column: number }, context: TaskContext): Promise<Step<ColumnStats>>;
  write(input: WriteWish & { readonly table: TableRef }, context: TaskContext): Promise<Blob>;
}

type Rows = Uint32Array | undefined;

interface OpenedTable {
  readonly id: number;
  readonly source: TableSource;
  readonly info: TableInfo;
  readonly firstRow: number;
  readonly mark: DecimalMark;
}

/** The arrangement that is shown, and the one that takes its place. */
const keptArrangements = 2;

class RecentRows extends Map<string, Rows> {
  keep(key: string, rows: Rows): void {
    this.set(key, rows);
    const [oldest] = this.keys();
    if (this.size > keptArrangements && oldest !== undefined) this.delete(oldest);
  }
}

/** The table that a worker holds open. */
export function createCsvSession(): CsvWorkerApi {
  let opened: OpenedTable | undefined;
  const arranged = new RecentRows();
  let arranging: { readonly key: string; readonly work: Work<Rows> } | undefined;
  let counting: { readonly key: string; readonly work: Work<ColumnStats> } | undefined;

  async function openTable(ref: SourceRef, { reportProgress }: TaskContext): Promise<OpenedTable> {
    if (opened?.id !== ref.id) {
      arranged.clear();
      arranging = undefined;
      counting = undefined;
      const source = await TableSource.open(ref.file, ref, reportProgress);
      const info = await describeTable(source, ref.hasHeader);
      opened = { id: ref.id, source, info, firstRow: ref.hasHeader ? 1 : 0, mark: info.decimalMark };
    }
    return opened;
  }

  /** A work is taken out while it goes on, so that one that fails is not asked again. */
  function takeArranging(table: OpenedTable, key: string, arrangement: Arrangement): Work<Rows> {
    const { work } =
      arranging?.key === key ? arranging : { work: arrangeRows(table.source, table, arrangement) };
    arranging = undefined;
    return work;
  }

  async function rowsOf({ source: ref, arrangement }: TableRef, context: TaskContext) {
    const table = await openTable(ref, context);
    const key = JSON.stringify(arrangement);
    if (!arranged.has(key)) {
      arranged.keep(key, await complete(takeArranging(table, key, arrangement), context.reportProgress));
    }
    return { ...table, rows: arranged.get(key) };
  }

  return {
    async open(ref, context) {
      return (await openTable(ref, context)).info;
    },
    async arrange({ source: ref, arrangement }, context) {
      const table = await openTable(ref, context);
      const key = JSON.stringify(arrangement);
      if (!arranged.has(key)) {
        const work = takeArranging(table, key, arrangement);
        const step = await advance(work);
        if (!step.isDone) {
          arranging = { key, work };
          return step;
        }
        arranged.keep(key, step.result);
      }
      return { isDone: true, result: arranged.get(key)?.length ?? table.info.rowCount };
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
      const key = JSON.stringify([table.arrangement, column]);
      const { source, rows, ...given } = await rowsOf(table, context);
      const { work } = counting?.key === key ? counting : { work: statColumn(source, column, given, rows) };
      counting = undefined;
      const step = await advance(work);
      if (!step.isDone) counting = { key, work };
      return step;
    },
    async write({ table, ...wish }, context) {
      const { source, rows, firstRow, info } = await rowsOf(table, context);
      const { columns: names, rowCount } = info;
      return writeTable({ source, rows, firstRow, names, rowCount }, wish, context);
    },
  };
}
