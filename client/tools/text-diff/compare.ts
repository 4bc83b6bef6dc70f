import { diffLines, type LineChange, splitLines } from '#core/text/diff/line-diff.ts';
import { writePatch } from '#core/text/diff/unified-patch.ts';
import type { Comparison } from './state.ts';

/** What the page shows: the lines of both texts, and where they differ. */
export interface DiffDetail {
  /** Lines with their ends; undefined where there are too many to be shown. */
  readonly shown: { readonly old: readonly string[]; readonly now: readonly string[] } | undefined;
  readonly changes: readonly LineChange[];
  readonly removedCount: number;
  readonly addedCount: number;
  /** True where some line ends differ, though they were not compared. */
  readonly hasOtherLineEnds: boolean;
  readonly isSameText: boolean;
}

/** More than this a page cannot hold beside the editors. */
const maxShownLength = 30_000_000;
const maxShownLines = 600_000;

export interface ComparedTexts {
  readonly patch: Blob;
  readonly detail: DiffDetail;
}

/** Compares two texts line by line. */
export function compareTexts(
  oldText: string,
  newText: string,
  fileName: string,
  options: Comparison,
): ComparedTexts {
  const old = splitLines(oldText);
  const now = splitLines(newText);
  const changes = diffLines(old, now, options);
  const pieces = writePatch({ old, now, changes, fileName, context: options.context });
  const isShown =
    oldText.length + newText.length <= maxShownLength && old.length + now.length <= maxShownLines;
  return {
    patch: new Blob(pieces),
    detail: {
      shown: isShown ? { old, now } : undefined,
      changes,
      removedCount: changes.reduce((sum, { oldStart, oldEnd }) => sum + oldEnd - oldStart, 0),
      addedCount: changes.reduce((sum, { newStart, newEnd }) => sum + newEnd - newStart, 0),
      hasOtherLineEnds: options.ignoresLineEnds && usesBoth(oldText, newText),
      isSameText: oldText === newText,
    },
  };
}

function usesBoth(oldText: string, newText: string): boolean {
  const isCrlf = (text: string) => text.includes('\r\n');
  const isLf = (text: string) => /(?:^|[^\r])\n/.test(text);
  return (isCrlf(oldText) && isLf(newText)) || (isLf(oldText) && isCrlf(newText));
}
