import { readOwn } from '#core/collections/read-own.ts';
import { type Coded, decodeTokens, encodeWords } from './coding.ts';

/** The spelling alphabet of ICAO (Annex 10, volume II), ITU and NATO. */
const letters =
  'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo ' +
  'Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu';
const digits = 'Zero One Two Three Four Five Six Seven Eight Nine';
const signs = {
  '.': 'Stop',
  ',': 'Comma',
  '-': 'Hyphen',
  '/': 'Slant',
  ':': 'Colon',
  ';': 'Semicolon',
} as const;

const words: Readonly<Record<string, string>> = Object.fromEntries([
  ...letters.split(' ').map((word) => [word.charAt(0), word] as const),
  ...digits.split(' ').map((word, index) => [String(index), word] as const),
  ...Object.entries(signs),
]);

/** Spellings in use besides the official ones, and the pronunciations of digits. */
const others = {
  alpha: 'A',
  juliet: 'J',
  whisky: 'W',
  xray: 'X',
  tree: '3',
  fower: '4',
  fife: '5',
  niner: '9',
  decimal: '.',
  point: '.',
  period: '.',
  dash: '-',
  slash: '/',
};
const characters: Readonly<Record<string, string>> = {
  ...others,
  ...Object.fromEntries(Object.entries(words).map(([sign, word]) => [word.toLowerCase(), sign])),
};

/** Spells a text, with ` / ` between words. */
export function encodeSpelling(text: string): Coded {
  return encodeWords(text, { letter: ' ', word: ' / ' }, (raw) => readOwn(words, raw.toUpperCase()));
}

/** Reads spelling words, in capitals. */
export function decodeSpelling(text: string): Coded {
  return decodeTokens(text.replaceAll(/,(?=\S)/g, ' '), (token) =>
    readOwn(characters, token.replace(/[,.]$/, '').toLowerCase()),
  );
}
