import { isFormula } from '#core/csv/writing/formula-guard.ts';
import type { OperationContext } from '#client/tool-kit/operations/operation.ts';
import { writeRow } from '#core/csv/writing/export-formats.ts';
import { LEFT_BRACKET } from '#core/json/bytes/byte-codes.ts';
import { readSource } from '#core/json/bytes/source-bytes.ts';
import { JsonDocument, requireValid } from '#core/json/json-document.ts';
import type { Child } from '#core/json/reading/child-walk.ts';
import { TextChunks } from '#core/text/writing/text-chunks.ts';
import { ColumnFinder } from './columns.ts';
import { findRows } from './find-rows.ts';
import { columnName, type FlattenCounts, Flattener } from './flatten.ts';
import type { ConversionOptions } from './options.ts';
import type { PathNode } from './path-node.ts';

export interface ConvertedJson {
  readonly blob: Blob;
  readonly document: JsonDocument;
  readonly names: readonly string[];
  readonly rowCount: number;
  /** True if all rows are lists, which have no names. */
  readonly areLists: boolean;
  readonly isNested: boolean;
  readonly counts: FlattenCounts;
  readonly guardedCount: number;
  /** The number of cells that a spreadsheet would read as formulas and that stayed unchanged. */
  readonly formulaCount: number;
  readonly suggestion: string | undefined;
}

/** Converts JSON or JSON Lines to CSV; reads it once for the columns and once for the rows. */
export async function convertJson(
  content: string | Blob,
  options: ConversionOptions,
  { signal, reportProgress }: OperationContext,
): Promise<ConvertedJson> {
  const document = new JsonDocument(await readSource(content));
  requireValid(document);
  const { bytes } = document.analysis;
  const { walk, rows, suggestion } = findRows(document, options.path.trim());
  const flattener = new Flattener(bytes, walk, options);
  const finder = new ColumnFinder();
  let rowCount = 0;
  let areLists = true;
  for (const row of rows()) {
    rowCount += 1;
    if (bytes[row.start] !== LEFT_BRACKET) areLists = false;
    flattener.flatten(row, (column, cell, isEmpty) => {
      finder.add(column, !isEmpty && cell !== '');
    });
    if (rowCount % 1000 === 0) signal.throwIfAborted();
  }
  const { paths, places } = finder.finish();
  reportProgress({ label: 'Writing', fraction: 0.5 });
  Object.assign(flattener.counts, { nulls: 0, blanks: 0, joined: 0, hollow: 0 });
  const isNested = !areLists && paths.some(({ length }) => length > 1);
  const names =
    areLists && paths.every(({ length }) => length === 1)
      ? []
      : paths.map((path) => columnName(path, isNested));
  const writer = new RowWriter(options);
  if (options.hasHeader && names.length > 0) writer.write(names);
  // Objects without any key have no rows.
  const isBare = paths.length === 0 && !areLists;
  for (const row of isBare ? [] : rows())
    writer.write(cellsOf(row, flattener, places, areLists && names.length === 0 ? 0 : paths.length));
  const { guardedCount, formulaCount } = writer;
  return {
    blob: writer.finish(),
    document,
    names,
    rowCount,
    areLists,
    isNested,
    counts: flattener.counts,
    guardedCount,
    formulaCount,
    suggestion,
  };
}

/** Returns the cells of a row in column order, at least this many. */
function cellsOf(
  row: Child,
  flattener: Flattener,
  places: ReadonlyMap<PathNode, number>,
  width: number,
): string[] {
  const cells = new Array<string>(width).fill('');
  flattener.flatten(row, (column, cell, isEmpty) => {
    const place = places.get(column);
    if (place === undefined) {
      if (isEmpty) flattener.counts.hollow += 1;
      return;
    }
    while (cells.length <= place) cells.push('');
    cells[place] = cell;
  });
  return cells;
}

/** Writes rows in the format of RFC 4180. */
class RowWriter {
  guardedCount = 0;
  formulaCount = 0;
  readonly #out = new TextChunks();
  readonly #options: ConversionOptions;
  readonly #lineEnd: string;

  constructor(options: ConversionOptions) {
    this.#options = options;
    this.#lineEnd = options.lineEnd === 'crlf' ? '\r\n' : '\n';
    if (options.hasMark) this.#out.push('\ufeff');
  }

  write(cells: readonly string[]): void {
    const { delimiter, isQuoted } = this.#options;
    const guarded = cells.map((cell) => this.#guard(cell));
    const line = isQuoted
      ? guarded.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter)
      : writeRow(guarded, delimiter);
    // A single empty cell would look like a blank line, which is not a row.
    this.#out.push((line === '' ? '""' : line) + this.#lineEnd);
  }

  finish(): Blob {
    return this.#out.finish();
  }

  #guard(cell: string): string {
    if (!isFormula(cell)) return cell;
    if (!this.#options.isGuarded) {
      this.formulaCount += 1;
      return cell;
    }
    this.guardedCount += 1;
    return `'${cell}`;
  }
}
