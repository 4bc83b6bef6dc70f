import { provideTemporal } from '#client/lib/temporal.ts';
import { type ChosenHolidays, readWorkedDates } from '#core/dates/holidays/chosen-holidays.ts';
import { describeAge } from './describe-age.ts';
import { describeDay } from './describe-day.ts';
import { describeDifference } from './describe-difference.ts';
import { describeDue } from './describe-due.ts';
import { describeSum } from './describe-sum.ts';
import type { DateOptions } from '../state.ts';
import type { DateResult } from './date-result.ts';

/** Calculates the result of the chosen tab; `today` is an ISO date. Throws a ToolInputError. */
export async function describeDates(state: DateOptions, today: string, locale: string): Promise<DateResult> {
  await provideTemporal();
  if (state.tab === 'age') return describeAge(state, today, locale);
  if (state.tab === 'due') return describeDue(state, today, locale);
  const holidays = await loadHolidays(state);
  if (state.tab === 'day') return describeDay(state, today, locale, holidays);
  return state.tab === 'difference'
    ? describeDifference(state, today, locale, holidays)
    : describeSum(state, today, locale, holidays);
}

async function loadHolidays({
  holidayPlace,
  workedHolidays,
}: DateOptions): Promise<ChosenHolidays | undefined> {
  if (holidayPlace === '') return undefined;
  const { holidaysOf } = await import('#core/dates/holidays/public-holidays.ts');
  return { ...holidaysOf(holidayPlace), worked: readWorkedDates(workedHolidays) };
}
