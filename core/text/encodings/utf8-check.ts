const chunkBytes = 1 << 20;

/** Returns the offsets of bytes that begin no valid UTF-8 sequence (RFC 3629), at most `limit`; usually none. */
export function findInvalidUtf8(bytes: Uint8Array, limit: number): number[] {
  if (isValidUtf8(bytes)) return [];
  const offsets: number[] = [];
  for (let at = 0; at < bytes.length && offsets.length < limit;) {
    const length = sequenceLength(bytes, at);
    if (length === 0) offsets.push(at);
    at += length || 1;
  }
  return offsets;
}

/** Uses the native decoder, which is far faster than a loop. It works in chunks, so that it does not copy the whole. */
function isValidUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += chunkBytes) {
      decoder.decode(bytes.subarray(at, at + chunkBytes), { stream: true });
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the length of the sequence at `at` by the table of well-formed sequences (Unicode, table 3-7); 0 if
 * malformed.
 */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] as number;
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  const second = bytes[at + 1] ?? 0;
  const [low, high] = secondByteRange(first);
  if (second < low || second > high) return 0;
  for (let index = 2; index < length; index += 1) {
    if (((bytes[at + index] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  return length;
}

function secondByteRange(first: number): readonly [low: number, high: number] {
  if (first === 0xe0) return [0xa0, 0xbf];
  if (first === 0xed) return [0x80, 0x9f];
  if (first === 0xf0) return [0x90, 0xbf];
  if (first === 0xf4) return [0x80, 0x8f];
  return [0x80, 0xbf];
}
