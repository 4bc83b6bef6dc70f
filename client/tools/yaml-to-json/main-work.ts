import { writesOutput } from '#e2e/short-work.ts';

export const doMainWork = writesOutput('a: [1, 007]', '"a": [');
