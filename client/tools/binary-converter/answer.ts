import type { Answer } from '#client/tool-kit/answer.ts';
import { bareQuestion, isAboutTool, withoutQuotes } from '#client/tool-kit/asking/plain-question.ts';
import { ToolInputError } from '#core/errors.ts';
import type { Notation } from './notations.ts';
import { readBytes } from './read-bytes.ts';
import { writeBytes } from './write-bytes.ts';
import { readOwn } from '#core/collections/read-own.ts';

const words: Readonly<Record<string, Notation>> = {
  binary: 'binary',
  hex: 'hex',
  hexadecimal: 'hex',
  octal: 'octal',
};
const toDigits =
  /^(?:(?<quoted>["“'].+["”'])\s+(?:in|to|as)|(?<text>.{1,60}?)\s+in)\s+(?<word>binary|hex(?:adecimal)?|octal)$/iu;
const toText =
  /^(?:(?<word>binary|hex)\s+to\s+text:?\s+)?(?<digits>[\da-f\s]+?)(?:\s+(?:in|to|as)\s+(?:text|ascii|string))?$/i;
const bits = /^(?:[01]{8}\s+)*[01]{8}$|^(?:[01]{8}){2,}$/;
/** Without a letter, pairs of digits are more likely numbers. */
const hexPairs = /^(?=.*[a-f])(?:[\da-f]{2}\s+){2,}[\da-f]{2}$/i;
const number = /^[-−+\d.,\s]+$|^0x/i;
const mayBeNumber = /^[\da-f]*\d[\da-f]*$|^[\da-f]{1,2}$/i;
const aboutCounting = /\b(?:how|what|count|convert|write|number|numbers|many)\b/i;

/** Answers `hello in binary`, `01001000 01101001` and `48 65 6c 6c 6f`. */
export function answer(query: string): Answer | undefined {
  const question = bareQuestion(query);
  return answerText(question) ?? answerDigits(question);
}

function answerText(question: string): Answer | undefined {
  const { digits = '', word } = toText.exec(question)?.groups ?? {};
  const notation: Notation | undefined = bits.test(digits)
    ? 'binary'
    : hexPairs.test(digits)
      ? 'hex'
      : undefined;
  if (!notation || (word !== undefined && word.toLowerCase() !== notation)) return undefined;
  const text = decode(digits, notation);
  if (text === undefined) return undefined;
  return {
    text,
    working: `${notation === 'hex' ? 'hexadecimal' : notation} bytes as UTF-8 text`,
    opens: digits,
    values: { mode: 'decode', notation, text: digits },
  };
}

/** Decodes printable text; undefined for any other bytes. */
function decode(digits: string, notation: Notation): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readBytes(digits, notation).bytes);
    return /^[^\p{C}]+$/u.test(text) ? text : undefined;
  } catch (error) {
    if (error instanceof ToolInputError || error instanceof TypeError) return undefined;
    throw error;
  }
}

function answerDigits(question: string): Answer | undefined {
  const { quoted, text = quoted ?? '', word = '' } = toDigits.exec(question)?.groups ?? {};
  const notation = readOwn(words, word.toLowerCase());
  const plain = withoutQuotes(text);
  if (!notation || plain === '' || number.test(plain)) return undefined;
  if (quoted === undefined && (isAboutTool(plain) || aboutCounting.test(plain))) return undefined;
  return {
    text: writeBytes(new TextEncoder().encode(plain), {
      notation,
      separator: 'space',
      isUpper: false,
      hasPrefix: false,
    }),
    working: `“${plain}” as bytes of UTF-8`,
    opens: `“${plain}”`,
    values: { mode: 'encode', notation, layout: 'space', text: plain },
    // People ask for colors in hex, too, and `ff` is more likely a number.
    ...(quoted === undefined && (notation === 'hex' || mayBeNumber.test(plain)) ? { isSecond: true } : {}),
  };
}
