import type { Delimiter } from '#core/csv/detection/detect.ts';

export type ExportFormat = 'csv' | 'tsv' | 'excel' | 'json' | 'markdown';

/** Writes rows of a table piece by piece. */
export interface TableWriter {
  begin(header: readonly string[]): string;
  row(cells: readonly string[], isFirst: boolean): string;
  end(): string;
}

/** What a file has beside its cells, and keeps when it is written again. */
export interface TableForm {
  readonly lineEnd: '\r\n' | '\n' | '\r';
  /** Begins with a byte-order mark. */
  readonly hasMark: boolean;
  /** Its first line is Excel's `sep=;`, which names the delimiter and is no row. */
  readonly namesDelimiter: boolean;
}

/** Of a table that was no file: RFC 4180. */
export const usualForm: TableForm = { lineEnd: '\r\n', hasMark: false, namesDelimiter: false };

/** Forms whose rows may differ in length and whose names may be missing. */
export function isSeparated(format: ExportFormat): boolean {
  return format === 'csv' || format === 'tsv' || format === 'excel';
}

export function createWriter(
  format: ExportFormat,
  delimiter: Delimiter,
  { lineEnd, hasMark, namesDelimiter }: TableForm = usualForm,
): TableWriter {
  const mark = hasMark ? '\ufeff' : '';
  switch (format) {
    case 'csv':
      return separated(delimiter, lineEnd, mark + (namesDelimiter ? `sep=${delimiter}${lineEnd}` : ''));
    case 'tsv':
      return separated('\t', lineEnd, mark);
    case 'excel':
      // Excel takes UTF-8 by its mark alone.
      return separated(';', '\r\n', '\ufeff');
    case 'json':
      return json();
    case 'markdown':
      return markdown();
  }
}

/**
 * Rows of a file, of which `start` is the first, in the columns that are shown. Where `areRagged`, a row that ends
 * early does so here, too.
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

/** The cells of some columns of a row. */
export function cellsOf(row: readonly string[], columns: readonly number[], isRagged: boolean): string[] {
  const last = isRagged ? columns.findLastIndex((column) => column < row.length) : columns.length - 1;
  return columns.slice(0, last + 1).map((column) => row[column] ?? '');
}

/** One row by RFC 4180: quotes where a delimiter, a quote or a line break asks for them. */
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
    // A single empty cell would look like a blank line, which is no row.
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

function markdown(): TableWriter {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll(/\r?\n/g, '<br>')).join(' | ')} |\n`;
  return {
    begin: (header) => line(header) + line(header.map(() => '---')),
    row: line,
    end: () => '',
  };
}

/** Keys of an object must differ: later ones get a number. */
export function uniqueNames(header: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  // Thousands of columns may have one name: each goes on from the number of the last.
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
