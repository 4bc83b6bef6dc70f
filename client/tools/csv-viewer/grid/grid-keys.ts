import { readOwn } from '#core/collections/read-own.ts';

/** A cell of the grid; row -1 is the header. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** Returns the cell that a key moves to, by the ARIA grid pattern; undefined for other keys. */
export function cellAfter(
  key: string,
  hasControl: boolean,
  { row, column }: CellPlace,
  size: { readonly rows: number; readonly columns: number; readonly viewRows: number },
): CellPlace | undefined {
  const targets: Readonly<Record<string, CellPlace>> = {
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    ArrowRight: { row, column: column + 1 },
    ArrowLeft: { row, column: column - 1 },
    PageDown: { row: row + size.viewRows - 1, column },
    PageUp: { row: Math.max(0, row - size.viewRows + 1), column },
    Home: { row: hasControl ? 0 : row, column: 0 },
    End: { row: hasControl ? size.rows - 1 : row, column: size.columns - 1 },
  };
  const target = readOwn(targets, key);
  if (!target) return undefined;
  return {
    row: Math.max(-1, Math.min(size.rows - 1, target.row)),
    column: Math.max(0, Math.min(size.columns - 1, target.column)),
  };
}
