import { DOUBLE_QUOTE, hasLineBreak, LINE_FEED, SINGLE_QUOTE } from '#core/json/bytes/byte-codes.ts';
import { IS_UNCLOSED, type Lexer, WORD } from './lexer.ts';

/** A comment sign in Python and YAML, without meaning in JSON. */
export const HASH = 0x23;

/**
 * Skips the words and strings on the same line after a meaningless word, so that one slip, such as text without quotes,
 * is one error. Returns where the stray text ends.
 */
export function skipStrayText(lexer: Lexer): number {
  const { bytes } = lexer;
  let { start, end } = lexer;
  if (bytes[start] === HASH) return skipLine(lexer);
  for (;;) {
    const kind = lexer.next();
    const isText = kind === WORD || kind === DOUBLE_QUOTE || kind === SINGLE_QUOTE;
    if (!isText || hasLineBreak(bytes, end, lexer.start)) break;
    ({ start, end } = lexer);
    // An unclosed quote ends the text, so that it does not include the brackets after it.
    if (kind !== WORD && (lexer.flags & IS_UNCLOSED) !== 0) {
      end = start + 1;
      break;
    }
  }
  lexer.rewindTo(start, end);
  return end;
}

function skipLine(lexer: Lexer): number {
  const { start } = lexer;
  const lineEnd = lexer.bytes.indexOf(LINE_FEED, start);
  const end = lineEnd < 0 ? lexer.limit : Math.min(lineEnd, lexer.limit);
  lexer.rewindTo(start, end);
  return end;
}
