import { writesOutput } from '#e2e/short-work.ts';

export const doMainWork = writesOutput(
  '<svg xmlns="http://www.w3.org/2000/svg"><!-- x --><rect width="3" height="2"/></svg>',
  'M0 0h3v2H0z',
);
