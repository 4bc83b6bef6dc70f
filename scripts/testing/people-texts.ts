import fc from 'fast-check';

/**
 * Characters that tools get wrong: digits, signs with a meaning in formats, quotes, line ends, blanks, combining
 * marks.
 */
const telling = [
  ...Array.from(`0123456789aZß %&+<>"'=\\/;,#?-_.:(){}[]|$@*\`“”‘’\n\r\t\u00a0\u0301é日😀\u{1f3fd}\u200d`),
  'a\u0308',
  '\r\n',
];

export const tellingCharacters = fc.constantFrom(...telling);

const characters = fc.oneof(
  { weight: 4, arbitrary: tellingCharacters },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
);

/** Texts as people have them, and now and then any character at all; never a lone surrogate. */
export const peopleTexts = fc
  .tuple(fc.string({ unit: characters, maxLength: 40 }), fc.constantFrom('', ' ', '\n'))
  .map(([text, end]) => text + end);

/** JSON whose names and texts are such texts. */
export const peopleJson = fc.json({ stringUnit: characters });
