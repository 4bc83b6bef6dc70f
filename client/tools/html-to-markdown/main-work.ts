import { writesOutput } from '#e2e/short-work.ts';

export const doMainWork = writesOutput('<h2>a <b>b</b></h2>', '## a **b**');
