import { COLON, COMMA, LEFT_BRACE, RIGHT_BRACE, RIGHT_BRACKET } from '#core/json/bytes/byte-codes.ts';
import { documentsNode } from '#core/json/reading/child-walk.ts';
import type { Lexer } from '#core/json/reading/lexer.ts';
import type { PathSegment } from './paths.ts';
import { decodeToken } from '#core/json/reading/string-token.ts';
import { Uint32List } from '#core/json/bytes/uint32-list.ts';

/** The role of a token in the document. */
export const KEY = 1;
export const VALUE = 2;
export const CLOSER = 3;
export const MARK = 0;

/** A step on the path to a value: a container and the index of its next child. */
export interface TrailStep {
  readonly id: number;
  readonly childIndex: number;
}

/** Follows the tokens of a valid text and knows the path from the root to each of them. */
export class PathStack {
  /** The number of documents that have ended. */
  documents = 0;
  private readonly bytes: Uint8Array;
  private readonly starts = new Uint32List();
  private readonly indices = new Uint32List();
  private readonly keyStarts = new Uint32List();
  private readonly keyEnds = new Uint32List();
  private isAfterColon = false;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  get depth(): number {
    return this.starts.length;
  }

  /** Byte offset of the innermost container. */
  get container(): number {
    return this.starts.get(this.depth - 1);
  }

  /**
   * Processes the token that `lexer` has just read and returns its role. An opening bracket counts as a value until
   * entered.
   */
  take(kind: number, lexer: Lexer): number {
    const top = this.depth - 1;
    if (kind === COLON) this.isAfterColon = true;
    else if (kind === COMMA) this.indices.set(top, this.indices.get(top) + 1);
    if (kind === COLON || kind === COMMA) return MARK;
    if (kind === RIGHT_BRACE || kind === RIGHT_BRACKET) {
      this.leave();
      return CLOSER;
    }
    if (top >= 0 && !this.isAfterColon && this.bytes[this.starts.get(top)] === LEFT_BRACE) {
      this.keyStarts.set(top, lexer.start);
      this.keyEnds.set(top, lexer.end);
      return KEY;
    }
    this.isAfterColon = false;
    return VALUE;
  }

  /** Records the end of a value: a scalar, or a container that was closed or skipped. */
  passValue(): void {
    if (this.depth === 0) this.documents += 1;
  }

  /** Enters the container whose opening bracket was the last token. */
  enter(start: number): void {
    this.starts.push(start);
    this.indices.push(0);
    this.keyStarts.push(0);
    this.keyEnds.push(0);
  }

  /** Returns the keys and indexes down to the last key or value, at most the last `limit` of them. */
  segments(limit = Infinity): PathSegment[] {
    const segments: PathSegment[] = [];
    for (let level = Math.max(0, this.depth - limit); level < this.depth; level += 1) {
      const isObject = this.bytes[this.starts.get(level)] === LEFT_BRACE;
      if (isObject)
        segments.push(decodeToken(this.bytes, this.keyStarts.get(level), this.keyEnds.get(level)));
      else segments.push(this.indices.get(level));
    }
    return segments;
  }

  trail(isManyDocuments: boolean): TrailStep[] {
    const steps: TrailStep[] = [];
    if (isManyDocuments) steps.push({ id: documentsNode, childIndex: this.documents });
    for (let level = 0; level < this.depth; level += 1) {
      steps.push({ id: this.starts.get(level), childIndex: this.indices.get(level) });
    }
    return steps;
  }

  private leave(): void {
    this.starts.pop();
    this.indices.pop();
    this.keyStarts.pop();
    this.keyEnds.pop();
  }
}
