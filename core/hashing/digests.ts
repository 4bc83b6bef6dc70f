import {
  createHMAC,
  createMD5,
  createSHA1,
  createSHA256,
  createSHA384,
  createSHA512,
  type IHasher,
} from 'hash-wasm';
import type { TaskContext } from '#core/task.ts';
import type { AlgorithmId, Digests } from './algorithms.ts';

const makers: Readonly<Record<AlgorithmId, () => Promise<IHasher>>> = {
  'SHA-256': createSHA256,
  'SHA-512': createSHA512,
  'SHA-384': createSHA384,
  'SHA-1': createSHA1,
  MD5: createMD5,
};

export interface RunningDigests {
  update(bytes: Uint8Array): void;
  /** Ends the run and returns the digests. */
  finish(): Digests;
}

/**
 * Begins hashing with several algorithms at once (FIPS 180-4, RFC 1321); with a key, as HMAC (RFC 2104).
 * Memory does not grow with the input.
 */
export async function beginDigests(
  ids: readonly AlgorithmId[],
  key: Uint8Array | undefined,
): Promise<RunningDigests> {
  const hashers = await Promise.all(
    ids.map(async (id) => {
      const hasher = makers[id]();
      return { id, hasher: await (key ? createHMAC(hasher, key) : hasher) };
    }),
  );
  for (const { hasher } of hashers) hasher.init();
  return {
    update(bytes) {
      for (const { hasher } of hashers) hasher.update(bytes);
    },
    finish: () => Object.fromEntries(hashers.map(({ id, hasher }) => [id, hasher.digest('binary')])),
  };
}

/** Hashes bytes that are all in memory. */
export async function digestBytes(
  bytes: Uint8Array,
  ids: readonly AlgorithmId[],
  key?: Uint8Array,
): Promise<Digests> {
  const running = await beginDigests(ids, key);
  running.update(bytes);
  return running.finish();
}

/** Creates a function that hashes one short text after another without the cost of a new start each time. */
export async function makeDigester(id: AlgorithmId): Promise<(bytes: Uint8Array) => Uint8Array<ArrayBuffer>> {
  const hasher = await makers[id]();
  return (bytes) => hasher.init().update(bytes).digest('binary').slice();
}

/** The input of a worker: the bytes of a text, or a file. A small file is read as a whole, a larger one in chunks. */
export interface HashRequest {
  readonly content: Uint8Array | Blob;
  readonly algorithms: readonly AlgorithmId[];
  readonly key: Uint8Array | undefined;
  /** The largest file that this worker may hold in memory. */
  readonly maxBytesInMemory: number;
}

export interface HashSession {
  hash(request: HashRequest, context: TaskContext): Promise<Digests>;
}
