import type { OperationContext } from '#client/tool-kit/operations/operation.ts';
import type { Note } from '#core/errors.ts';
import { TableSource } from '#core/csv/reading/table-source.ts';
import { createWriter } from '#core/csv/writing/export-formats.ts';
import { describeNulls, type NullCount, replaceNulls } from '#core/csv/writing/null-characters.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { complete } from '#core/steps.ts';
import { TextChunks } from '#core/text/writing/text-chunks.ts';
import { ColumnFinder } from './column-finder.ts';
import { describeFaults } from '#client/tool-kit/operations/csv-notes.ts';
import { describeColumns } from './describe.ts';
import {
  type ColumnFacts,
  type Dialect,
  fitRow,
  nameColumns,
  quoteName,
  sqlType,
  writeLiteral,
} from './dialects.ts';

export interface TableOptions {
  readonly format: Dialect | 'html' | 'markdown';
  readonly table: string;
  readonly delimiter: 'auto' | ',' | ';' | '\t' | '|';
  readonly rowsPerInsert: number;
  readonly emptyAs: 'null' | 'text';
  readonly nullWord: string;
  readonly hasHeader: boolean;
  readonly isTyped: boolean;
  readonly hasCreate: boolean;
}

export interface WrittenTable {
  readonly blob: Blob;
  readonly summary: string;
  readonly notes: readonly Note[];
}

/** Writes a CSV as SQL or as a table of HTML or Markdown. Reads it twice to find the types of columns. */
export async function convertTable(
  content: string | Blob,
  options: TableOptions,
  { reportProgress, signal }: OperationContext,
): Promise<WrittenTable> {
  const blob = typeof content === 'string' ? new Blob([content]) : content;
  const encoding = typeof content === 'string' ? 'utf-8' : 'auto';
  const source = await TableSource.open(blob, { delimiter: options.delimiter, encoding }, reportProgress);
  const firstRow = options.hasHeader ? 1 : 0;
  const [header = []] = options.hasHeader ? await source.readRange(0, 1) : [];
  const count = source.columnCount;
  const scan = async (visit: (row: string[], index: number) => void, label: string) => {
    const checked = (row: string[], index: number) => {
      if (index % 1000 === 0) signal.throwIfAborted();
      visit(row, index - firstRow);
    };
    await complete(source.scan(firstRow, checked, label), reportProgress);
  };
  const out = new TextChunks();
  const rowCount = source.rowCount - firstRow;
  const faults = await describeFaults(source, options.hasHeader);
  const { format } = options;
  const nulls: NullCount = { count: 0 };
  let notes: readonly Note[] = [];
  if (format === 'html' || format === 'markdown') {
    await writeMarkup(out, { header, count, scan }, options, nulls);
  } else
    notes = await writeSql(
      out,
      { header: header.map((name) => replaceNulls(name, nulls)), count, rowCount, scan },
      { ...options, format },
      nulls,
    );
  const summary = `${formatCount(rowCount, 'row')}, ${formatCount(count, 'column')}`;
  return { blob: out.finish(), summary, notes: [...faults, ...notes, ...describeNulls(nulls)] };
}

interface Table {
  readonly header: readonly string[];
  readonly count: number;
  scan(visit: (row: string[], index: number) => void, label: string): Promise<void>;
}

async function writeMarkup(
  out: TextChunks,
  { header, count, scan }: Table,
  options: TableOptions,
  nulls: NullCount,
): Promise<void> {
  const writer =
    options.format === 'html' ? htmlWriter(nulls) : createWriter('markdown', ',', undefined, nulls);
  const named = Array.from({ length: count }, (_, index) => header[index] ?? '');
  out.push(writer.begin(options.hasHeader || options.format === 'markdown' ? named : []));
  await scan((row, index) => {
    out.push(
      writer.row(
        named.map((_, column) => row[column] ?? ''),
        index === 0,
      ),
    );
  }, 'Writing');
  out.push(writer.end());
}

const escapeHtml = (cell: string) =>
  cell
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\r\n|\r|\n/g, '<br>');

function htmlWriter(nulls: NullCount) {
  const writeCells = (cells: readonly string[], tag: string) =>
    cells.map((cell) => `<${tag}>${escapeHtml(replaceNulls(cell, nulls))}</${tag}>`).join('');
  return {
    begin: (header: readonly string[]) =>
      `<table>\n${header.length > 0 ? `  <thead>\n    <tr>${writeCells(header, 'th')}</tr>\n  </thead>\n` : ''}  <tbody>\n`,
    row: (cells: readonly string[]) => `    <tr>${writeCells(cells, 'td')}</tr>\n`,
    end: () => '  </tbody>\n</table>\n',
  };
}

async function writeSql(
  out: TextChunks,
  { header, count, rowCount, scan }: Table & { readonly rowCount: number },
  options: TableOptions & { readonly format: Dialect },
  nulls: NullCount,
): Promise<Note[]> {
  const { format, emptyAs, nullWord } = options;
  const isNull = (cell: string) => cell === '' || (nullWord !== '' && cell === nullWord);
  const finders = Array.from({ length: count }, () => new ColumnFinder());
  await scan((row) => {
    for (const [index, finder] of finders.entries()) {
      const cell = row[index] ?? '';
      if (!isNull(cell)) finder.add(cell);
    }
  }, 'Looking at the columns');
  const facts = finders.map(({ facts: found }): ColumnFacts =>
    options.isTyped ? found : { ...found, kind: 'text' },
  );
  const names = nameColumns(format, header, count);
  const table = options.table
    .split('.')
    .map((part) => quoteName(format, part.trim() || 'data'))
    .join('.');
  if (options.hasCreate) out.push(writeCreate(table, names, facts, format));
  const head = `INSERT INTO ${table} (${names.map((name) => quoteName(format, name)).join(', ')}) VALUES\n`;
  await scan((row, index) => {
    const cells = facts.map((fact, column) => {
      const cell = row[column];
      const isEmptyText = cell === '' && emptyAs === 'text' && fact.kind === 'text';
      if (cell === undefined || (isNull(cell) && !isEmptyText)) return 'NULL';
      return writeLiteral(format, fact, replaceNulls(cell, nulls));
    });
    const isLast = index === rowCount - 1 || (index + 1) % options.rowsPerInsert === 0;
    out.push(
      `${index % options.rowsPerInsert === 0 ? head : ''}  (${cells.join(', ')})${isLast ? ';\n' : ',\n'}`,
    );
  }, 'Writing');
  return describeColumns(names, header, finders, options);
}

function writeCreate(
  table: string,
  names: readonly string[],
  facts: readonly ColumnFacts[],
  dialect: Dialect,
): string {
  const fitting = fitRow(dialect, facts);
  const columns = names.map((name, index) => {
    const fact = fitting[index] ?? { kind: 'text', precision: 1, scale: 0, longest: 0 };
    return `  ${quoteName(dialect, name)} ${sqlType(dialect, fact)}`;
  });
  return `CREATE TABLE ${table} (\n${columns.join(',\n')}\n);\n\n`;
}
