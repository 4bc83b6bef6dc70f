import { writesOutput } from '#e2e/short-work.ts';

export const doMainWork = writesOutput('0 22 * * 1-5', 'At 22:00, Monday through Friday');
