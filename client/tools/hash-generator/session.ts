import type { HashSession } from '#core/hashing/digests.ts';
import { hashContent } from './hash-content.ts';

/** Hashes with some of the algorithms: those of a large file are shared out over several workers. */
export default function createHashSession(): HashSession {
  return { hash: hashContent };
}
