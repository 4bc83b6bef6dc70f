import { provideTemporal } from '#client/lib/temporal.ts';
import { type ChosenHolidays, readWorkedDates } from '#core/dates/holidays/chosen-holidays.ts';
import { describeDay } from './describe-day.ts';
import { describeDifference } from './describe-difference.ts';
import { describeSum } from './describe-sum.ts';
import type { DateState } from '../state.ts';
import type { WorkCalendar } from '#core/dates/days/work-days.ts';

/** What a tab shows, ready for people of the locale. */
export interface DateResult {
  readonly shown: string;
  /** A plain number or an ISO date, for the clipboard. */
  readonly plain: string;
  readonly sentences: readonly string[];
  readonly rows: readonly (readonly [label: string, value: string])[];
  /** Undefined where no days are counted. */
  readonly span: CountedSpan | undefined;
}

/** The days that were counted, as day numbers: the first of them, and the day after the last. */
export interface CountedSpan {
  readonly first: number;
  readonly end: number;
  readonly work: WorkCalendar;
}

/** The result of the chosen tab; `today` is an ISO date. Throws a ToolInputError. */
export async function describeDates(state: DateState, today: string, locale: string): Promise<DateResult> {
  await provideTemporal();
  const holidays = await loadHolidays(state);
  if (state.tab === 'day') return describeDay(state, today, locale, holidays);
  return state.tab === 'difference'
    ? describeDifference(state, today, locale, holidays)
    : describeSum(state, today, locale, holidays);
}

async function loadHolidays({
  holidayPlace,
  workedHolidays,
}: DateState): Promise<ChosenHolidays | undefined> {
  if (holidayPlace === '') return undefined;
  const { holidaysOf } = await import('#core/dates/holidays/public-holidays.ts');
  return { ...holidaysOf(holidayPlace), worked: readWorkedDates(workedHolidays) };
}
