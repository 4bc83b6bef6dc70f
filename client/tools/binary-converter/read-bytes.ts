import { ToolInputError } from '#core/errors.ts';
import { PlaceFinder } from '#core/text/encodings/text-place.ts';
import { digitsOfDump } from './dump-text.ts';
import { type Notation, notationLabels, notations } from './notations.ts';

export interface ReadBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** True if groups of four bits were combined in pairs. */
  readonly isOfNibbles: boolean;
}

interface Token {
  /** The digits without any prefix or suffix. */
  readonly digits: string;
  readonly offset: number;
}

/**
 * Groups of digits. Brackets, braces and quotes may come from lists in source code; each backslash or percent sign
 * begins a new escape.
 */
const list = /[^\s,;:|[\](){}"']+/g;
const partPatterns = {
  binary: list,
  octal: /\\?[^\s,;:|[\](){}"'\\]+/g,
  decimal: list,
  hex: /(?:\\x|%|#)[^\s,;:|[\](){}"'\\%#-]*|[^\s,;:|[\](){}"'\\%#-]+/gi,
};

/** `\x48\x65` and `%48%65` are hexadecimal bytes, too. */
const marks = { binary: /^0b/i, octal: /^(?:0o|\\)/i, decimal: /^(?!)/, hex: /^(?:0x|\\x|x|%|#)/i };

/** `48h` and `01001000b`, as in assembly code; a b is a digit in hexadecimal. */
const suffixes = { binary: /b$/i, octal: /[oq]$/i, decimal: /d$/i, hex: /h$/i };

/**
 * Reads bytes from numbers: in groups separated by spaces, commas or the like, or in one row. Throws a ToolInputError
 * with the position of an invalid digit, a value that is not a byte, or a leftover digit.
 */
export function readBytes(text: string, notation: Notation): ReadBytes {
  const places = new PlaceFinder(text);
  const fail = (message: string, offset: number, hint: string) =>
    new ToolInputError(message, { ...places.find(offset), hint });
  const digits = notation === 'hex' ? digitsOfDump(text) : undefined;
  const tokens = readTokens(digits ?? text, notation, fail);
  const isOfNibbles =
    notation === 'binary' && tokens.length > 1 && tokens.every(({ digits }) => digits.length === 4);
  if (isOfNibbles && tokens.length % 2 === 1) {
    throw fail(
      'A group of four bits is left over: a byte has two.',
      tokens.at(-1)?.offset ?? 0,
      'Look for a missing group.',
    );
  }
  const bytes: number[] = [];
  if (isOfNibbles) {
    for (let index = 0; index < tokens.length; index += 2) {
      bytes.push(parseInt((tokens[index]?.digits ?? '') + (tokens[index + 1]?.digits ?? ''), 2));
    }
  } else {
    for (const token of tokens) readToken(token, notation, bytes, fail);
  }
  return { bytes: Uint8Array.from(bytes), isOfNibbles };
}

/** Reads `U+0048 U+1F44B` as characters by their code points, in every base; undefined for anything else. */
export function readCodePoints(text: string): string | undefined {
  if (!/^(?:[\s,;]*(?:U\+|\\u\{)[\da-f]{1,6}\}?)+[\s,;]*$/i.test(text)) return undefined;
  const characters = Array.from(text.matchAll(/(?:U\+|\\u\{)([\da-f]+)/gi), ({ 1: digits = '', index }) => {
    const value = parseInt(digits, 16);
    if (value <= 0x10ffff && (value < 0xd800 || value > 0xdfff)) return String.fromCodePoint(value);
    throw new ToolInputError(`U+${digits.toUpperCase()} is not a character.`, {
      ...new PlaceFinder(text).find(index),
      hint: 'Unicode ends at U+10FFFF, and U+D800 to U+DFFF are halves of pairs.',
    });
  });
  return characters.join('');
}

type Fail = (message: string, offset: number, hint: string) => ToolInputError;

function readTokens(text: string, notation: Notation, fail: Fail): Token[] {
  const { digits: isDigit } = notations[notation];
  const tokens: Token[] = [];
  const parts = partPatterns[notation];
  for (const { 0: part, index } of text.matchAll(parts)) {
    const mark = marks[notation].exec(part)?.[0].length ?? 0;
    const digits = part.slice(mark).replace(suffixes[notation], '').replaceAll('_', '');
    const wrong = Array.from(digits).find((character) => !isDigit.test(character));
    if (wrong !== undefined) {
      const name = notationLabels[notation].toLowerCase();
      throw fail(
        `“${wrong}” is not a ${name} digit.`,
        index + mark + part.slice(mark).indexOf(wrong),
        `Remove it, or choose what the text is written in.`,
      );
    }
    if (digits !== '') tokens.push({ digits, offset: index });
  }
  return tokens;
}

/** Reads one group: a byte, or several in a row. */
function readToken({ digits, offset }: Token, notation: Notation, bytes: number[], fail: Fail): void {
  const { radix, width } = notations[notation];
  if (width === 0 || digits.length <= width) {
    const value = Number(`${{ 2: '0b', 8: '0o', 10: '', 16: '0x' }[radix]}${digits}`);
    if (value > 255)
      throw fail(`${digits} is more than a byte holds.`, offset, 'A byte is at most 255 (octal 377).');
    bytes.push(value);
    return;
  }
  const rest = digits.length % width;
  if (rest > 0) {
    throw fail(
      `${digits.length} digits are not a whole number of bytes: ${rest} of ${width} are left over.`,
      offset,
      'Look for a missing digit, or part the bytes by spaces.',
    );
  }
  for (let at = 0; at < digits.length; at += width) {
    const value = parseInt(digits.slice(at, at + width), radix);
    if (value > 255)
      throw fail(
        `${digits.slice(at, at + width)} is more than a byte holds.`,
        offset + at,
        'A byte is at most 255 (octal 377).',
      );
    bytes.push(value);
  }
}
