import { removeFormulaGuard } from '#core/csv/writing/formula-guard.ts';
import { ToolInputError } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import type { Column } from './column-names.ts';
import { isAccount, isDate } from './columns-by-content.ts';
import type { Sheet, SheetRow } from './columns.ts';
import { type Cell, readMark } from './row-amounts.ts';

const cutHint = 'An amount such as 12,50 must be in quotes where commas separate the columns: "12,50".';

export interface ReadRow {
  readonly row: number;
  readonly cells: readonly string[];
  readonly cell: Cell;
}

/** Reads the cells of a row by column. Throws a ToolInputError for more cells than there are names. */
export function readRow({ cells, row }: SheetRow, { columns, width, textWidth = 1 }: Sheet): ReadRow {
  if (width !== undefined && cells.slice(width).some((cell) => cell.trim() !== '')) {
    throw new ToolInputError(`Row ${row} has ${cells.length} columns, but there are names for ${width}.`, {
      field: 'entries',
      hint: cutHint,
    });
  }
  const cellAt = (place = -1) => removeFormulaGuard((cells[place] ?? '').trim());
  const what = columns.get('what') ?? -1;
  const further = Array.from({ length: textWidth - 1 }, (_, index) => cellAt(what + 1 + index));
  const text = [cellAt(what), ...further.filter((part) => readMark(part) === undefined)];
  const isNamed = text.some(Boolean) || cellAt(columns.get('payee')) !== '' || width === undefined;
  const words = isNamed ? text.filter(Boolean).join(' ') : otherText(cells, [...columns.values()]);
  const cell = (name: Column) => (name === 'what' ? words : cellAt(columns.get(name)));
  return { row, cells, cell };
}

/** Some banks leave the description empty and say elsewhere what a payment was. */
function otherText(cells: readonly string[], read: readonly number[]): string {
  const isText = (cell: string) =>
    /\p{L}{4}/u.test(cell) && !isDate(cell) && !isAccount(cell) && readMark(cell) === undefined;
  return cells.find((cell, place) => !read.includes(place) && isText(cell.trim()))?.trim() ?? '';
}

/** Throws for a row with too few cells, because without a header the order is all there is. */
export function refuseShortRow({ row, cells }: ReadRow): void {
  if (cells.length >= 3) return;
  throw new ToolInputError(
    `Row ${row} has ${formatCount(cells.length, 'part')}, and needs three at least: date, what, amount.`,
    {
      field: 'entries',
      hint: 'Put commas between them: 2026-11-21, Pizza, 12.50. For another order write the names of the columns above the rows, or under “Columns”.',
    },
  );
}

/** Throws for an amount that was cut at its comma, so that its cents are where the category would be. */
export function refuseCutAmount({ row, cell }: ReadRow): void {
  const [amount, category] = [cell('amount'), cell('category')];
  if (!/^[-+]?\d+$/.test(amount) || !/^\d{2}$/.test(category)) return;
  throw new ToolInputError(`Row ${row} has the amount ${amount} and the category ${category}.`, {
    field: 'entries',
    hint: `${cutHint} A category needs a letter.`,
  });
}
