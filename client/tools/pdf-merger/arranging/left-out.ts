import type { MergeNote } from '#client/lib/pdf/merging/merge-request.ts';
import type { Arrangement } from './arrangement.ts';
import type { AddedFile } from './merger-store.ts';

const reasons = {
  reading: 'it is still being read',
  locked: 'it is locked with a password',
  failed: 'it could not be read',
};

/** A file that was added but is missing from the merge. */
export interface LeftOutFile {
  readonly name: string;
  /** The reason in a word, for the totals; undefined while it may still go away. */
  readonly short?: string | undefined;
  readonly reason: string;
}

/** Lists the files that are not merged because they are not ready. */
export function listLeftOut(files: ReadonlyMap<string, AddedFile>): readonly LeftOutFile[] {
  return [...files.values()].flatMap(({ file, status }) => {
    if (status.kind === 'pdf' || status.kind === 'image') return [];
    const short = status.kind === 'reading' ? undefined : status.kind;
    return { name: file.name, short, reason: reasons[status.kind] };
  });
}

/** Lists the files that could not be copied in a merge, if their pages are still selected. */
export function listNotCopied(
  notCopied: ReadonlySet<string>,
  files: ReadonlyMap<string, AddedFile>,
  { pages }: Arrangement,
): readonly LeftOutFile[] {
  const asked = new Set(pages.map(({ sourceId }) => sourceId));
  return [...notCopied].flatMap((id) => {
    const added = asked.has(id) ? files.get(id) : undefined;
    return added ? { name: added.file.name, short: 'failed', reason: reasonNotCopied(added) } : [];
  });
}

function reasonNotCopied({ status }: AddedFile): string {
  if (status.kind !== 'pdf') return reasons.failed;
  if (status.facts.hasXfa) return 'it is an XFA form, which has no fixed pages';
  return 'its pages can be shown, but not copied, for the file is damaged';
}

/** Writes these files as notes for the merge. */
export function noteLeftOut(files: readonly LeftOutFile[]): MergeNote[] {
  return files.map(({ name, reason }) => ({ level: 'lost', text: `All of “${name}”: ${reason}.` }));
}
