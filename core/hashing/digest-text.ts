import { type AlgorithmId, algorithms, type Digests } from './algorithms.ts';

export type DigestEncoding = 'hex' | 'hex-upper' | 'base64' | 'base64url';

/** Writes a digest as text: hexadecimal in either case, or Base64 (RFC 4648 sections 4 and 5). */
export function formatDigest(digest: Uint8Array, encoding: DigestEncoding): string {
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (encoding === 'hex') return hex;
  if (encoding === 'hex-upper') return hex.toUpperCase();
  const base64 = btoa(String.fromCharCode(...digest));
  return encoding === 'base64' ? base64 : base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export type Comparison =
  | { readonly verdict: 'match'; readonly algorithm: AlgorithmId }
  /** `position` counts the characters of the expected value from 1. */
  | { readonly verdict: 'mismatch'; readonly algorithm: AlgorithmId; readonly position: number }
  | { readonly verdict: 'not-computed'; readonly algorithm: AlgorithmId }
  /** The length belongs to an algorithm that is not supported here. */
  | { readonly verdict: 'foreign'; readonly name: string }
  | { readonly verdict: 'unreadable' };

/** Digest lengths in bytes and their algorithms (FIPS 180-4 and FIPS 202). */
const foreignLengths: readonly (readonly [bytes: number, name: string])[] = [
  [28, 'SHA-224 (or SHA3-224, SHA-512/224)'],
];

interface ExpectedDigest {
  readonly text: string;
  readonly encoding: DigestEncoding;
}

/**
 * Compares an expected value with the digest of the algorithm that has its length. The value may be bare, followed by a
 * file name like output of `sha256sum`, in BSD form `SHA256 (f) = …`, `sha256:…`, or an SRI string `sha256-…`.
 */
export function compareDigest(expected: string, digests: Digests): Comparison {
  const found = readExpected(expected.trim());
  const algorithm =
    found &&
    algorithms.find(({ digestBytes }) => lengthOf(digestBytes, found.encoding) === found.text.length);
  if (!algorithm) {
    const foreign =
      found && foreignLengths.find(([bytes]) => lengthOf(bytes, found.encoding) === found.text.length);
    return foreign ? { verdict: 'foreign', name: foreign[1] } : { verdict: 'unreadable' };
  }
  const digest = digests[algorithm.id];
  if (!digest) return { verdict: 'not-computed', algorithm: algorithm.id };
  const actual = formatDigest(digest, found.encoding);
  if (actual === found.text || actual.replace(/=+$/, '') === found.text) {
    return { verdict: 'match', algorithm: algorithm.id };
  }
  let same = 0;
  while (found.text.charAt(same) === actual.charAt(same)) same += 1;
  return { verdict: 'mismatch', algorithm: algorithm.id, position: same + 1 };
}

function readExpected(expected: string): ExpectedDigest | undefined {
  const withoutName = expected
    .replace(/^(?:SHA-?\d+|MD5)\s*\(.*\)\s*=\s*/i, '')
    .replace(/^(?:sha-?\d+|md5)[:-]\s*/i, '');
  const grouped = withoutName.replace(/[\s:]/g, '');
  if (/^[0-9a-f]+$/i.test(grouped) && isHexLength(grouped.length))
    return { text: grouped.toLowerCase(), encoding: 'hex' };
  const [first = ''] = withoutName.split(/\s/);
  if (/^[0-9a-f]+$/i.test(first) && isHexLength(first.length))
    return { text: first.toLowerCase(), encoding: 'hex' };
  if (/^[A-Za-z0-9+/]+={0,2}$/.test(first)) return { text: first.replace(/=+$/, ''), encoding: 'base64' };
  if (/^[\w-]+$/.test(first)) return { text: first, encoding: 'base64url' };
  return undefined;
}

function isHexLength(length: number): boolean {
  const lengths = [
    ...algorithms.map(({ digestBytes }) => digestBytes),
    ...foreignLengths.map(([bytes]) => bytes),
  ];
  return lengths.some((bytes) => bytes * 2 === length);
}

/** Excludes the padding, which carries no information. */
function lengthOf(digestBytes: number, encoding: DigestEncoding): number {
  return encoding === 'hex' ? digestBytes * 2 : Math.ceil((digestBytes * 4) / 3);
}
