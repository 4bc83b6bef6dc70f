import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../site/paths.ts';

/**
 * The unit tests that ask other programs (ImageMagick, zbar, qpdf, Python …) whether our output is right, and those of our own in a terminal. They take as
 * long as all others together and need what only `npm test` installs, so the fast gate goes without them.
 */
export function listProgramTests(): string[] {
  return globSync('{core,client,scripts}/**/*.test.ts', { cwd: root }).filter((file) =>
    /node:child_process|\/image-programs\./.test(readFileSync(join(root, file), 'utf8')),
  );
}
