import { readDate } from '#core/dates/days/date-arithmetic.ts';
import { needsOrder, plainDate, type SlashOrder } from '#core/dates/days/written-dates.ts';
import { ToolInputError } from '#core/errors.ts';
import type { ReadRow } from './read-row.ts';

/** Reads the date of a row as `2026-11-21`. Throws a ToolInputError with the row. */
export function readRowDate(written: string, row: number, order: SlashOrder): string {
  if (needsOrder(written) && order === undefined) {
    throw new ToolInputError(`Row ${row}, date: “${written}” can be read in two ways.`, {
      field: 'entries',
      hint: 'No row says whether the day or the month comes first. Choose it under “Date order”.',
    });
  }
  try {
    return readDate(plainDate(written, order), `Row ${row}, date`).toString();
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    throw new ToolInputError(`Row ${row}, date: “${written.slice(0, 40)}” is not a date.`, {
      field: 'entries',
      hint: error.details.hint,
    });
  }
}

const twoDigits = /^(\d\d)[./-]\d{1,2}[./-](\d\d)(?!\d)/;

/**
 * Returns whether dates such as 26-01-05 begin with the year, because their ends differ more than their beginnings;
 * undefined if both differ as much.
 */
export function isYearFirst(rows: readonly ReadRow[]): boolean | undefined {
  const dates = rows.flatMap(({ cell }) => [twoDigits.exec(cell('date')) ?? []]);
  const [starts = 0, ends = 0] = [1, 2].map(
    (part) => new Set(dates.flatMap((date) => date[part] ?? [])).size,
  );
  return starts === ends && starts > 0 ? undefined : starts < ends;
}
