import type { TextEncodingName } from '#core/text/encodings/text-decoding.ts';
import { type DecimalMark, decimalMarkOf, numberOf } from '#core/csv/detection/cell-values.ts';
import type { Delimiter } from '#core/csv/detection/detect.ts';
import type { RowFault } from './row-scanner.ts';
import type { TableDamage, TableSource } from './table-source.ts';

export interface TableInfo {
  readonly columns: readonly string[];
  /** Excludes the header. */
  readonly rowCount: number;
  readonly encoding: TextEncodingName;
  readonly delimiter: Delimiter;
  readonly decimalMark: DecimalMark;
  /** The first byte that is not valid UTF-8; all such bytes are shown as \ufffd. */
  readonly damage: TableDamage | undefined;
  readonly faults: readonly RowFault[];
  readonly faultCount: number;
  /** The longest text of each column in the first rows. */
  readonly widths: readonly number[];
  /** The indexes of the columns that have only numbers in the first rows. */
  readonly numeric: ReadonlySet<number>;
}

const sampledRows = 200;

/** Returns the facts about a table that are known before any rows are requested. */
export async function describeTable(source: TableSource, hasHeader: boolean): Promise<TableInfo> {
  const head = await source.readRange(0, Math.min(sampledRows, source.rowCount));
  const columns = columnNames(hasHeader ? head[0] : undefined, source.columnCount);
  const widths = columns.map((name, column) =>
    Math.max(name.length, ...head.map((row) => (row[column] ?? '').length)),
  );
  const mark = decimalMarkOf(head.flat());
  const { encoding, delimiter, faults, faultCount } = source;
  return {
    columns,
    rowCount: Math.max(0, source.rowCount - (hasHeader ? 1 : 0)),
    encoding,
    delimiter,
    decimalMark: mark,
    damage: await source.findDamage(),
    faults,
    faultCount,
    widths,
    numeric: new Set(
      columns.flatMap((_, column) =>
        isNumeric(head.slice(hasHeader ? 1 : 0), column, mark) ? [column] : [],
      ),
    ),
  };
}

function isNumeric(rows: readonly (readonly string[])[], column: number, mark: DecimalMark): boolean {
  const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  return cells.length > 0 && cells.every((cell) => numberOf(cell, mark) !== undefined);
}

/** Returns the column names: those of the header, or names like `Column 3` if there is none. */
export function columnNames(header: readonly string[] | undefined, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const name = header?.[index]?.trim() ?? '';
    return name === '' ? `Column ${index + 1}` : name;
  });
}
