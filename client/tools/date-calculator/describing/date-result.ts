import type { WorkCalendar } from '#core/dates/days/work-days.ts';

/** A tab's result, formatted for the locale. */
export interface DateResult {
  readonly shown: string;
  /** A plain number or an ISO date, for the clipboard. */
  readonly plain: string;
  readonly sentences: readonly string[];
  readonly rows: readonly (readonly [label: string, value: string])[];
  /** Undefined if no days are counted. */
  readonly span: CountedSpan | undefined;
}

/** The counted days as day numbers: the first one, and the one after the last. */
export interface CountedSpan {
  readonly first: number;
  readonly end: number;
  readonly work: WorkCalendar;
}
