import type { CellRows } from '../session/csv-session.ts';

export const pageRows = 100;
export const pageColumns = 40;

/** The number of cell pages in memory, so that scrolling back a little reads nothing. */
const maxPages = 60;

/** The position of a page of cells. */
export interface PageKey {
  readonly rowPage: number;
  readonly columnPage: number;
}

/** A cache of cells, page by page; drops the least recently used pages. */
export class CellPages {
  readonly #pages = new Map<string, CellRows>();
  readonly #wanted = new Set<string>();

  /** Returns the text of a cell; undefined if it is not loaded. */
  cell(row: number, column: number): string | undefined {
    return this.#page(row, column)?.cells[row % pageRows]?.[column % pageColumns];
  }

  /** Returns the row's number in the file; undefined if it is not loaded. */
  number(row: number, column: number): number | undefined {
    return this.#page(row, column)?.numbers[row % pageRows];
  }

  /** Returns the pages of an area that are neither loaded nor requested, and marks them as requested. */
  claimMissing(startRow: number, endRow: number, startColumn: number, endColumn: number): readonly PageKey[] {
    const missing: PageKey[] = [];
    for (let rowPage = Math.floor(startRow / pageRows); rowPage * pageRows < endRow; rowPage += 1) {
      for (
        let columnPage = Math.floor(startColumn / pageColumns);
        columnPage * pageColumns < endColumn;
        columnPage += 1
      ) {
        const key = keyOf(rowPage, columnPage);
        if (this.#pages.has(key) || this.#wanted.has(key)) continue;
        this.#wanted.add(key);
        missing.push({ rowPage, columnPage });
      }
    }
    return missing;
  }

  put({ rowPage, columnPage }: PageKey, rows: CellRows): void {
    const key = keyOf(rowPage, columnPage);
    this.#wanted.delete(key);
    this.#pages.set(key, rows);
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > maxPages && oldest !== undefined) this.#pages.delete(oldest);
  }

  /** Allows a page to be requested again after its reading failed. */
  release({ rowPage, columnPage }: PageKey): void {
    this.#wanted.delete(keyOf(rowPage, columnPage));
  }

  #page(row: number, column: number): CellRows | undefined {
    return this.#pages.get(keyOf(Math.floor(row / pageRows), Math.floor(column / pageColumns)));
  }
}

function keyOf(rowPage: number, columnPage: number): string {
  return `${rowPage}:${columnPage}`;
}
