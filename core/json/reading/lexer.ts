import {
  BLANK,
  byteClasses,
  findQuoteAfterBreak,
  isCommentStart,
  isLineEnd,
  MAYBE_COMMENT,
  MAYBE_EXOTIC,
  PLAIN,
  PUNCTUATION,
  QUOTE,
} from '#core/json/bytes/byte-classes.ts';
import {
  ASTERISK,
  BACKSLASH,
  CARRIAGE_RETURN,
  DOUBLE_QUOTE,
  exoticSpaceLength,
  LINE_FEED,
  SLASH,
  SPACE,
} from '#core/json/bytes/byte-codes.ts';

/** Token kinds. For punctuation and strings, the kind is the code of the first byte; all others use these constants. */
export const END = 0;
/** Anything else: a number, a literal, a bare word, or a character without meaning. */
export const WORD = 1;
export const LINE_COMMENT = 2;
export const BLOCK_COMMENT = 3;
/** White space that JSON5 allows and JSON does not. */
export const EXOTIC_SPACE = 4;

/** Flags of a string or comment token. */
export const HAS_ESCAPE = 1;
export const HAS_CONTROL = 2;
export const IS_UNCLOSED = 4;
export const HAS_LINE_BREAK = 8;
/** A backslash at the end of a line within a string, as JSON5 allows. */
export const HAS_CONTINUATION = 16;

const nothing = { start: 0, end: 0, flags: 0 };

/**
 * Splits UTF-8 bytes into the tokens of JSON, JSONC and JSON5, without recursion and without checking their content.
 * After `next`, `start`, `end` and `flags` describe the token.
 */
export class Lexer {
  readonly bytes: Uint8Array;
  start = 0;
  end = 0;
  flags = 0;
  limit: number;
  private position: number;
  /** The last unclosed string with each quote: all such quotes in it are escaped, so none of them begins a closed one. */
  private unclosedDouble = nothing;
  private unclosedSingle = nothing;

  constructor(bytes: Uint8Array, from = 0, to = bytes.length) {
    this.bytes = bytes;
    this.position = from;
    this.limit = to;
  }

  /** Continues at `from` and ends at `to`. */
  reset(from: number, to = this.bytes.length): void {
    this.position = from;
    this.limit = to;
    this.unclosedDouble = this.unclosedSingle = nothing;
  }

  /** Makes the range from `start` to `end` the current token, and continues after it. */
  rewindTo(start: number, end: number): void {
    this.start = start;
    this.end = this.position = end;
  }

  next(): number {
    const { bytes, limit } = this;
    let at = this.position;
    for (; at < limit; at += 1) {
      const byte = bytes[at] as number;
      const byteClass = byteClasses[byte] as number;
      if (byteClass === BLANK) continue;
      this.start = at;
      if (byteClass === PUNCTUATION) {
        this.end = this.position = at + 1;
        return byte;
      }
      if (byteClass === QUOTE) return this.readString(byte);
      return byteClass === PLAIN ? this.readWord(at + 1) : this.readUncommon(byteClass);
    }
    this.start = this.end = this.position = limit;
    return END;
  }

  private readString(quote: number): number {
    const { bytes, limit } = this;
    const isDouble = quote === DOUBLE_QUOTE;
    const unclosed = isDouble ? this.unclosedDouble : this.unclosedSingle;
    if (this.start >= unclosed.start && this.start < unclosed.end) return this.endUnclosed(quote, unclosed);
    let at = this.start + 1;
    let flags = 0;
    for (; at < limit; at += 1) {
      const byte = bytes[at] as number;
      if (byte === quote) {
        this.flags = flags;
        this.end = this.position = at + 1;
        return quote;
      }
      if (byte === BACKSLASH) {
        flags |= HAS_ESCAPE;
        at += 1;
        const escaped = bytes[at];
        if (escaped !== LINE_FEED && escaped !== CARRIAGE_RETURN) continue;
        flags |= HAS_CONTINUATION;
        if (escaped === CARRIAGE_RETURN && bytes[at + 1] === LINE_FEED) at += 1;
      } else if (byte < SPACE) {
        flags |= HAS_CONTROL;
        if (byte !== LINE_FEED && byte !== CARRIAGE_RETURN) continue;
        const resumed = findQuoteAfterBreak(bytes, at, limit, quote);
        if (resumed < 0) break;
        flags |= HAS_LINE_BREAK;
        at = resumed - 1;
      }
    }
    const found = { start: this.start, end: Math.min(at, limit), flags: flags | IS_UNCLOSED };
    if (isDouble) this.unclosedDouble = found;
    else this.unclosedSingle = found;
    return this.endUnclosed(quote, found);
  }

  private endUnclosed(quote: number, { end, flags }: typeof nothing): number {
    this.flags = flags;
    this.end = this.position = end;
    return quote;
  }

  private readWord(from: number): number {
    const { bytes, limit } = this;
    let at = from;
    for (; at < limit; at += 1) {
      const byteClass = byteClasses[bytes[at] as number] as number;
      if (byteClass === PLAIN) continue;
      if (byteClass === MAYBE_COMMENT && !isCommentStart(bytes[at + 1])) continue;
      if (byteClass === MAYBE_EXOTIC && exoticSpaceLength(bytes, at) === 0) continue;
      break;
    }
    this.flags = 0;
    this.end = this.position = at;
    return WORD;
  }

  private readUncommon(byteClass: number): number {
    const { bytes, start } = this;
    if (byteClass === MAYBE_COMMENT) {
      const next = bytes[start + 1];
      return start + 1 < this.limit && isCommentStart(next)
        ? this.readComment(next)
        : this.readWord(start + 1);
    }
    const length = exoticSpaceLength(bytes, start);
    if (length === 0) return this.readWord(start + 1);
    this.flags = 0;
    this.end = this.position = start + length;
    return EXOTIC_SPACE;
  }

  private readComment(second: number | undefined): number {
    const { bytes, limit } = this;
    const isLine = second === SLASH;
    let at = this.start + 2;
    this.flags = 0;
    if (isLine) {
      while (at < limit && !isLineEnd(bytes, at)) at += 1;
    } else {
      while (at < limit && !(bytes[at] === ASTERISK && bytes[at + 1] === SLASH)) at += 1;
      if (at + 1 >= limit) this.flags = IS_UNCLOSED;
      at = Math.min(at + 2, limit);
    }
    this.end = this.position = at;
    return isLine ? LINE_COMMENT : BLOCK_COMMENT;
  }
}
