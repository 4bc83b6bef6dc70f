import { writesOutput } from '#e2e/short-work.ts';

export const doMainWork = writesOutput('three short words', 'Longest wordthree');
