import { writesOutput } from '#e2e/short-work.ts';

export const doMainWork = writesOutput('{"country": "no"}', 'country: "no"');
