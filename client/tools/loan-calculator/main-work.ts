import { fillsIn } from '#e2e/short-work.ts';

export const doMainWork = fillsIn('Loan amount', '100000', '599.55');
