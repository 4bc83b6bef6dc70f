import { writesOutput } from '#e2e/short-work.ts';

export const doMainWork = writesOutput('const a=[1,2]', 'const a = [1, 2];');
