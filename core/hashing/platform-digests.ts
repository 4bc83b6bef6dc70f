import type { TaskContext } from '#core/task.ts';
import type { AlgorithmId, Digests } from './algorithms.ts';

/** Browsers offer Web Crypto only in secure contexts. */
const isSecure = (globalThis as { readonly isSecureContext?: boolean }).isSecureContext === true;

/**
 * Web Crypto hashes several times faster than WASM, but only data that is completely in memory, and it makes a copy.
 * All workers of a run together hold at most this many bytes of a file, plus the same amount while hashing. A larger
 * file is streamed.
 */
export const maxBytesInMemory = 512 * 1024 * 1024;

/**
 * True if Web Crypto can compute the algorithm. It has no MD5, does not exist on pages without encryption, and refuses
 * an empty HMAC key.
 */
export function isOfPlatform(id: AlgorithmId, key: Uint8Array | undefined): boolean {
  return id !== 'MD5' && key?.length !== 0 && isSecure;
}

/** Hashes bytes with Web Crypto, with a key as HMAC: FIPS 180-4, RFC 2104. */
export async function digestByPlatform(
  bytes: ArrayBuffer,
  ids: readonly AlgorithmId[],
  key: Uint8Array | undefined,
  { reportProgress }: TaskContext,
): Promise<Digests> {
  const digests: Partial<Record<AlgorithmId, Uint8Array>> = {};
  // Hashes one algorithm after the other, because each copies the bytes.
  for (const id of ids) {
    reportProgress({ label: `Computing ${id}` });
    const digest = key ? await sign(bytes, id, key) : await crypto.subtle.digest(id, bytes);
    digests[id] = new Uint8Array(digest);
  }
  return digests;
}

async function sign(bytes: ArrayBuffer, hash: AlgorithmId, key: Uint8Array): Promise<ArrayBuffer> {
  const algorithm = { name: 'HMAC', hash };
  const imported = await crypto.subtle.importKey('raw', key.slice(), algorithm, false, ['sign']);
  return crypto.subtle.sign('HMAC', imported, bytes);
}
