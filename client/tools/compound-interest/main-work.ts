import { fillsIn } from '#e2e/short-work.ts';

export const doMainWork = fillsIn('Starting amount', '100', '15,692.93');
