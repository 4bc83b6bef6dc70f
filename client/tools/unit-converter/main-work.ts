import { fillsIn } from '#e2e/short-work.ts';

export const doMainWork = fillsIn('Type a conversion', `5'11" in cm`, '180.34 cm');
