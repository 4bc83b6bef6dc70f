import { writesOutput } from '#e2e/short-work.ts';

export const doMainWork = writesOutput('let a = 1 ; f( a )', 'let a=1;f(a);');
