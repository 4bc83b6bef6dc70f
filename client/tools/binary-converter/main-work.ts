import { writesOutput } from '#e2e/short-work.ts';

export const doMainWork = writesOutput('Hi', '01001000 01101001');
