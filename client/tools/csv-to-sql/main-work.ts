import { writesOutput } from '#e2e/short-work.ts';

export const doMainWork = writesOutput("id,name\n1,O'Brien", "(1, 'O''Brien');");
