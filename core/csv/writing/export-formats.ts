import type { Delimiter } from '#core/csv/detection/detect.ts';
import { type NullCount, replaceNulls } from './null-characters.ts';

export type ExportFormat = 'csv' | 'tsv' | 'excel' | 'json' | 'markdown';

/** Writes rows of a table in chunks. */
export interface TableWriter {
  begin(header: readonly string[]): string;
  row(cells: readonly string[], isFirst: boolean): string;
  end(): string;
}

/** Properties of a file beside its cells, to keep when it is written again. */
export interface TableForm {
  readonly lineEnd: '\r\n' | '\n' | '\r';
  /** True if the file begins with a byte order mark. */
  readonly hasMark: boolean;
  /** True if the first line is Excel's `sep=;`, which names the delimiter and is not a row. */
  readonly namesDelimiter: boolean;
}

/** For a table that did not come from a file; see RFC 4180. */
export const usualForm: TableForm = { lineEnd: '\r\n', hasMark: false, namesDelimiter: false };

/** True for formats that allow rows of different lengths and empty names. */
export function isSeparated(format: ExportFormat): boolean {
  return format === 'csv' || format === 'tsv' || format === 'excel';
}

/** Creates a writer; `nulls` counts the cells that Markdown cannot hold as they are. */
export function createWriter(
  format: ExportFormat,
  delimiter: Delimiter,
  { lineEnd, hasMark, namesDelimiter }: TableForm = usualForm,
  nulls: NullCount = { count: 0 },
): TableWriter {
  const mark = hasMark ? '\ufeff' : '';
  switch (format) {
    case 'csv':
      return separated(delimiter, lineEnd, mark + (namesDelimiter ? `sep=${delimiter}${lineEnd}` : ''));
    case 'tsv':
      return separated('\t', lineEnd, mark);
    case 'excel':
      // Excel recognizes UTF-8 only by its byte order mark.
      return separated(';', '\r\n', '\ufeff');
    case 'json':
      return json();
    case 'markdown':
      return markdown(nulls);
  }
}

/**
 * Writes rows of a file in the visible columns; `start` is the index of the first row. With `areRagged`, a row that
 * ends early in the file also does in the output.
 */
export function writeRows(
  writer: TableWriter,
  rows: readonly (readonly string[])[],
  columns: readonly number[],
  start: number,
  areRagged = false,
): string {
  const lines = rows.map((row, index) => writer.row(cellsOf(row, columns, areRagged), start + index === 0));
  return lines.join('');
}

/** Returns the cells of some columns of a row. */
export function cellsOf(row: readonly string[], columns: readonly number[], isRagged: boolean): string[] {
  const last = isRagged ? columns.findLastIndex((column) => column < row.length) : columns.length - 1;
  return columns.slice(0, last + 1).map((column) => row[column] ?? '');
}

/** Writes one row by RFC 4180. Quotes only cells with a delimiter, a quote, a line break, or outer white space. */
export function writeRow(cells: readonly string[], delimiter: string): string {
  return cells
    .map((cell) => {
      const isQuoted = cell.includes(delimiter) || /["\r\n]/.test(cell) || cell.trim().length < cell.length;
      return isQuoted ? `"${cell.replaceAll('"', '""')}"` : cell;
    })
    .join(delimiter);
}

function separated(delimiter: string, lineEnd: string, head: string): TableWriter {
  const write = (cells: readonly string[]) => {
    const line = writeRow(cells, delimiter);
    // A single empty cell would look like a blank line, which does not count as a row.
    return (line === '' ? '""' : line) + lineEnd;
  };
  return {
    begin: (header) => head + (header.length > 0 ? write(header) : ''),
    row: write,
    end: () => '',
  };
}

function json(): TableWriter {
  let names: readonly string[] = [];
  return {
    begin(header) {
      names = uniqueNames(header);
      return '[';
    },
    row(cells, isFirst) {
      const value =
        names.length > 0 ? Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])) : cells;
      return `${isFirst ? '\n' : ',\n'}${JSON.stringify(value)}`;
    },
    end: () => '\n]\n',
  };
}

function markdown(nulls: NullCount): TableWriter {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => markdownCell(replaceNulls(cell, nulls))).join(' | ')} |\n`;
  return {
    begin: (header) => line(header) + line(header.map(() => '---')),
    row: line,
    end: () => '',
  };
}

/**
 * Text that Markdown would read as markup; a `_` within a word and a lone `&`, `<` or backslash are plain text.
 */
const markup =
  /[*`[~|]|_(?<![\p{L}\p{N}]_(?=[\p{L}\p{N}]))|<(?=[a-z/!?])|&(?=#?[a-z\d]+;)|\\(?=[!-/:-@[-`{-~\r\n])/giu;

function markdownCell(cell: string): string {
  return cell.replaceAll(markup, '\\$&').replaceAll(/\r\n|\r|\n/g, '<br>');
}

/** Makes the names unique, because they become keys of an object. Later duplicates get a number. */
export function uniqueNames(header: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  // Thousands of columns may have the same name, so each search continues from the last number.
  const numbers = new Map<string, number>();
  return header.map((name) => {
    let unique = name;
    let number = numbers.get(name) ?? 2;
    for (; seen.has(unique); number += 1) unique = `${name}_${number}`;
    numbers.set(name, number);
    seen.add(unique);
    return unique;
  });
}
