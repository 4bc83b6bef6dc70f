import type { Note } from '#core/errors.ts';
/** The note for short periods: a gain of one percent in a day is 3,678 percent a year. */
export const shortNote: Note = {
  severity: 'warning',
  sentence: 'Less than a year: the return a year supposes that it goes on like this, which it seldom does.',
};
