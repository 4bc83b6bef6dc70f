/** A multiple of three, so that only the last chunk has padding. Small enough to spread into a function call. */
const pieceBytes = 24_576;

/** Encodes as Base64 in one line, with padding (RFC 4648 section 4). */
export function encodeBase64(bytes: Uint8Array): string {
  // Older browsers lack `toBase64`.
  if ('toBase64' in Uint8Array.prototype) return bytes.toBase64();
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(start, start + pieceBytes))));
  }
  return pieces.join('');
}
