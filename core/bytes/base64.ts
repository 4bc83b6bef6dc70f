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

/** Encodes as Base64url without padding (RFC 4648 section 5). */
export function encodeBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Reads base64url with or without padding. Throws a DOMException for any other character. */
export function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
