import { readOwn } from '#core/collections/read-own.ts';

/** Every function with its minimum and maximum number of arguments. */
export const functionSignatures = {
  sqrt: [1, 1],
  cbrt: [1, 1],
  root: [2, 2],
  abs: [1, 1],
  sign: [1, 1],
  floor: [1, 1],
  ceil: [1, 1],
  trunc: [1, 1],
  round: [1, 2],
  exp: [1, 1],
  ln: [1, 1],
  log: [1, 2],
  log10: [1, 1],
  log2: [1, 1],
  pow: [2, 2],
  sin: [1, 1],
  cos: [1, 1],
  tan: [1, 1],
  asin: [1, 1],
  acos: [1, 1],
  atan: [1, 1],
  atan2: [2, 2],
  sinh: [1, 1],
  cosh: [1, 1],
  tanh: [1, 1],
  asinh: [1, 1],
  acosh: [1, 1],
  atanh: [1, 1],
  hypot: [1, 100],
  min: [1, 1000],
  max: [1, 1000],
  sum: [1, 1000],
  mean: [1, 1000],
  median: [1, 1000],
  variance: [2, 1000],
  stdev: [2, 1000],
  gcd: [1, 100],
  lcm: [1, 100],
  mod: [2, 2],
  fact: [1, 1],
  ncr: [2, 2],
  npr: [2, 2],
  and: [2, 2],
  or: [2, 2],
  xor: [2, 2],
  shl: [2, 2],
  shr: [2, 2],
} as const;

export type FunctionName = keyof typeof functionSignatures;

const aliases: Readonly<Record<string, FunctionName>> = {
  arcsin: 'asin',
  arccos: 'acos',
  arctan: 'atan',
  lg: 'log10',
  lb: 'log2',
  avg: 'mean',
  average: 'mean',
  factorial: 'fact',
  int: 'trunc',
};

/** Finds a function by its name, in any case; undefined for other names. */
export function findFunction(name: string): FunctionName | undefined {
  const lower = name.toLowerCase();
  const alias = readOwn(aliases, lower);
  return alias ?? (Object.hasOwn(functionSignatures, lower) ? (lower as FunctionName) : undefined);
}

export function isFunctionName(name: string): boolean {
  return findFunction(name) !== undefined;
}
