import type { MergeNote } from '#client/lib/pdf/merging/merge-request.ts';
import type { Arrangement } from './arrangement.ts';
import type { AddedFile } from './merger-store.ts';

const reasons = {
  reading: { reason: 'it is still being read' },
  locked: { short: 'locked', reason: 'it is locked with a password' },
  failed: { short: 'unreadable', reason: 'it could not be read' },
};

/** A file that was added but is missing from the merge. */
export interface LeftOutFile {
  readonly name: string;
  /** The reason in a word, for the totals; undefined while it may still go away. */
  readonly short?: string;
  readonly reason: string;
}

/** Lists the files that are not merged because they are not ready. */
export function listLeftOut(files: ReadonlyMap<string, AddedFile>): readonly LeftOutFile[] {
  return [...files.values()].flatMap(({ file, status }) => {
    if (status.kind === 'pdf' || status.kind === 'image') return [];
    return { name: file.name, ...reasons[status.kind] };
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
    return added ? { name: added.file.name, short: 'not copied', reason: reasonNotCopied(added) } : [];
  });
}

function reasonNotCopied({ status }: AddedFile): string {
  if (status.kind !== 'pdf') return reasons.failed.reason;
  if (status.facts.hasXfa) return 'it is an XFA form, which has no fixed pages';
  return 'its pages can be shown, but not copied, for the file is damaged';
}

/** Writes these files as notes for the merge. */
export function noteLeftOut(files: readonly LeftOutFile[]): MergeNote[] {
  return files.map(({ name, reason }) => ({ level: 'lost', text: `All of “${name}”: ${reason}.` }));
}
