import { writesOutput } from '#e2e/short-work.ts';

export const doMainWork = writesOutput('Never odd or even', 'PalindromeYes');
