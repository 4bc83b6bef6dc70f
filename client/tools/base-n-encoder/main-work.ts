import { writesOutput } from '#e2e/short-work.ts';

export const doMainWork = writesOutput('foobar', 'MZXW6YTBOI======');
