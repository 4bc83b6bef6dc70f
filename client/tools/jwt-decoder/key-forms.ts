import { readOwn } from '#core/collections/read-own.ts';

/** OBJECT IDENTIFIER id-ecPublicKey (RFC 5480, section 2.1.1), and those of the curves (section 2.1.1.1), as DER. */
const ecIdentifier = [6, 7, 0x2a, 0x86, 0x48, 0xce, 0x3d, 2, 1];
const curveIdentifiers: Readonly<Record<string, readonly number[]>> = {
  ES256: [6, 8, 0x2a, 0x86, 0x48, 0xce, 0x3d, 3, 1, 7],
  ES384: [6, 5, 0x2b, 0x81, 4, 0, 0x22],
  ES512: [6, 5, 0x2b, 0x81, 4, 0, 0x23],
};
/** SEQUENCE { OBJECT IDENTIFIER rsaEncryption, NULL } (RFC 8017, appendix A.1). */
const rsaAlgorithm = [0x30, 13, 6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 13, 1, 1, 1, 5, 0];

/**
 * Converts “RSA PUBLIC KEY” (PKCS #1) to “PUBLIC KEY” (SubjectPublicKeyInfo, RFC 5280, section 4.1), which wraps it in
 * a bit string after the algorithm's identifier. Throws a DOMException for invalid Base64.
 */
export function pemOfOpenKey(pem: string): string {
  return writePem('PUBLIC KEY', element(0x30, [...rsaAlgorithm, ...element(3, [0, ...bytesOfPem(pem)])]));
}

/**
 * Converts “RSA PRIVATE KEY” (PKCS #1) or “EC PRIVATE KEY” (SEC 1) to “PRIVATE KEY” (PKCS #8, RFC 5208, section 5),
 * which wraps it in an octet string. Throws a DOMException for invalid Base64.
 */
export function pemOfPrivateKey(pem: string, alg: string): string {
  const curve = readOwn(curveIdentifiers, alg);
  const algorithm = curve ? element(0x30, [...ecIdentifier, ...curve]) : rsaAlgorithm;
  return writePem('PRIVATE KEY', element(0x30, [2, 1, 0, ...algorithm, ...element(4, bytesOfPem(pem))]));
}

/**
 * Finds a PEM in its common forms: with escaped line ends (`\\n`, as in .env files and JSON), in quotes, after a name,
 * or on one line. Undefined if there is none.
 */
export function findPem(pasted: string): string | undefined {
  // OpenSSL writes the curve before an elliptic key, which names it again.
  const text = pasted
    .replaceAll(/\\r?\\n|\\n/g, '\n')
    .replace(/-----BEGIN EC PARAMETERS-----[^-]*-----END EC PARAMETERS-----/, '');
  return /-----BEGIN ([A-Z0-9 ]+)-----[^-]*-----END \1-----/.exec(text)?.[0];
}

/**
 * Returns the body of a PEM without its first and last line, such as Keycloak’s “Public key”; undefined for other
 * texts.
 */
export function bareBody(pasted: string): string | undefined {
  const body = pasted.replaceAll(/\\n|[\s"']/g, '');
  // In Base64, a SEQUENCE of more than 127 bytes begins this way, and one of 42 or 44 bytes for Ed25519.
  return /^M[A-Za-z0-9+/]{50,}={0,2}$/.test(body) ? body : undefined;
}

export function asPem(label: string, body: string): string {
  return `-----BEGIN ${label}-----\n${body}\n-----END ${label}-----`;
}

function bytesOfPem(pem: string): number[] {
  const body = pem.replace(/-----[A-Z ]+-----/g, '').replace(/\s+/g, '');
  return Array.from(atob(body), (character) => character.charCodeAt(0));
}

function writePem(label: string, bytes: readonly number[]): string {
  return asPem(label, btoa(String.fromCharCode(...bytes)));
}

/** Encodes a DER element: its tag, its length and its content. */
function element(tag: number, content: readonly number[]): number[] {
  const { length } = content;
  if (length < 128) return [tag, length, ...content];
  const bytes = length < 256 ? [length] : [length >> 8, length & 255];
  return [tag, 128 + bytes.length, ...bytes, ...content];
}
