import type { OperationContext } from '#client/tool-kit/operations/operation.ts';
import { complete } from '#core/steps.ts';
import { TableSource } from '#core/csv/reading/table-source.ts';
import { TextChunks } from '#core/text/writing/text-chunks.ts';
import { type ColumnType, type NamedColumns, nameColumns, TypeFinder, writeCell } from './columns.ts';
import type { ConversionOptions } from './options.ts';
import { flatPlan, listPlan, nestedPlan, type RowPlan, rowWriter } from './row-plan.ts';

export interface ConvertedCsv {
  readonly blob: Blob;
  readonly source: TableSource;
  readonly columns: NamedColumns;
  readonly types: readonly ColumnType[];
  /** For each column, an example of a cell that makes it text although it looks like a number. */
  readonly codes: readonly (string | undefined)[];
  readonly plan: RowPlan;
}

/** Converts a CSV of any size to JSON. Reads it twice to detect types, and never holds all of it in memory. */
export async function convertCsv(
  content: string | Blob,
  options: ConversionOptions,
  context: OperationContext,
): Promise<ConvertedCsv> {
  const { reportProgress } = context;
  const blob = typeof content === 'string' ? new Blob([content]) : content;
  const encoding = typeof content === 'string' ? 'utf-8' : options.encoding;
  const source = await TableSource.open(blob, { delimiter: options.delimiter, encoding }, reportProgress);
  const firstRow = options.hasHeader ? 1 : 0;
  const [header = []] = options.hasHeader ? await source.readRange(0, 1) : [];
  const columns = nameColumns(header, source.columnCount, options.isTrimmed);
  const plan = planFor(columns.names, options);
  const finders = columns.names.map(() => new TypeFinder());
  const tidy = options.isTrimmed ? (cell: string) => cell.trim() : (cell: string) => cell;
  if (options.types === 'found') {
    const visit = (row: readonly string[]) => {
      for (const [column, finder] of finders.entries()) finder.add(tidy(row[column] ?? ''));
    };
    await complete(source.scan(firstRow, visit, 'Looking at the columns'), reportProgress);
  }
  const types = finders.map(({ type }) => type);
  const out = await writeRows({ source, firstRow, plan, types, tidy }, options, context);
  return { blob: out, source, columns, types, codes: finders.map(({ code }) => code), plan };
}

interface RowsToWrite {
  readonly source: TableSource;
  readonly firstRow: number;
  readonly plan: RowPlan;
  readonly types: readonly ColumnType[];
  readonly tidy: (cell: string) => string;
}

async function writeRows(
  { source, firstRow, plan, types, tidy }: RowsToWrite,
  { shape, layout, empty }: ConversionOptions,
  { reportProgress, signal }: OperationContext,
): Promise<Blob> {
  const out = new TextChunks();
  const isLines = shape === 'lines';
  const indent = layout === 'indented' && !isLines ? 2 : 0;
  const emptyCell = { text: '""', null: 'null', omit: undefined }[empty];
  const isRagged = shape === 'arrays';
  if (!isLines) out.push('[');
  const writeRow = rowWriter(plan.root, indent);
  const visit = (row: readonly string[], index: number) => {
    const write = (column: number) => {
      // A short row becomes a shorter list.
      if (isRagged && column >= row.length) return undefined;
      const cell = tidy(row[column] ?? '');
      if (cell === '') return isRagged && empty === 'omit' ? '""' : emptyCell;
      return writeCell(cell, types[column] ?? 'text');
    };
    const json = writeRow(write) ?? '{}';
    if (isLines) out.push(`${json}\n`);
    else out.push(`${index === firstRow ? '\n' : ',\n'}${' '.repeat(indent)}${json}`);
    if (index % 1000 === 0) signal.throwIfAborted();
  };
  await complete(source.scan(firstRow, visit, 'Writing'), reportProgress);
  if (!isLines) out.push(source.rowCount > firstRow ? '\n]\n' : ']\n');
  return out.finish();
}

function planFor(names: readonly string[], { shape, isNested }: ConversionOptions): RowPlan {
  if (shape === 'arrays') return listPlan(names.length);
  return isNested ? nestedPlan(names) : flatPlan(names);
}
