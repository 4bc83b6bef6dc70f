/** SEQUENCE { OBJECT IDENTIFIER rsaEncryption, NULL } (RFC 8017, appendix A.1). */
const rsaAlgorithm = [0x30, 13, 6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 13, 1, 1, 1, 5, 0];

/**
 * “RSA PUBLIC KEY” (PKCS #1) as “PUBLIC KEY” (SubjectPublicKeyInfo, RFC 5280, section 4.1), which is the former in a
 * bit string after the name of its algorithm. Throws a DOMException for what is no Base64.
 */
export function pemOfOpenKey(pem: string): string {
  const body = pem.replace(/-----[A-Z ]+-----/g, '').replace(/\s+/g, '');
  const key = Array.from(atob(body), (character) => character.charCodeAt(0));
  const info = element(0x30, [...rsaAlgorithm, ...element(3, [0, ...key])]);
  const text = btoa(String.fromCharCode(...info));
  return `-----BEGIN PUBLIC KEY-----\n${text}\n-----END PUBLIC KEY-----`;
}

/** A DER element: its tag, its length and its content. */
function element(tag: number, content: readonly number[]): number[] {
  const { length } = content;
  if (length < 128) return [tag, length, ...content];
  const bytes = length < 256 ? [length] : [length >> 8, length & 255];
  return [tag, 128 + bytes.length, ...bytes, ...content];
}
