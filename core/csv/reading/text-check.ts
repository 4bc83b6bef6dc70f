import { isMostlyUtf8 } from '#core/text/encodings/text-decoding.ts';
import { findInvalidUtf8 } from '#core/text/encodings/utf8-check.ts';

/** A byte that is not valid UTF-8, and its offset from 0. */
export interface BadByte {
  readonly offset: number;
  readonly byte: number;
}

/** The longest sequence has four bytes, three of which may be in the previous chunk. */
const mostBefore = 3;

/** Checks whether bytes that arrive in chunks are valid UTF-8. */
export class Utf8Check {
  /** The first invalid byte. */
  badByte: BadByte | undefined;
  /** True after a valid letter beyond ASCII. */
  hadLetters = false;
  #before = new Uint8Array();
  #doneBytes = 0;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });

  push(piece: Uint8Array): void {
    if (this.badByte) return;
    try {
      const text = this.#decoder.decode(piece, { stream: true });
      this.hadLetters ||= text.length < piece.length;
      this.#doneBytes += piece.length;
      this.#before = Uint8Array.from([...this.#before, ...piece.slice(-mostBefore)]).slice(-mostBefore);
    } catch {
      this.#find(piece);
      this.hadLetters ||= isMostlyUtf8(piece);
    }
  }

  /** Checks the end; the last character may be incomplete. */
  finish(): void {
    if (this.badByte) return;
    try {
      this.#decoder.decode();
    } catch {
      this.#find(new Uint8Array());
    }
  }

  #find(piece: Uint8Array): void {
    // Continuation bytes of an earlier character were already checked.
    const start = this.#before.findIndex((byte) => (byte & 0xc0) !== 0x80);
    const before = start < 0 ? new Uint8Array() : this.#before.subarray(start);
    const bytes = new Uint8Array(before.length + piece.length);
    bytes.set(before);
    bytes.set(piece, before.length);
    const at = findInvalidUtf8(bytes, 1)[0] ?? 0;
    this.badByte = { offset: this.#doneBytes - before.length + at, byte: bytes[at] ?? 0 };
  }
}
