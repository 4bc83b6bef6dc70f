import {
  COLON,
  COMMA,
  LEFT_BRACE,
  LEFT_BRACKET,
  RIGHT_BRACE,
  RIGHT_BRACKET,
} from '#core/json/bytes/byte-codes.ts';
import type { ContainerIndex } from './container-index.ts';
import { BLOCK_COMMENT, END, EXOTIC_SPACE, Lexer, LINE_COMMENT } from './lexer.ts';
import { Uint32List } from '#core/json/bytes/uint32-list.ts';

/** The id of the node above several documents. Every other id is the byte offset at which a value begins. */
export const documentsNode = -1;

/** A child of a container: the byte offsets of its value and of its key, if it has one. */
export interface Child {
  readonly index: number;
  /** The offset of the key; -1 in an array. */
  readonly keyStart: number;
  readonly keyEnd: number;
  readonly start: number;
  readonly end: number;
}

const childrenPerMark = 1024;

/** Iterates over the children of containers in a valid text; an index speeds up large ones. */
export class ChildWalk {
  private readonly bytes: Uint8Array;
  private readonly index: ContainerIndex;
  /** For each container: where child 1,024 begins, child 2,048 and so on, as far as iterations have come. */
  private readonly marks = new Map<number, Uint32List>();

  constructor(bytes: Uint8Array, index: ContainerIndex) {
    this.bytes = bytes;
    this.index = index;
  }

  /** Yields the children of a container, beginning with the `from`-th. */
  *children(container: number, from = 0): Generator<Child> {
    const known = this.marks.get(container);
    const mark = Math.min(Math.floor(from / childrenPerMark), known?.length ?? 0);
    const lexer = new Lexer(this.bytes, mark === 0 ? container + 1 : known?.get(mark - 1));
    const isObject = this.bytes[container] === LEFT_BRACE;
    for (let index = mark * childrenPerMark; ; index += 1) {
      const kind = nextToken(lexer);
      if (kind === END || kind === RIGHT_BRACE || kind === RIGHT_BRACKET) return;
      if (index % childrenPerMark === 0) this.remember(container, index / childrenPerMark, lexer.start);
      const keyStart = isObject ? lexer.start : -1;
      const keyEnd = isObject ? lexer.end : -1;
      if (isObject && nextToken(lexer) === COLON) nextToken(lexer);
      const { start } = lexer;
      const end = this.skipValue(lexer);
      if (index >= from) yield { index, keyStart, keyEnd, start, end };
      lexer.reset(end);
      if (container !== documentsNode && nextToken(lexer) !== COMMA) return;
    }
  }

  /** Returns how many children a container has. */
  countChildren(container: number): number {
    const place = container === documentsNode ? -1 : this.index.find(container);
    if (place >= 0) return this.index.countAt(place);
    let count = 0;
    for (const child of this.children(container)) count = child.index + 1;
    return count;
  }

  /** Returns the end of the value that begins at `start`. */
  valueEnd(start: number): number {
    const lexer = new Lexer(this.bytes, start);
    lexer.next();
    return this.skipValue(lexer);
  }

  private remember(container: number, mark: number, start: number): void {
    if (mark === 0) return;
    const marks = this.marks.get(container) ?? new Uint32List();
    if (marks.length === mark - 1) marks.push(start);
    this.marks.set(container, marks);
  }

  /** Returns the end of the value whose first token has just been read. */
  private skipValue(lexer: Lexer): number {
    const { start, end } = lexer;
    const first = this.bytes[start];
    if (first !== LEFT_BRACE && first !== LEFT_BRACKET) return end;
    const place = this.index.find(start);
    if (place >= 0) return this.index.endAt(place);
    for (let depth = 1; depth > 0;) {
      const kind = lexer.next();
      if (kind === LEFT_BRACE || kind === LEFT_BRACKET) depth += 1;
      else if (kind === RIGHT_BRACE || kind === RIGHT_BRACKET || kind === END) depth -= 1;
    }
    return lexer.end;
  }
}

/** Reads the next token that is neither a comment nor white space. */
export function nextToken(lexer: Lexer): number {
  for (;;) {
    const kind = lexer.next();
    if (kind !== LINE_COMMENT && kind !== BLOCK_COMMENT && kind !== EXOTIC_SPACE) return kind;
  }
}
