import type { Note } from '#core/errors.ts';
/** The note for short periods: a gain of one percent in a day is 3,678 percent a year. */
export const shortNote: Note = {
  severity: 'warning',
  sentence: 'Less than a year: the yearly return assumes that this rate continues, which it seldom does.',
};
