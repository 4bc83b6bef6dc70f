import { writesOutput } from '#e2e/short-work.ts';

export const doMainWork = writesOutput('My First Post', 'my-first-post', 'Titles');
