import { hasLineBreak, SPACE } from '#core/json/bytes/byte-codes.ts';
import type { ChunkWriter } from './chunk-writer.ts';
import { LINE_COMMENT } from '#core/json/reading/lexer.ts';

interface Comment {
  readonly kind: number;
  readonly start: number;
  readonly end: number;
}

/** Where the token after the comments goes: on a new line, on the same line, or where the caller puts it. */
export type TokenPlace = 'new-line' | 'same-line' | 'caller-breaks';

/**
 * Holds comments until the next token shows their place, as in the source: at the end of the previous token's line, on
 * lines of their own, or directly before the next token.
 */
export class CommentQueue {
  /** The end in the source of the last token that is not a comment. */
  lastTokenEnd = 0;
  private readonly bytes: Uint8Array;
  private readonly writer: ChunkWriter;
  private readonly indent: number;
  private waiting: Comment[] = [];
  /** The output position after a line comment; the rest of that line must stay empty. */
  private lineCommentEnd = -1;

  constructor(bytes: Uint8Array, writer: ChunkWriter, indent: number) {
    this.bytes = bytes;
    this.writer = writer;
    this.indent = indent;
  }

  get isEmpty(): boolean {
    return this.waiting.length === 0;
  }

  add(kind: number, start: number, end: number): void {
    this.waiting.push({ kind, start, end });
  }

  /**
   * Writes the waiting comments before a token that starts at `nextStart` in the source, and the space or line break
   * between them. Returns whether there were any.
   */
  write(depth: number, nextStart: number, place: TokenPlace): boolean {
    if (this.waiting.length === 0) return false;
    let isLineOver = this.writer.sizeBytes === this.lineCommentEnd;
    let isLeading = false;
    let from = this.lastTokenEnd;
    for (const comment of this.waiting) {
      const isFirstOnLine = hasLineBreak(this.bytes, from, comment.start);
      const isLast = comment.kind === LINE_COMMENT || hasLineBreak(this.bytes, comment.end, nextStart);
      const leads = place === 'new-line' && !isLast;
      if (this.writer.sizeBytes > 0) {
        if (isLineOver || isFirstOnLine || (leads && !isLeading)) this.writer.breakLine(depth * this.indent);
        else this.writer.writeByte(SPACE);
      }
      this.writer.copyLines(this.bytes, comment.start, comment.end);
      isLineOver = comment.kind === LINE_COMMENT;
      isLeading = leads;
      from = comment.end;
    }
    this.waiting = [];
    this.lineCommentEnd = isLineOver ? this.writer.sizeBytes : -1;
    if (place === 'caller-breaks') return true;
    if (isLineOver || (place === 'new-line' && !isLeading)) this.writer.breakLine(depth * this.indent);
    else this.writer.writeByte(SPACE);
    return true;
  }
}
