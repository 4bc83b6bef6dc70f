// Dates in the forms that people and banks use: 11/21/2026, 21-Nov-26, Nov 21, 2026, 20261121.
const numbered = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?!\d)/;
const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?!\d)/;
/** OFX writes the time after 20261121 without a mark, and its zone in brackets. */
const yearFirst = /^(\d{4})(?:[/.](\d{1,2})[/.](\d{1,2})(?!\d)|(\d{2})(\d{2})(?=$|[T ]\d|\d{6}(?:$|\[)))/;
const dayAndWord =
  /^(\d{1,2})(?:st|nd|rd|th)?[\s.-]+(?:de\s+)?(\p{L}{3,})\.?,?[\s-]+(?:de\s+)?(\d{4}|\d{2})(?!\d)/u;
const wordAndDay = /^(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/u;

/** The beginnings of month names in English, German, French, Spanish, Italian and Dutch. */
const months: readonly RegExp[] = [
  /^(?:jan|jän|ene|gen)/,
  /^(?:feb|fév|fev)/,
  /^(?:mar|mär|mrt|maa)/,
  /^(?:apr|avr|abr)/,
  /^(?:may|mai|mei|mag)/,
  /^(?:jun|juin|giu)/,
  /^(?:jul|juil|lug)/,
  /^(?:aug|aoû|aou|ago)/,
  /^(?:sep|set)/,
  /^(?:oct|okt|ott)/,
  /^nov/,
  /^(?:dec|dez|déc|dic)/,
];

/** Which part comes first in `11/21/2026`. A number above 12 in any row of the file decides it. */
export type SlashOrder = 'day' | 'month' | undefined;

/**
 * Returns the order of dates with slashes; undefined if all of them are ambiguous, or if they contradict each other.
 */
export function slashOrderOf(dates: readonly string[]): SlashOrder {
  const parts = dates.map((date) => numbered.exec(date) ?? []);
  const isDay = parts.some(([, first]) => Number(first) > 12);
  const isMonth = parts.some(([, , second]) => Number(second) > 12);
  if (isDay === isMonth) return undefined;
  return isDay ? 'day' : 'month';
}

/** True if a date can only be read after the order of day and month is known. */
export function needsOrder(written: string): boolean {
  return numbered.test(written);
}

/** Rewrites a date in a form that `readDate` reads; returns any other text unchanged. */
export function plainDate(written: string, order: SlashOrder): string {
  const parts = numbered.exec(written);
  const [, year = '', month = '', day = '', tightMonth = month, tightDay = day] =
    yearFirst.exec(written) ?? [];
  if (year !== '') return pointed(tightDay, tightMonth, year);
  const [, first = '', second = '', end = ''] = parts ?? dotted.exec(written) ?? [];
  if (end !== '')
    return parts && order === 'month' ? pointed(second, first, end) : pointed(first, second, end);
  const [, wordDay, before = '', ofYear = ''] = dayAndWord.exec(written) ?? [];
  const [, behind = before, dayBehind = wordDay ?? '', yearBehind = ofYear] = wordAndDay.exec(written) ?? [];
  const number = months.findIndex((name) => name.test(behind.toLowerCase())) + 1;
  return number > 0 ? pointed(dayBehind, String(number), yearBehind) : written;
}

function pointed(day: string, month: string, year: string): string {
  return `${day}.${month}.${year.padStart(4, '20')}`;
}
