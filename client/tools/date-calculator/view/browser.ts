import { readFileText } from '#client/lib/files/files.ts';
import { provideTemporal } from '#client/lib/temporal.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { remarkEncoding } from '#core/text/encodings/text-decoding.ts';
import { readHolidayFile } from '#core/dates/holidays/holiday-file.ts';

/** Reads a file of days off; `message` reports what was found. Rejects with a ToolInputError. */
export async function importHolidays(
  file: File,
): Promise<{ readonly lines: string; readonly message: string }> {
  await provideTemporal();
  const { text, encoding } = await readFileText(file);
  const { lines, days, repeating } = readHolidayFile(text);
  const found = `${formatCount(days, 'day')} off from ${file.name}.`;
  const lost =
    repeating > 0 && `Of ${formatCount(repeating, 'repeating event')} only the first date was used.`;
  const message = [found, lost, remarkEncoding(encoding)].filter(Boolean).join(' ');
  return { lines, message };
}
