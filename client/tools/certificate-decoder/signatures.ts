import { type DerNode, tryDer } from '#core/bytes/asn1/der.ts';
import { readOwn } from '#core/collections/read-own.ts';
import { readBits } from '#core/bytes/asn1/values.ts';
import type { PublicKey } from './keys.ts';

interface Signed {
  readonly node: DerNode;
  readonly signature: string;
}

/** How many bytes a number of a signature takes. */
const fieldBytes: Readonly<Record<string, number>> = { 'P-256': 32, 'P-384': 48, 'P-521': 66 };

/**
 * Returns whether the key has made the signature of a certificate or request; undefined if that cannot be checked here:
 * the algorithm is not the platform's, or the page is not of a secure context.
 */
export async function isSignedBy(
  { node, signature }: Signed,
  keyNode: DerNode,
  { curve }: PublicKey,
): Promise<boolean | undefined> {
  const [body, , bits] = node.children;
  // A page over plain http has none.
  const subtle = (globalThis.crypto as Partial<Crypto>).subtle;
  const [, digest, kind] = /^(SHA-\d+) with (RSA|ECDSA)$/.exec(signature) ?? [];
  const isEdwards = signature === 'Ed25519';
  if (!body || !bits || !subtle || (digest === undefined && !isEdwards)) return undefined;
  const size = readOwn(fieldBytes, curve ?? '');
  if (kind === 'ECDSA' && size === undefined) return undefined;
  const algorithm = isEdwards
    ? { name: 'Ed25519' }
    : kind === 'RSA'
      ? { name: 'RSASSA-PKCS1-v1_5', hash: digest ?? '' }
      : { name: 'ECDSA', namedCurve: curve ?? '', hash: digest ?? '' };
  const value = kind === 'ECDSA' ? rawSignature(readBits(bits), size ?? 0) : readBits(bits);
  try {
    const key = await subtle.importKey('spki', Uint8Array.from(keyNode.bytes), algorithm, false, ['verify']);
    return await subtle.verify(algorithm, key, Uint8Array.from(value), Uint8Array.from(body.bytes));
  } catch {
    // The key is of another kind than the signature, or the platform does not know it.
    return undefined;
  }
}

/** Turns the two numbers of an ECDSA signature from DER into the fixed lengths of Web Crypto. */
function rawSignature(bytes: Uint8Array, size: number): Uint8Array {
  const raw = new Uint8Array(size * 2);
  for (const [index, { content }] of (tryDer(bytes)?.children ?? []).slice(0, 2).entries()) {
    const digits = content.subarray(Math.max(0, content.length - size));
    raw.set(digits, size * (index + 1) - digits.length);
  }
  return raw;
}
