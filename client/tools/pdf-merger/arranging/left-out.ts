import type { MergeNote } from '../merge-request.ts';
import type { AddedFile } from './merger-store.ts';

const reasons = {
  reading: 'it is still being read',
  locked: 'it is locked with a password',
  failed: 'it could not be read',
};

/** A file that was added, but of which a merge takes nothing. */
export interface LeftOutFile {
  readonly name: string;
  readonly reason: string;
}

/** The files of which nothing is merged, because they are not ready. */
export function listLeftOut(files: ReadonlyMap<string, AddedFile>): readonly LeftOutFile[] {
  return [...files.values()].flatMap(({ file, status }) => {
    if (status.kind === 'pdf' || status.kind === 'image') return [];
    return { name: file.name, reason: reasons[status.kind] };
  });
}

/** The same in the report of the merge. */
export function noteLeftOut(files: readonly LeftOutFile[]): MergeNote[] {
  return files.map(({ name, reason }) => ({ level: 'lost', text: `All of “${name}”: ${reason}.` }));
}
