import { takesPdf } from '#e2e/short-work.ts';

/** pdf.js is large, so it must be stored for offline use first. */
export const needsHeavyParts = true;

export const doMainWork = takesPdf(3, '3 pages of 3 in 3 files.');
