import { writesOutput } from '#e2e/short-work.ts';

export const doMainWork = writesOutput('[{"a": {"b": 1.50}}]', 'a.b');
