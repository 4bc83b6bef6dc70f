import { writesOutput } from '#e2e/short-work.ts';

export const doMainWork = writesOutput('select a from b', /select\s*a\s*from\s*b/);
