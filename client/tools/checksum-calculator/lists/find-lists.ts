import type { FileInput } from '#client/tool-kit/operations/operation.ts';
import { ToolInputError } from '#core/errors.ts';
import { isListName } from './algorithm-names.ts';
import { folderOf, type PlacedEntry } from './match.ts';
import { type ReadList, readList } from './read-list.ts';

/** A list with its path and entries. */
export interface FoundList extends ReadList {
  readonly path: string;
  readonly placed: readonly PlacedEntry[];
}

export interface FoundLists {
  readonly lists: readonly FoundList[];
  readonly files: readonly FileInput[];
}

/** The size of a list with a million files. */
const maxListBytes = 100_000_000;

/** Separates checksum lists from the files they describe, by name and content. */
export async function findLists(inputs: readonly FileInput[]): Promise<FoundLists> {
  const lists: FoundList[] = [];
  const files: FileInput[] = [];
  for (const input of inputs) {
    const list = isListName(input.name) && input.size <= maxListBytes ? await readIfList(input) : undefined;
    if (list) lists.push(list);
    else files.push(input);
  }
  return { lists, files };
}

async function readIfList(input: FileInput): Promise<FoundList | undefined> {
  const path = input.name;
  const list = readList(await input.text(), path);
  if (list.entries.length === 0 || list.strange.length > list.entries.length) return undefined;
  const folder = folderOf(path);
  // `disk.iso.md5` with only a checksum belongs to `disk.iso`.
  const own = path.slice(folder.length).replace(/\.[^.]+$/, '');
  const placed = list.entries.map((entry) => ({ ...entry, name: entry.name ?? own, folder }));
  return { ...list, path, placed };
}

/** Reads a pasted list. Throws a ToolInputError if it has no entries. */
export function readPasted(text: string): FoundList {
  const list = readList(text, undefined);
  const [strange] = list.strange;
  if (list.entries.length === 0) {
    throw new ToolInputError(
      strange ? `“${strange.text}” is not a known checksum.` : 'The pasted list holds no checksum.',
      { field: 'expected', hint: 'Paste a checksum, or lines of SHA256SUMS, .md5 or .sfv files.' },
    );
  }
  return {
    ...list,
    path: 'what was pasted',
    placed: list.entries.map((entry) => ({ ...entry, folder: '' })),
  };
}
