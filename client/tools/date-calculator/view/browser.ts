import { readFileText } from '#client/lib/files/files.ts';
import { provideTemporal } from '#client/lib/temporal.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { readHolidayFile } from '#core/dates/holidays/holiday-file.ts';

/** Reads a file of days off; `message` says what was found. Rejects with a ToolInputError. */
export async function importHolidays(
  file: File,
): Promise<{ readonly lines: string; readonly message: string }> {
  await provideTemporal();
  const { lines, days, repeating } = readHolidayFile((await readFileText(file)).text);
  const found = `${formatCount(days, 'day')} off from ${file.name}.`;
  return {
    lines,
    message:
      repeating === 0
        ? found
        : `${found} Of ${formatCount(repeating, 'repeating event')} only the first date was taken.`,
  };
}
