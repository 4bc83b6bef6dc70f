import type { ListEntry } from './read-list.ts';

export interface PlacedEntry extends ListEntry {
  /** The list's folder with a trailing slash, or empty. */
  readonly folder: string;
}

/** Returns the index of the file that an entry means; undefined if there is none. */
export type FindFile = (entry: PlacedEntry) => number | undefined;

/**
 * Creates a finder for files: first by path relative to the list's folder, then by full path, then by file name if it
 * is unique. Accented letters match in any Unicode form, and slashes in both directions.
 */
export function fileFinder(paths: readonly string[]): FindFile {
  const byPath = new Map<string, number>();
  const byName = new Map<string, number | undefined>();
  for (const [index, path] of paths.entries()) {
    byPath.set(normalize(path), index);
    const name = baseName(normalize(path));
    byName.set(name, byName.has(name) ? undefined : index);
  }
  return ({ name = '', folder }) => {
    const exact = normalize(name);
    for (const wanted of new Set([exact, exact.replaceAll('\\', '/')])) {
      const found = byPath.get(resolvePath(folder + wanted)) ?? byPath.get(resolvePath(wanted));
      if (found !== undefined) return found;
    }
    // The file may have been chosen individually, without its folder.
    const alone = byName.get(baseName(exact.replaceAll('\\', '/')));
    return alone !== undefined && !(paths[alone] ?? '').includes('/') ? alone : undefined;
  };
}

/** Returns the folder of a path with a trailing slash; empty if there is none. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Returns the common folder of all paths, with a trailing slash. */
export function commonFolder(paths: readonly string[]): string {
  const [first = ''] = paths;
  let folder = folderOf(first);
  while (folder !== '' && !paths.every((path) => path.startsWith(folder)))
    folder = folderOf(folder.slice(0, -1));
  return folder;
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function normalize(path: string): string {
  return path.normalize('NFC');
}

/** Resolves `.` and `..` in a path. */
function resolvePath(path: string): string {
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}
