import type { HashSession } from '#core/hashing/digests.ts';
import { hashContent } from './hash-content.ts';

/**
 * Creates a session that hashes with some of the algorithms, because those of a large file are divided among several
 * workers.
 */
export default function createHashSession(): HashSession {
  return { hash: hashContent };
}
