import { randomBelow } from '#core/random/secure-random.ts';
import { ToolInputError } from '#core/errors.ts';
import type { PasswordSource } from './random-password.ts';
import { readOwn } from '#core/collections/read-own.ts';

const lower = 'abcdefghijklmnopqrstuvwxyz';
const vowels = 'aeiou';
const consonants = 'bcdfghjklmnpqrstvwxyz';
const digits = '0123456789';

/** The characters for each letter of a pattern; any other character is literal. */
const patternLetters: Readonly<Record<string, string>> = {
  l: lower,
  u: lower.toUpperCase(),
  L: lower + lower.toUpperCase(),
  d: digits,
  a: lower + digits,
  U: lower.toUpperCase() + digits,
  A: lower + lower.toUpperCase() + digits,
  h: '0123456789abcdef',
  H: '0123456789ABCDEF',
  c: consonants,
  z: consonants.toUpperCase(),
  v: vowels,
  Z: vowels.toUpperCase(),
  s: '!@#$%^&*()_+-=[]{}|;:,.<>?',
};

const mostPatternCharacters = 200;
/** `\x` for a literal x, a set in brackets, or one character; each may be followed by a number in braces. */
const token = /(?:\\(.)|\[((?:\\.|[^\]\\])*)\]|([^\\[{}]))(?:\{(\d{1,3})\})?/suy;

/** Returns a source of passwords by a pattern such as `zvcvcv-dddd`. Throws a ToolInputError for an invalid pattern. */
export function patternSource(pattern: string, isLeftOut: (character: string) => boolean): PasswordSource {
  const places = readPattern(pattern, isLeftOut);
  return {
    count: places.reduce((count, { length }) => count * BigInt(length), 1n),
    draw: () => places.map((choices) => choices[randomBelow(choices.length)] ?? '').join(''),
  };
}

/** Returns the choices for each position; a position with one choice is fixed. */
function readPattern(
  pattern: string,
  isLeftOut: (character: string) => boolean,
): readonly (readonly string[])[] {
  const places: (readonly string[])[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < pattern.length) {
    const column = token.lastIndex + 1;
    const [, escaped, set, letter = '', times = '1'] = token.exec(pattern) ?? refuse(pattern, column);
    const choices =
      set === undefined ? choicesOf(escaped, letter, isLeftOut) : [...new Set(set.replace(/\\(.)/gsu, '$1'))];
    if (choices.length === 0) refuse(pattern, column);
    for (let time = 0; time < Number(times); time += 1) places.push(choices);
  }
  if (places.length === 0) throw new ToolInputError('Please enter a pattern.', { field: 'pattern' });
  if (places.length > mostPatternCharacters) {
    throw new ToolInputError(
      `The pattern makes ${places.length} characters; ${mostPatternCharacters} are the most.`,
      {
        field: 'pattern',
      },
    );
  }
  return places;
}

function refuse(pattern: string, column: number): never {
  throw new ToolInputError(`The pattern cannot be read from “${pattern.slice(column - 1, column + 9)}” on.`, {
    field: 'pattern',
    hint: String.raw`Sets are closed and not empty, as [abc]; repeats follow what they repeat, as d{4}. For the sign itself write \[ or \{.`,
  });
}

/** Returns the choices for one position. Literal characters stay, even if they are excluded from the letters. */
function choicesOf(
  escaped: string | undefined,
  letter: string,
  isLeftOut: (character: string) => boolean,
): readonly string[] {
  const choices = readOwn(patternLetters, letter);
  if (escaped !== undefined || choices === undefined) return [escaped ?? letter];
  return Array.from(choices).filter((character) => !isLeftOut(character));
}
