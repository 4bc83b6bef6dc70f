import { takesPdf } from '#e2e/short-work.ts';

/** pdf.js and the codecs are large, so they must be stored for offline use first. */
export const needsHeavyParts = true;

export const doMainWork = takesPdf(8, 'It has no pictures: only what is not shown was packed.', true);
