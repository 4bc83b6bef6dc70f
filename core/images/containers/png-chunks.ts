import { ToolInputError } from '#core/errors.ts';
import {
  type Bytes,
  concatBytes,
  latin1At,
  latin1Bytes,
  startsWithLatin1,
  uint32Bytes,
  viewOf,
} from '#core/images/byte-access.ts';

export interface PngChunk {
  readonly type: string;
  readonly data: Uint8Array;
  /** The offset of the chunk in the file, where its length field begins. */
  readonly start: number;
}

const pngSignature = '\x89PNG\r\n\x1a\n';

/**
 * Splits a PNG file into its chunks up to IEND and verifies each checksum (W3C PNG, section 5). Throws a ToolInputError
 * that names the wrong chunk.
 */
export function readPngChunks(bytes: Uint8Array): PngChunk[] {
  if (!startsWithLatin1(bytes, pngSignature)) throw new ToolInputError('This is not a PNG file.');
  const view = viewOf(bytes);
  const chunks: PngChunk[] = [];
  let offset = pngSignature.length;
  while (chunks.at(-1)?.type !== 'IEND') {
    if (offset + 12 > bytes.length) throw cutShort(offset);
    const length = view.getUint32(offset);
    const type = latin1At(bytes, offset + 4, 4);
    const end = offset + 12 + length;
    if (end > bytes.length) throw cutShort(offset, type);
    const data = bytes.subarray(offset + 8, end - 4);
    // Damaged ancillary chunks (lower-case first letter) are harmless, and are skipped.
    if (crc32(bytes.subarray(offset + 4, end - 4)) === view.getUint32(end - 4))
      chunks.push({ type, data, start: offset });
    else if (isCritical(type)) throw damaged(`chunk ${type} at byte ${offset} fails its checksum`, offset);
    offset = end;
  }
  if (chunks[0]?.type !== 'IHDR' || chunks[0].data.length !== 13) throw damaged('it has no header', 8);
  return chunks;
}

/** Joins chunks into a PNG file. */
export function writePngChunks(chunks: readonly Pick<PngChunk, 'type' | 'data'>[]): Bytes {
  return concatBytes([pngSignatureBytes(), ...chunks.map(({ type, data }) => encodePngChunk(type, data))]);
}

/** Returns the signature of every PNG file. */
export function pngSignatureBytes(): Bytes {
  return latin1Bytes(pngSignature);
}

export function encodePngChunk(type: string, data: Uint8Array): Bytes {
  const head = latin1Bytes(type);
  return concatBytes([uint32Bytes(data.length), head, data, uint32Bytes(crc32(data, crc32(head)))]);
}

/** True if a reader must understand the chunk: its first letter is upper case. */
export function isCritical(type: string): boolean {
  return /^[A-Z]/.test(type);
}

function cutShort(offset: number, type?: string): ToolInputError {
  const where = type ? `inside chunk ${type}` : 'before its closing chunk';
  return new ToolInputError(`The PNG file is cut short: it ends ${where} (byte ${offset}).`, {
    offset,
    hint: 'Copy or download the file again.',
  });
}

function damaged(problem: string, offset: number): ToolInputError {
  return new ToolInputError(`The PNG file is damaged: ${problem}.`, {
    offset,
    hint: 'Copy or download the file again.',
  });
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** Computes the CRC-32 of ISO 3309, continuing from an earlier one. */
export function crc32(bytes: Uint8Array, previous = 0): number {
  let crc = ~previous;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}
