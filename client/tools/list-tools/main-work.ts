import { writesOutput } from '#e2e/short-work.ts';

export const doMainWork = writesOutput('item10, item9', 'item9, item10', 'List');
