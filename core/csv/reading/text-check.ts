import { ToolInputError } from '#core/errors.ts';
import { isMostlyUtf8, type TextEncodingName } from '#core/text/encodings/text-decoding.ts';
import { findInvalidUtf8 } from '#core/text/encodings/utf8-check.ts';

const zipMark = [0x50, 0x4b, 0x03, 0x04];
const oldOfficeMark = [0xd0, 0xcf, 0x11, 0xe0];
/** The share of zero bytes above which a file is binary. A broken export may have a few, but binary files have many. */
const mostZeros = 0.01;
/** So few zero bytes prove nothing in a short text. */
const fewZeros = 3;

/** Throws a ToolInputError if the beginning of a file is not text, whatever the file's name. */
export function refuseBinary(head: Uint8Array, encoding: TextEncodingName): void {
  const beginsWith = (mark: readonly number[]) => mark.every((byte, index) => head[index] === byte);
  if (beginsWith(zipMark) || beginsWith(oldOfficeMark)) {
    throw new ToolInputError('This is a workbook or an archive, not a CSV file.', {
      hint: 'Open it in your spreadsheet program, save it as CSV, and choose that file.',
    });
  }
  if (encoding.startsWith('utf-16')) return;
  const zeros = head.reduce((count, byte) => (byte === 0 ? count + 1 : count), 0);
  if (zeros > Math.max(fewZeros, head.length * mostZeros)) {
    throw new ToolInputError('This file holds no text.', {
      hint: 'A CSV file is plain text. Choose another file, or another encoding.',
    });
  }
}

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
