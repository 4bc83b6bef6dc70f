import { writesOutput } from '#e2e/short-work.ts';

/** Brotli is compiled code, which loads with the first comparison. */
export const needsHeavyParts = true;

export const doMainWork = writesOutput('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'H4sIAAAAAAAA');
