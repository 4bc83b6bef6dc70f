import { ToolInputError } from '#core/errors.ts';
import { isMostlyUtf8, type TextEncodingName } from '#core/text/encodings/text-decoding.ts';

const zipMark = [0x50, 0x4b, 0x03, 0x04];
const oldOfficeMark = [0xd0, 0xcf, 0x11, 0xe0];
/** A broken export may hold a zero here and there; programs' own files are full of them. */
const mostZeros = 0.01;

/** Throws a ToolInputError for the beginning of a file that is no text, whatever its name says. */
export function refuseBinary(head: Uint8Array, encoding: TextEncodingName): void {
  const beginsWith = (mark: readonly number[]) => mark.every((byte, index) => head[index] === byte);
  if (beginsWith(zipMark) || beginsWith(oldOfficeMark)) {
    throw new ToolInputError('This is a workbook or an archive, not a CSV file.', {
      hint: 'Open it in your spreadsheet program, save it as CSV, and choose that file.',
    });
  }
  if (encoding.startsWith('utf-16')) return;
  const zeros = head.reduce((count, byte) => (byte === 0 ? count + 1 : count), 0);
  if (zeros > head.length * mostZeros) {
    throw new ToolInputError('This file holds no text.', {
      hint: 'A CSV file is plain text. Choose another file, or another encoding.',
    });
  }
}

/** Whether bytes that come piece by piece are UTF-8. */
export class Utf8Check {
  isUtf8 = true;
  /** True once letters beyond ASCII were met, in good order. */
  hadLetters = false;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });

  push(piece: Uint8Array): void {
    if (!this.isUtf8) return;
    try {
      const text = this.#decoder.decode(piece, { stream: true });
      this.hadLetters ||= text.length < piece.length;
    } catch {
      this.isUtf8 = false;
      this.hadLetters ||= isMostlyUtf8(piece);
    }
  }
}
