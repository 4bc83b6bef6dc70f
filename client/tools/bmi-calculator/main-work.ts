import { fillsIn } from '#e2e/short-work.ts';

export const doMainWork = fillsIn('Weight (kg)', '80', '26.1 kg/m²');
