import { readBytes } from '#core/files/read-bytes.ts';
import { ToolInputError } from '#core/errors.ts';
import { refuseBinary } from '#core/text/kinds/binary-kind.ts';
import { decodeText, type TextEncodingName } from '#core/text/encodings/text-decoding.ts';

/** JSON as UTF-8 bytes, and how they differ from the input. */
export interface SourceBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly encoding: TextEncodingName;
  readonly hasByteOrderMark: boolean;
  /** True if the text had lone surrogates, which UTF-8 cannot hold; each became U+FFFD. */
  readonly hasReplacements: boolean;
}

/** Larger files would need more memory than a page gets: a few times their size. */
const sizeLimitBytes = 1_000_000_000;

/** Reads typed text. */
export function bytesOfText(text: string): SourceBytes {
  const hasByteOrderMark = text.startsWith('\ufeff');
  return {
    bytes: new TextEncoder().encode(hasByteOrderMark ? text.slice(1) : text),
    encoding: 'utf-8',
    hasByteOrderMark,
    hasReplacements: !text.isWellFormed(),
  };
}

/** Reads a file's bytes. Converts UTF-16 to UTF-8, and treats anything else as UTF-8, even if it is invalid. */
export function bytesOfFile(file: Uint8Array<ArrayBuffer>): SourceBytes {
  const head = decodeText(file.subarray(0, 512));
  if (head.encoding === 'utf-16le' || head.encoding === 'utf-16be') {
    const text = new TextDecoder(head.encoding).decode(file);
    return { ...bytesOfText(text), encoding: head.encoding, hasByteOrderMark: head.hasByteOrderMark };
  }
  const hasByteOrderMark = file[0] === 0xef && file[1] === 0xbb && file[2] === 0xbf;
  return {
    bytes: hasByteOrderMark ? file.subarray(3) : file,
    encoding: 'utf-8',
    hasByteOrderMark,
    hasReplacements: false,
  };
}

/** Reads text or a file in any encoding used for JSON. Throws a ToolInputError if it is too large. */
export async function readSource(data: string | Blob): Promise<SourceBytes> {
  if (typeof data === 'string') return bytesOfText(data);
  if (data.size > sizeLimitBytes) {
    throw new ToolInputError('This file is larger than 1 GB, which is more than a page can hold in memory.', {
      hint: 'Split it first; a JSON Lines file can be split at any line.',
    });
  }
  const bytes = await readBytes(data);
  refuseBinary(bytes, data instanceof File ? data.name : undefined);
  return bytesOfFile(bytes);
}
