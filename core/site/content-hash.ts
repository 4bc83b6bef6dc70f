/**
 * 132 bits: enough that no one can find another body with the same hash, and short enough to keep the service worker's
 * list small.
 */
const hashLength = 22;

/** Returns a body's name from its content: its SHA-256 digest in base64url, cut to the length that the site uses. */
export function contentHash(digest: Uint8Array): string {
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, hashLength);
}
