import { writeNumber } from '#core/numbers/write-number.ts';

/** Returns the specified score, from 0 to 100: by length and character types. */
export function scoreOf(password: string): number {
  const length = Array.from(password).length;
  const present = [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\d]/u].filter((type) => type.test(password));
  return Math.min(40, 2 * length) + 15 * present.length;
}

const strengthLabels = ['Very Weak', 'Weak', 'Medium', 'Strong', 'Very Strong'] as const;
export type StrengthLabel = (typeof strengthLabels)[number];

export function labelOf(score: number): StrengthLabel {
  if (score < 20) return 'Very Weak';
  if (score < 40) return 'Weak';
  if (score < 60) return 'Medium';
  return score < 80 ? 'Strong' : 'Very Strong';
}

export function weakerOf(a: StrengthLabel, b: StrengthLabel): StrengthLabel {
  return strengthLabels.indexOf(a) < strengthLabels.indexOf(b) ? a : b;
}

/** Returns the binary logarithm of a count, to about 15 digits, for any size. */
export function entropyBits(count: bigint): number {
  const shift = Math.max(0, count.toString(2).length - 53);
  return Math.log2(Number(count >> BigInt(shift))) + shift;
}

const secondsPerYear = 31_556_952;
const spans = [
  [secondsPerYear, 'year'],
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;
const scales = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
] as const;

/** Returns the average time to guess one of `2 ** bits` at so many guesses per second: `about 4 days`. */
export function timeToGuess(bits: number, guessesPerSecond: number): string {
  const seconds = 2 ** (bits - 1) / guessesPerSecond;
  if (seconds < 1) return 'less than a second';
  const [unitSeconds, unit] = spans.find(([size]) => seconds >= size) ?? [1, 'second'];
  const amount = seconds / unitSeconds;
  if (amount >= 1e15) return 'more than a quadrillion years';
  const [scale, name] = scales.find(([size]) => amount >= size) ?? [1, ''];
  const rounded = Math.round(amount / scale);
  const words = [writeNumber(rounded), name, rounded === 1 && scale === 1 ? unit : `${unit}s`];
  return `about ${words.filter(Boolean).join(' ')}`;
}

const attacks = [
  ['Through a login page (100 a second)', 100],
  ['A stolen file, slow hash (10,000 a second)', 1e4],
  ['A stolen file, fast hash (100 billion a second)', 1e11],
] as const;

/** Returns the average guessing time for each kind of attack. */
export function attackTimes(bits: number): (readonly [how: string, time: string])[] {
  return attacks.map(([how, perSecond]) => [how, timeToGuess(bits, perSecond)]);
}
