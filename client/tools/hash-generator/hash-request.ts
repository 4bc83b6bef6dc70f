import { ToolInputError } from '#core/errors.ts';
import { type AlgorithmId, algorithms, type Digests } from '#core/hashing/algorithms.ts';
import { parseBytes } from '#core/hashing/byte-input.ts';
import type { HashState } from './state.ts';

/** The digests and a description of their input. */
export interface HashResult {
  readonly digests: Digests;
  readonly sizeBytes: number;
  readonly fileName: string | undefined;
}

/** Returns the chosen algorithms. */
export function chosenAlgorithms({
  isEvery,
  algorithm,
}: Pick<HashState, 'isEvery' | 'algorithm'>): readonly AlgorithmId[] {
  return isEvery ? algorithms.map(({ id }) => id) : [algorithm];
}

/**
 * Returns the bytes of the HMAC key; undefined without one. Throws a ToolInputError for a missing or unreadable key.
 */
export function readKey({
  isKeyed,
  key,
  keyFormat,
}: Pick<HashState, 'isKeyed' | 'key' | 'keyFormat'>): Uint8Array | undefined {
  if (!isKeyed) return undefined;
  if (key === '')
    throw new ToolInputError('HMAC needs a key.', { field: 'key', hint: 'Enter the secret key.' });
  try {
    return parseBytes(key, keyFormat);
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    throw new ToolInputError(`Key: ${error.message}`, { ...error.details, field: 'key' });
  }
}
