import {
  COLON,
  COMMA,
  LEFT_BRACE,
  LEFT_BRACKET,
  RIGHT_BRACE,
  RIGHT_BRACKET,
} from '#core/json/bytes/byte-codes.ts';
import { BLOCK_COMMENT, END, Lexer, LINE_COMMENT } from '#core/json/reading/lexer.ts';

/** True if the array or object at `start` takes at most `room` bytes on one line, and has no comments. */
export function fitsOnLine(bytes: Uint8Array, start: number, room: number): boolean {
  // White space between tokens does not count, but reading it takes time, so the search is limited.
  const lexer = new Lexer(bytes, start, Math.min(bytes.length, start + 2048));
  let depth = 0;
  let width = 0;
  while (width <= room) {
    const kind = lexer.next();
    if (kind === END || kind === LINE_COMMENT || kind === BLOCK_COMMENT) return false;
    width += lexer.end - lexer.start;
    if (kind === COMMA || kind === COLON || kind === LEFT_BRACE || kind === RIGHT_BRACE) width += 1;
    if (kind === LEFT_BRACE || kind === LEFT_BRACKET) depth += 1;
    else if (kind === RIGHT_BRACE || kind === RIGHT_BRACKET) depth -= 1;
    if (depth === 0) return width <= room;
  }
  return false;
}
