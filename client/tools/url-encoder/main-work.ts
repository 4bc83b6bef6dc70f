import { writesOutput } from '#e2e/short-work.ts';

export const doMainWork = writesOutput('a b', 'a%20b');
