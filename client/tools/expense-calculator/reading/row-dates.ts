import { readDate } from '#core/dates/days/date-arithmetic.ts';
import { ToolInputError } from '#core/errors.ts';

const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?!\d)/;
const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{2})(?!\d)/;

/** Which comes first in `11/21/2026`: some row of the same file says it, by a number above 12. */
export type SlashOrder = 'day' | 'month' | undefined;

/** The order of the dates with slashes; undefined where all of them could be read both ways, or they contradict. */
export function slashOrderOf(dates: readonly string[]): SlashOrder {
  const parts = dates.map((date) => slashed.exec(date) ?? []);
  const isDay = parts.some(([, first]) => Number(first) > 12);
  const isMonth = parts.some(([, , second]) => Number(second) > 12);
  if (isDay === isMonth) return undefined;
  return isDay ? 'day' : 'month';
}

/** The date of a row as `2026-11-21`. Throws a ToolInputError with the row. */
export function readRowDate(written: string, row: number, order: SlashOrder): string {
  const parts = slashed.exec(written);
  if (parts && order === undefined) {
    throw new ToolInputError(`Row ${row}, date: “${written}” can be read in two ways.`, {
      field: 'entries',
      hint: 'No row says whether the day or the month comes first. Write it as 2026-11-21 or 21.11.2026.',
    });
  }
  try {
    return readDate(inPoints(written, parts, order), `Row ${row}, date`).toString();
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    throw new ToolInputError(`Row ${row}, date: “${written}” is not a date.`, {
      field: 'entries',
      hint: 'Write it as 2026-11-21 or 21.11.2026.',
    });
  }
}

function inPoints(written: string, parts: RegExpExecArray | null, order: SlashOrder): string {
  if (/^\d{4}\/\d{2}\/\d{2}/.test(written)) return written.replaceAll('/', '-');
  const [, first = '', second = '', year = ''] = parts ?? dotted.exec(written) ?? [];
  if (year === '') return written;
  const [day, month] = parts && order === 'month' ? [second, first] : [first, second];
  return `${day}.${month}.${year.padStart(4, '20')}`;
}
