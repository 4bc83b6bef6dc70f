import type { CellRows } from '../session/csv-session.ts';

export const pageRows = 100;
export const pageColumns = 40;

/** Pages of cells kept at once: scrolling back a little asks for nothing. */
const maxPages = 60;

/** A page of cells by its place among the pages. */
export interface PageKey {
  readonly rowPage: number;
  readonly columnPage: number;
}

/** The cells that were read, page by page; the pages not needed for longest are forgotten. */
export class CellPages {
  readonly #pages = new Map<string, CellRows>();
  readonly #wanted = new Set<string>();

  /** The text of a cell, or undefined while it is not read. */
  cell(row: number, column: number): string | undefined {
    return this.#page(row, column)?.cells[row % pageRows]?.[column % pageColumns];
  }

  /** The row's number in the file, or undefined while it is not read. */
  number(row: number, column: number): number | undefined {
    return this.#page(row, column)?.numbers[row % pageRows];
  }

  /** The pages of an area that are neither read nor asked for; they count as asked for from now on. */
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

  /** Lets a page be asked for again after its reading failed. */
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
