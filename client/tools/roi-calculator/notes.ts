import type { Note } from '#core/errors.ts';
/** A gain of one per cent in a day is 3,678 per cent a year. */
export const shortNote: Note = {
  severity: 'warning',
  sentence: 'Less than a year: the return a year supposes that it goes on like this, which it seldom does.',
};
