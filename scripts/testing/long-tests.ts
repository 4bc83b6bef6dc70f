import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../site/paths.ts';

/** Other programs (ImageMagick, zbar, qpdf, Python …, and our own tools in a terminal), and every operation of every tool. */
const takesLong = /node:child_process|\/image-programs\.|\/testing\/all-operations\./;

/**
 * The unit tests that ask other programs whether our output is right, or give hostile inputs to every operation. They
 * take longer than all others together, and some need what only `npm test` installs, so the fast gate goes without them.
 */
export function listLongTests(): string[] {
  return globSync('{core,client,scripts}/**/*.test.ts', { cwd: root }).filter((file) =>
    takesLong.test(readFileSync(join(root, file), 'utf8')),
  );
}
