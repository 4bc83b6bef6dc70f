import { readDate } from '#core/dates/days/date-arithmetic.ts';
import { needsOrder, plainDate, type SlashOrder } from '#core/dates/days/written-dates.ts';
import { ToolInputError } from '#core/errors.ts';

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
