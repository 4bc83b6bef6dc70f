import { writesOutput } from '#e2e/short-work.ts';

export const doMainWork = writesOutput('a { color : red ; }', 'a{color:red}');
