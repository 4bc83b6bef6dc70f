import type { TaskContext } from '#core/task.ts';
import type { AlgorithmId, Digests } from './algorithms.ts';

/** Elsewhere browsers have no Web Crypto. */
const isSecure = (globalThis as { readonly isSecureContext?: boolean }).isSecureContext === true;

/**
 * The platform hashes several times faster than WASM, but only what stands in memory as a whole, and it makes a copy
 * of that. All workers of a run together hold at most so many bytes of a file, and as many again while they hash; a
 * file beyond that is streamed.
 */
export const maxBytesInMemory = 512 * 1024 * 1024;

/** Web Crypto has no MD5, and nothing at all where a page came without encryption; an HMAC key must not be empty. */
export function isOfPlatform(id: AlgorithmId, key: Uint8Array | undefined): boolean {
  return id !== 'MD5' && key?.length !== 0 && isSecure;
}

/** Hashes bytes, with a key as HMAC, by Web Crypto: FIPS 180-4, RFC 2104. */
export async function digestByPlatform(
  bytes: ArrayBuffer,
  ids: readonly AlgorithmId[],
  key: Uint8Array | undefined,
  { reportProgress }: TaskContext,
): Promise<Digests> {
  const digests: Partial<Record<AlgorithmId, Uint8Array>> = {};
  // One after the other: each takes a copy of the bytes.
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
