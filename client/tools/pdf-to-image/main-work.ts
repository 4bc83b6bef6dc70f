import { takesPdf } from '#e2e/short-work.ts';

/** pdf.js and the codecs are large, so they must be stored for offline use first. */
export const needsHeavyParts = true;

export const doMainWork = takesPdf(2, '2 pictures: all 2 pages.');
