import { writesOutput } from '#e2e/short-work.ts';

export const doMainWork = writesOutput('name,zip\nAda,007\n', '"zip": "007"');
