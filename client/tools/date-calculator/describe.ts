import { provideTemporal } from '#client/lib/temporal.ts';
import { describeDifference } from './describe-difference.ts';
import { describeSum } from './describe-sum.ts';
import type { DateState } from './state.ts';

/** What a tab shows, ready for people of the locale. */
export interface DateResult {
  readonly shown: string;
  /** A plain number or an ISO date, for the clipboard. */
  readonly plain: string;
  readonly sentences: readonly string[];
  readonly rows: readonly (readonly [label: string, value: string])[];
}

/** The result of the chosen tab; `today` is an ISO date. Throws a ToolInputError. */
export async function describeDates(state: DateState, today: string, locale: string): Promise<DateResult> {
  await provideTemporal();
  return state.tab === 'difference'
    ? describeDifference(state, today, locale)
    : describeSum(state, today, locale);
}
