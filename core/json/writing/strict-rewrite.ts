import {
  COLON,
  COMMA,
  hasLineBreak,
  LEFT_BRACE,
  LEFT_BRACKET,
  LINE_FEED,
  RIGHT_BRACE,
  RIGHT_BRACKET,
  SPACE,
} from '#core/json/bytes/byte-codes.ts';
import { nextToken } from '#core/json/reading/child-walk.ts';
import { ChunkWriter, joinChunks } from './chunk-writer.ts';
import { BLOCK_COMMENT, END, EXOTIC_SPACE, Lexer, LINE_COMMENT } from '#core/json/reading/lexer.ts';
import { strictToken } from './strict-token.ts';

/**
 * Turns valid JSONC or JSON5 into strict JSON: drops comments and trailing commas, and rewrites the tokens that JSON
 * lacks. Everything else stays unchanged, including white space. NaN and Infinity become null.
 */
export function rewriteStrictly(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new StrictRewriter(bytes).run();
}

class StrictRewriter {
  private readonly bytes: Uint8Array;
  private readonly writer = new ChunkWriter();
  private readonly lexer: Lexer;
  private readonly lookahead: Lexer;
  private containers = new Uint8Array(256);
  private depth = 0;
  private last = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.lexer = new Lexer(bytes);
    this.lookahead = new Lexer(bytes);
  }

  run(): Uint8Array<ArrayBuffer> {
    const { bytes, lexer, writer } = this;
    let copied = 0;
    for (let kind = lexer.next(); kind !== END; kind = lexer.next()) {
      writer.copy(bytes, copied, lexer.start);
      this.writeToken(kind);
      copied = lexer.end;
    }
    writer.copy(bytes, copied, bytes.length);
    return joinChunks(writer.finish());
  }

  private writeToken(kind: number): void {
    const { bytes, lexer, writer } = this;
    if (kind === LINE_COMMENT || kind === BLOCK_COMMENT) {
      // Only this may be between two documents.
      if (this.depth === 0 && hasLineBreak(bytes, lexer.start, lexer.end)) writer.writeByte(LINE_FEED);
      return;
    }
    if (kind === EXOTIC_SPACE) {
      writer.writeByte(SPACE);
      return;
    }
    const isInObject = this.depth > 0 && this.containers[this.depth - 1] === LEFT_BRACE;
    if (kind === COMMA) {
      if (!this.isBeforeCloser()) writer.writeByte(COMMA);
    } else if (this.track(kind)) writer.writeByte(kind);
    else {
      const isKey = isInObject && this.last !== COLON;
      const strict = strictToken(bytes, lexer.start, lexer.end, lexer.flags, isKey);
      if (strict) writer.copy(strict, 0, strict.length);
      else writer.copy(bytes, lexer.start, lexer.end);
    }
    this.last = kind;
  }

  /** Tracks the open brackets; returns true for punctuation. */
  private track(kind: number): boolean {
    if (kind === LEFT_BRACE || kind === LEFT_BRACKET) {
      if (this.depth === this.containers.length) {
        const grown = new Uint8Array(this.depth * 2);
        grown.set(this.containers);
        this.containers = grown;
      }
      this.containers[this.depth] = kind;
      this.depth += 1;
      return true;
    }
    const isCloser = kind === RIGHT_BRACE || kind === RIGHT_BRACKET;
    if (isCloser) this.depth -= 1;
    return isCloser || kind === COLON;
  }

  private isBeforeCloser(): boolean {
    this.lookahead.reset(this.lexer.end);
    const next = nextToken(this.lookahead);
    return next === RIGHT_BRACE || next === RIGHT_BRACKET;
  }
}
