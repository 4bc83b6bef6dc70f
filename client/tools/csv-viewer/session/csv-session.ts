import type { TaskContext } from '#core/task.ts';
import { noOverlay, type Overlay, rowExtender, withAdded } from '../arranging/added-columns.ts';
import { type Arrangement, arrangeRows } from '../arranging/arrangement.ts';
import type { DecimalMark } from '#core/csv/detection/cell-values.ts';
import { type ColumnStats, statColumn } from '#core/csv/statistics/column-stats.ts';
import { type ExtendRow, readRows } from '#core/csv/reading/row-reading.ts';
import { advance, complete, type Step, type Work } from '#core/steps.ts';
import { describeTable, type TableInfo } from '#core/csv/reading/table-info.ts';
import { type OpenOptions, TableSource } from '#core/csv/reading/table-source.ts';
import type { NullCount } from '#core/csv/writing/null-characters.ts';
import { writeTable, type TableWriteOptions } from '#core/csv/writing/table-writing.ts';

/** A file and how to read it. Any change gets a new `id`. */
export interface SourceRef extends OpenOptions {
  readonly id: number;
  readonly file: Blob;
  readonly hasHeader: boolean;
}

/** A table and its arrangement. Every call contains both, so that a restarted worker can go on. */
export interface TableRef {
  readonly source: SourceRef;
  readonly arrangement: Arrangement;
  /** The added columns; absent for none. */
  readonly overlay?: Overlay;
}

/** A section of an arranged table. */
export interface CellWindow {
  readonly table: TableRef;
  readonly startRow: number;
  readonly endRow: number;
  /** The column numbers, in the order to return them. */
  readonly columns: readonly number[];
  /** Longer cells are truncated. */
  readonly maxLength: number;
}

export interface CellRows {
  /** The rows' numbers in the file, counted from 1 without the header. */
  readonly numbers: readonly number[];
  readonly cells: readonly (readonly string[])[];
}

/**
 * The methods of the worker. `arrange` and `stats` do one part of their work per call. So they can be dropped without
 * stopping the worker, which would have to read the file again, and cells can be read in between.
 */
export interface CsvSession {
  open(source: SourceRef, context: TaskContext): Promise<TableInfo>;
  arrange(table: TableRef, context: TaskContext): Promise<Step<number>>;
  read(window: CellWindow, context: TaskContext): Promise<CellRows>;
  stats(input: { table: TableRef; column: number }, context: TaskContext): Promise<Step<ColumnStats>>;
  write(
    input: Omit<TableWriteOptions, 'nulls'> & { readonly table: TableRef },
    context: TaskContext,
  ): Promise<{ blob: Blob; nulls: NullCount }>;
}

type Rows = Uint32Array | undefined;

interface OpenedTable {
  readonly id: number;
  readonly source: TableSource;
  readonly info: TableInfo;
  readonly firstRow: number;
  readonly mark: DecimalMark;
}

/** An opened table with its added columns. */
interface LaidOpenTable extends OpenedTable {
  readonly extend: ExtendRow;
  /** The key under which its rows are cached. */
  readonly key: string;
}

/** Applies the added columns. They affect the arrangement's key only if the arrangement refers to them. */
function laidOver(
  table: OpenedTable,
  { arrangement, overlay = noOverlay }: Omit<TableRef, 'source'>,
): LaidOpenTable {
  const fileColumns = table.info.columns.length;
  const { search, sort, filters } = arrangement;
  const isAdded = (column: number) => column >= fileColumns;
  const looksAtAdded =
    search !== '' || isAdded(sort?.column ?? 0) || filters.some(({ column }) => isAdded(column));
  const added = looksAtAdded ? overlay.added : [];
  return {
    ...table,
    info: withAdded(table.info, overlay.added),
    extend: rowExtender(overlay, { fileColumns, firstRow: table.firstRow }),
    key: JSON.stringify([arrangement, { ...overlay, added }]),
  };
}

/** The shown arrangement and its replacement. */
const keptArrangements = 2;

class RecentRows extends Map<string, Rows> {
  keep(key: string, rows: Rows): void {
    this.set(key, rows);
    const [oldest] = this.keys();
    if (this.size > keptArrangements && oldest !== undefined) this.delete(oldest);
  }
}

/** Creates a session that holds a table open. */
export default function createCsvSession(): CsvSession {
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

  /**
   * Takes the work on an arrangement, or starts it. Work is removed while it runs, so that failed work is not resumed.
   */
  function takeArranging(table: LaidOpenTable, arrangement: Arrangement): Work<Rows> {
    const { work } =
      arranging?.key === table.key ? arranging : { work: arrangeRows(table.source, table, arrangement) };
    arranging = undefined;
    return work;
  }

  async function layTable({ source, ...options }: TableRef, context: TaskContext): Promise<LaidOpenTable> {
    return laidOver(await openTable(source, context), options);
  }

  async function rowsOf(ref: TableRef, context: TaskContext) {
    const table = await layTable(ref, context);
    if (!arranged.has(table.key)) {
      const work = takeArranging(table, ref.arrangement);
      arranged.keep(table.key, await complete(work, context.reportProgress));
    }
    return { ...table, rows: arranged.get(table.key) };
  }

  return {
    async open(ref, context) {
      return (await openTable(ref, context)).info;
    },
    async arrange(ref, context) {
      const table = await layTable(ref, context);
      const { key } = table;
      if (!arranged.has(key)) {
        const work = takeArranging(table, ref.arrangement);
        const step = await advance(work);
        if (!step.isDone) {
          arranging = { key, work };
          return step;
        }
        arranged.keep(key, step.result);
      }
      return { isDone: true, result: arranged.get(key)?.length ?? table.info.rowCount };
    },
    async read({ table, startRow, endRow, columns, maxLength }, context) {
      const { numbers, cells } = await readRows(await rowsOf(table, context), startRow, endRow);
      const cut = (row: readonly string[]) =>
        columns.map((column) => (row[column] ?? '').slice(0, maxLength));
      return { numbers, cells: cells.map(cut) };
    },
    async stats({ table, column }, context) {
      const key = JSON.stringify([table.arrangement, table.overlay, column]);
      const { source, rows, ...given } = await rowsOf(table, context);
      const { work } = counting?.key === key ? counting : { work: statColumn(source, column, given, rows) };
      counting = undefined;
      const step = await advance(work);
      if (!step.isDone) counting = { key, work };
      return step;
    },
    async write({ table, ...options }, context) {
      const { info, ...given } = await rowsOf(table, context);
      const { columns: names, rowCount } = info;
      const nulls = { count: 0 };
      return { blob: await writeTable({ ...given, names, rowCount }, { ...options, nulls }, context), nulls };
    },
  };
}
