import { readOwn } from '#core/collections/read-own.ts';

const letters =
  'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu'.split(
    ' ',
  );
const digits = 'zero one two three four five six seven eight nine'.split(' ');
const symbols: Readonly<Record<string, string>> = {
  '!': 'exclamation mark',
  '@': 'at sign',
  '#': 'hash',
  $: 'dollar',
  '%': 'percent',
  '^': 'caret',
  '&': 'ampersand',
  '*': 'asterisk',
  '(': 'open parenthesis',
  ')': 'close parenthesis',
  _: 'underscore',
  '+': 'plus',
  '-': 'hyphen',
  '=': 'equals',
  '[': 'open bracket',
  ']': 'close bracket',
  '{': 'open brace',
  '}': 'close brace',
  '|': 'vertical bar',
  ';': 'semicolon',
  ':': 'colon',
  ',': 'comma',
  '.': 'full stop',
  '<': 'less than',
  '>': 'greater than',
  '?': 'question mark',
  ' ': 'space',
};

/** Spells the password for reading it aloud: ICAO words, in capitals for capital letters. */
export function spellOut(password: string): string {
  return Array.from(password, nameOf).join(' · ');
}

function nameOf(character: string): string {
  const letter = letters[character.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0)];
  if (/^[A-Za-z]$/.test(character) && letter) {
    return character === character.toUpperCase() ? letter.toUpperCase() : letter.toLowerCase();
  }
  if (/^\d$/.test(character)) return digits[Number(character)] ?? character;
  return readOwn(symbols, character) ?? character;
}
