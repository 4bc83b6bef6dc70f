import {
  COLON,
  COMMA,
  LEFT_BRACE,
  LEFT_BRACKET,
  RIGHT_BRACE,
  RIGHT_BRACKET,
  SPACE,
} from '#core/json/bytes/byte-codes.ts';
import type { ChunkWriter } from './chunk-writer.ts';
import { CommentQueue } from './comment-queue.ts';
import { fitsOnLine } from './line-fitting.ts';
import { reportEveryBytes, type ReportBytes } from '#core/json/bytes/progress.ts';
import {
  BLOCK_COMMENT,
  END,
  EXOTIC_SPACE,
  HAS_CONTINUATION,
  Lexer,
  LINE_COMMENT,
  WORD,
} from '#core/json/reading/lexer.ts';

export interface LayoutOptions {
  /** Spaces per level; `undefined` writes no white space at all and drops comments. */
  readonly indent: number | undefined;
  /** Writes short arrays and objects on one line. */
  readonly isShortInline: boolean;
}

/** The maximum line width for short containers. */
const lineWidth = 80;

const NOTHING = 0;
const VALUE_OR_KEY = WORD;

/** Formats a valid text: copies every token unchanged and replaces the white space between them. */
export class Formatter {
  private readonly bytes: Uint8Array;
  private readonly writer: ChunkWriter;
  private readonly options: LayoutOptions;
  private readonly lexer: Lexer;
  private readonly comments: CommentQueue;
  private depth = 0;
  private last = NOTHING;
  /** The depth of the container being written on one line; -1 if there is none. */
  private inlineDepth = -1;

  constructor(bytes: Uint8Array, writer: ChunkWriter, options: LayoutOptions) {
    this.bytes = bytes;
    this.writer = writer;
    this.options = options;
    this.lexer = new Lexer(bytes);
    this.comments = new CommentQueue(bytes, writer, options.indent ?? 0);
  }

  run(report?: ReportBytes): void {
    const { lexer } = this;
    let nextReport = reportEveryBytes;
    for (let kind = lexer.next(); kind !== END; kind = lexer.next()) {
      if (kind === COMMA) this.writeComma();
      else if (kind === COLON) this.writeColon();
      else if (kind === RIGHT_BRACE || kind === RIGHT_BRACKET) this.writeCloser(kind);
      else if (kind === LEFT_BRACE || kind === LEFT_BRACKET) this.writeOpener(kind);
      else if (kind === LINE_COMMENT || kind === BLOCK_COMMENT) this.queueComment(kind);
      else if (kind !== EXOTIC_SPACE) this.writeScalar();
      if (lexer.end < nextReport) continue;
      report?.(lexer.end);
      nextReport = lexer.end + reportEveryBytes;
    }
    this.comments.write(0, this.bytes.length, 'caller-breaks');
  }

  private queueComment(kind: number): void {
    if (this.options.indent !== undefined) this.comments.add(kind, this.lexer.start, this.lexer.end);
  }

  private writeComma(): void {
    this.writer.writeByte(COMMA);
    this.comments.write(this.depth, this.lexer.start, 'caller-breaks');
    this.finishToken(COMMA);
  }

  private writeColon(): void {
    this.comments.write(this.depth, this.lexer.start, 'same-line');
    this.writer.writeByte(COLON);
    this.finishToken(COLON);
  }

  private writeScalar(): void {
    const { bytes, lexer, writer } = this;
    this.separate();
    const { start, end } = lexer;
    if ((lexer.flags & HAS_CONTINUATION) === 0) writer.copy(bytes, start, end);
    else writer.copyLines(bytes, start, end);
    this.finishToken(VALUE_OR_KEY);
  }

  private writeOpener(kind: number): void {
    this.separate();
    this.depth += 1;
    this.writer.writeByte(kind);
    const { indent, isShortInline } = this.options;
    if (isShortInline && indent !== undefined && this.inlineDepth < 0) {
      const room = lineWidth - this.writer.column;
      if (fitsOnLine(this.bytes, this.lexer.start, room)) this.inlineDepth = this.depth;
    }
    this.finishToken(kind);
  }

  private writeCloser(kind: number): void {
    const isEmpty = (this.last === LEFT_BRACE || this.last === LEFT_BRACKET) && this.comments.isEmpty;
    this.comments.write(this.depth, this.lexer.start, 'caller-breaks');
    this.depth -= 1;
    if (!isEmpty && this.options.indent !== undefined) {
      if (this.inlineDepth < 0) this.writer.breakLine(this.depth * this.options.indent);
      else if (kind === RIGHT_BRACE) this.writer.writeByte(SPACE);
    }
    if (this.depth < this.inlineDepth) this.inlineDepth = -1;
    this.writer.writeByte(kind);
    this.finishToken(VALUE_OR_KEY);
  }

  /** Writes the separator between the last token and a key or value. */
  private separate(): void {
    const { comments, depth, last, lexer, writer } = this;
    const { indent } = this.options;
    if (last === NOTHING) {
      comments.write(depth, lexer.start, 'new-line');
      return;
    }
    const isDocument = last === VALUE_OR_KEY;
    const isNewLine = isDocument || (last !== COLON && indent !== undefined && this.inlineDepth < 0);
    if (comments.write(depth, lexer.start, isNewLine ? 'new-line' : 'same-line')) return;
    if (isNewLine) writer.breakLine(depth * (indent ?? 0));
    else if (indent !== undefined && last !== LEFT_BRACKET) writer.writeByte(SPACE);
  }

  private finishToken(kind: number): void {
    this.last = kind;
    this.comments.lastTokenEnd = this.lexer.end;
  }
}
