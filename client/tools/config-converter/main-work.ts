import { writesOutput } from '#e2e/short-work.ts';

export const doMainWork = writesOutput('[server]\nport = 8080', '"port": 8080');
