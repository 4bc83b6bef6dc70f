import { makeLines, type TextLine } from '#client/lib/pdf/text/lines.ts';
import { findRows } from '#client/lib/pdf/text/paragraphs/rows.ts';
import type { TextRun } from '#client/lib/pdf/text/text-run.ts';
import type { Cells } from './fill-cells.ts';
import type { Rule } from './merge-rules.ts';
import { findRuledTables, type RuledTable } from './ruled-tables.ts';

/** A row of a table, with the lines of each cell. */
interface RuledRow {
  readonly lines: readonly TextLine[];
  readonly cells: readonly (readonly TextLine[])[];
  /** The same object for all rows of a table. */
  readonly table: { readonly isData: boolean };
}

/** At least this part of the cells of a table has text. */
const leastFilled = 0.3;
/** Cells with more lines, or with a table in them, are parts of a page. */
const mostLines = 15;

/** Returns the rows of a table; `order` makes blocks of its title, of its notes, and of cells that are parts of a page. */
export function orderRows<Block>(
  { rows }: RuledTable,
  rules: readonly Rule[],
  order: (runs: readonly TextRun[]) => readonly Block[],
): (RuledRow | Block)[] {
  const filled = rows.flat().filter((runs) => runs.length > 0).length;
  const table = { isData: filled >= leastFilled * rows.flat().length };
  const isPart = (runs: readonly TextRun[]) => {
    const lines = makeLines(runs);
    return lines.length > mostLines || (findRows(lines).size > 1 && findRuledTables(runs, rules).length > 0);
  };
  const first = rows.findIndex((row) => !isSingle(row));
  return rows.flatMap((row, index): readonly (RuledRow | Block)[] => {
    const cells = row.map(makeLines);
    const isNote = index === rows.length - 1 && isSingle(row) && cells.flat().length > 1;
    if (index < first || isNote || row.some(isPart)) return row.flatMap(order);
    const lines = cells.every((own) => own.length < 2) ? makeLines(row.flat()) : cells.flat();
    const isRightToLeft = lines.filter((line) => line.isRightToLeft).length * 2 > lines.length;
    return [{ lines, cells: isRightToLeft ? cells.toReversed() : cells, table }];
  });
}

const isSingle = (row: Cells) => row.filter((runs) => runs.length > 0).length === 1;
