import { ToolInputError } from '#core/errors.ts';
import { type Coded, type Miss, MissList } from './coding.ts';

const letterCount = 26;
const outsideAlphabet = /[^\P{L}A-Za-z]\p{M}*/gu;

/** Shifts letters in the alphabet (ROT13 by 13). Case, digits and signs stay. */
export function shiftLetters(text: string, shift: number): Coded {
  return mapLetters(text, (letter) => letter + shift);
}

/** Reverses the alphabet: A is Z. */
export function mirrorLetters(text: string): Coded {
  return mapLetters(text, (letter) => letterCount - 1 - letter);
}

/** Shifts by the letters of a key in turn. Throws a ToolInputError for a key with other characters. */
export function shiftByKey(text: string, key: string, direction: 1 | -1): Coded {
  if (key === '')
    throw new ToolInputError('There is no key.', { field: 'key', hint: 'Enter a word such as LEMON.' });
  const wrong = /[^A-Za-z]/u.exec(key);
  if (wrong) {
    throw new ToolInputError('The key has a character that is not a letter from A to Z.', {
      field: 'key',
      line: 1,
      column: wrong.index + 1,
      offset: wrong.index,
      hint: 'Use letters from A to Z only.',
    });
  }
  const shifts = key
    .toUpperCase()
    .split('')
    .map((letter) => direction * (letter.charCodeAt(0) - 65));
  let turn = 0;
  return mapLetters(text, (letter) => letter + (shifts[turn++ % shifts.length] ?? 0));
}

/** Shifts the 94 visible characters of ASCII by 47. */
export function rotate47(text: string): Coded {
  const rotated = text.replaceAll(/[!-~]/g, (sign) =>
    String.fromCharCode(((sign.charCodeAt(0) - 33 + 47) % 94) + 33),
  );
  return { text: rotated, misses: findMisses(text) };
}

function mapLetters(text: string, map: (letter: number) => number): Coded {
  const mapped = text.replaceAll(/[A-Za-z]/g, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    const index = map(letter.charCodeAt(0) - base) % letterCount;
    return String.fromCharCode(base + ((index + letterCount) % letterCount));
  });
  return { text: mapped, misses: findMisses(text) };
}

/** Returns the letters that no cipher changes: those beyond A to Z. */
function findMisses(text: string): Miss[] {
  const misses = new MissList();
  for (const { 0: raw, index } of text.matchAll(outsideAlphabet)) misses.add(raw, index);
  return misses.list();
}
