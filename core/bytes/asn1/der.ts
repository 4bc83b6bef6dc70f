import { ToolInputError } from '#core/errors.ts';

/** A value in the Distinguished Encoding Rules (X.690). */
export interface DerNode {
  /** 0 universal, 1 application, 2 context-specific, 3 private. */
  readonly class: number;
  readonly tag: number;
  readonly isConstructed: boolean;
  /** The value's position in the bytes read. */
  readonly offset: number;
  readonly headerLength: number;
  readonly content: Uint8Array;
  /** The whole value, with its header. */
  readonly bytes: Uint8Array;
  /** Empty for a primitive value. */
  readonly children: readonly DerNode[];
}

const maxDepth = 64;
const maxNodes = 200_000;

/** Reads one value that takes all the bytes. Throws a ToolInputError that names the byte where it is wrong. */
export function readDer(bytes: Uint8Array): DerNode {
  const reader = new Reader(bytes);
  const node = reader.read(0, bytes.length, 0);
  const end = node.offset + node.bytes.length;
  if (end < bytes.length) throw wrong(end, `${bytes.length - end} bytes follow the end of the data`);
  return node;
}

/** Reads the first of several values. */
export function readFirstDer(bytes: Uint8Array): DerNode {
  return new Reader(bytes).read(0, bytes.length, 0);
}

/** Reads a value that may lie within a string of bytes; undefined if there is none. */
export function tryDer(bytes: Uint8Array): DerNode | undefined {
  try {
    return readDer(bytes);
  } catch {
    // Most byte strings are not such values.
    return undefined;
  }
}

function wrong(offset: number, what: string): ToolInputError {
  return new ToolInputError(`This is not valid DER: at byte ${offset + 1}, ${what}.`, {
    hint: 'The data is damaged, cut off, or of another format.',
  });
}

class Reader {
  readonly #bytes: Uint8Array;
  #count = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  read(start: number, end: number, depth: number): DerNode {
    this.#count += 1;
    if (depth > maxDepth || this.#count > maxNodes) throw wrong(start, 'the data is nested too deeply');
    const { tag, next } = this.#readTag(start, end);
    const { length, contentStart } = this.#readLength(next, end);
    const contentEnd = contentStart + length;
    if (contentEnd > end) throw wrong(start, `a value of ${length} bytes is longer than what is left`);
    const first = this.#bytes[start] ?? 0;
    const isConstructed = (first & 0x20) !== 0;
    const children: DerNode[] = [];
    for (let offset = contentStart; isConstructed && offset < contentEnd;) {
      const child = this.read(offset, contentEnd, depth + 1);
      children.push(child);
      offset += child.bytes.length;
    }
    return {
      class: first >> 6,
      tag,
      isConstructed,
      offset: start,
      headerLength: contentStart - start,
      content: this.#bytes.subarray(contentStart, contentEnd),
      bytes: this.#bytes.subarray(start, contentEnd),
      children,
    };
  }

  #readTag(start: number, end: number) {
    if (start >= end) throw wrong(start, 'a value is missing');
    const short = (this.#bytes[start] ?? 0) & 0x1f;
    if (short < 0x1f) return { tag: short, next: start + 1 };
    let tag = 0;
    for (let offset = start + 1; offset < end && offset < start + 5; offset += 1) {
      const byte = this.#bytes[offset] ?? 0;
      tag = tag * 128 + (byte & 0x7f);
      if (byte < 0x80) return { tag, next: offset + 1 };
    }
    throw wrong(start, 'a tag does not end');
  }

  #readLength(start: number, end: number) {
    if (start >= end) throw wrong(start, 'a length is missing');
    const first = this.#bytes[start] ?? 0;
    if (first < 0x80) return { length: first, contentStart: start + 1 };
    const count = first & 0x7f;
    if (count === 0) throw wrong(start, 'a length is left open, as BER allows and DER does not');
    if (count > 4 || start + 1 + count > end) throw wrong(start, 'a length is too long');
    let length = 0;
    for (let index = 1; index <= count; index += 1) length = length * 256 + (this.#bytes[start + index] ?? 0);
    return { length, contentStart: start + 1 + count };
  }
}
