import type { OperationNote } from '#client/tool-kit/operations/operation.ts';

/** A gain of one per cent in a day is 3,678 per cent a year. */
export const shortNote: OperationNote = {
  severity: 'warning',
  sentence: 'Less than a year: the return a year supposes that it goes on like this, which it seldom does.',
};
