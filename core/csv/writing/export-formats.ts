import type { Delimiter } from '#core/csv/detection/detect.ts';

export type ExportFormat = 'csv' | 'tsv' | 'excel' | 'json' | 'markdown';

/** Writes rows of a table piece by piece. */
export interface TableWriter {
  begin(header: readonly string[]): string;
  row(cells: readonly string[], isFirst: boolean): string;
  end(): string;
}

export function createWriter(format: ExportFormat, delimiter: Delimiter): TableWriter {
  switch (format) {
    case 'csv':
      return separated(delimiter, '\r\n', '');
    case 'tsv':
      return separated('\t', '\n', '');
    case 'excel':
      // Excel takes UTF-8 by its mark alone.
      return separated(';', '\r\n', '\ufeff');
    case 'json':
      return json();
    case 'markdown':
      return markdown();
  }
}

/** Rows of a file, of which `start` is the first, in the columns that are shown. */
export function writeRows(
  writer: TableWriter,
  rows: readonly (readonly string[])[],
  columns: readonly number[],
  start: number,
): string {
  const lines = rows.map((row, index) =>
    writer.row(
      columns.map((column) => row[column] ?? ''),
      start + index === 0,
    ),
  );
  return lines.join('');
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

function separated(delimiter: string, lineEnd: string, mark: string): TableWriter {
  const write = (cells: readonly string[]) => {
    const line = writeRow(cells, delimiter);
    // A single empty cell would look like a blank line, which is no row.
    return (line === '' ? '""' : line) + lineEnd;
  };
  return {
    begin: (header) => mark + (header.length > 0 ? write(header) : ''),
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
  return header.map((name) => {
    let unique = name;
    for (let number = 2; seen.has(unique); number += 1) unique = `${name}_${number}`;
    seen.add(unique);
    return unique;
  });
}
