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
