import { decodeBraille, encodeBraille } from './braille.ts';
import { mirrorLetters, rotate47, shiftByKey, shiftLetters } from './ciphers.ts';
import type { Coded } from './coding.ts';
import { decodeMorse, encodeMorse } from './morse.ts';
import type { CodeOptions } from './schema.ts';
import { decodeSpelling, encodeSpelling } from './spelling.ts';

/** Encodes or decodes a text. Throws a ToolInputError for a Vigenère key that is missing or has other characters. */
export function convertText(text: string, options: CodeOptions): Coded {
  const isEncoding = options.direction === 'encode';
  switch (options.code) {
    case 'morse':
      return isEncoding ? encodeMorse(text, options.isExtended, options.signs) : decodeMorse(text);
    case 'nato':
      return isEncoding ? encodeSpelling(text) : decodeSpelling(text);
    case 'braille':
      return isEncoding ? encodeBraille(text) : decodeBraille(text);
    case 'rot13':
      return shiftLetters(text, 13);
    case 'rot47':
      return rotate47(text);
    case 'caesar':
      return shiftLetters(text, isEncoding ? options.shift : -options.shift);
    case 'vigenere':
      return shiftByKey(text, options.key, isEncoding ? 1 : -1);
    case 'atbash':
      return mirrorLetters(text);
  }
}
