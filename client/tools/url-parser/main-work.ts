import { writesOutput } from '#e2e/short-work.ts';

export const doMainWork = writesOutput('HTTP://Example.COM:80/a/../b', 'http://example.com/b');
