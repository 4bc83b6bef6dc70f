import { writesOutput } from '#e2e/short-work.ts';

export const doMainWork = writesOutput('42', 'forty-two', 'Numbers');
