import type { ListEntry } from './read-list.ts';

export interface PlacedEntry extends ListEntry {
  /** The list's folder, with a slash behind, or nothing. */
  readonly folder: string;
}

/** Which file an entry means: an index into the paths; undefined where there is none. */
export type FindFile = (entry: PlacedEntry) => number | undefined;

/**
 * Finds files by their path from the list's folder on; where there is none, by their whole path; else by their bare
 * name, if only one file has it. Accented letters are compared however they are written, slashes in both directions.
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
    // The file may have been chosen by itself, out of its folder.
    const alone = byName.get(baseName(exact.replaceAll('\\', '/')));
    return alone !== undefined && !(paths[alone] ?? '').includes('/') ? alone : undefined;
  };
}

/** The folder that a path stands in, with a slash behind; nothing where it stands in none. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** The folder that all paths have in common, with a slash behind. */
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

/** Without `.` and `..`. */
function resolvePath(path: string): string {
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}
