/** 132 bits: nobody finds another body with the same hash, and the service worker's list stays small. */
const hashLength = 22;

/** The name of a body by what it holds: its SHA-256 digest in base64url, cut to the length that the site uses. */
export function contentHash(digest: Uint8Array): string {
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, hashLength);
}
