import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');
/** The built site, which is all that the server serves. */
export const distDir = join(root, 'dist');
/** The renderer of the documents, for a server whose administrator edits the catalogue. It is not served. */
export const rendererDir = join(distDir, 'renderer');
/** Files that only speed up the next run. */
export const cacheDir = join(root, '.cache');
