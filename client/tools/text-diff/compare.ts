import { diffLines, type LineChange, splitLines } from '#core/text/diff/line-diff.ts';
import { writePatch } from '#core/text/diff/unified-patch.ts';
import type { Comparison } from './state.ts';

/** The page's data: the lines of both texts, and their differences. */
export interface DiffDetail {
  /** Lines with their ends; undefined if there are too many to be shown. */
  readonly shown: { readonly old: readonly string[]; readonly now: readonly string[] } | undefined;
  readonly changes: readonly LineChange[];
  readonly removedCount: number;
  readonly addedCount: number;
  /** True if some line ends differ, though they were not compared. */
  readonly hasOtherLineEnds: boolean;
  readonly isSameText: boolean;
  /** The text without a newline at its end, where only the patch has it. */
  readonly openText: 'old' | 'new' | undefined;
}

/** In UTF-16 units: a page cannot hold more beside the editors. */
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
  const [closedOld, closedNow] = [closeEnd(old), closeEnd(now)];
  const isClosed = closedOld === old && closedNow === now;
  const closedChanges = isClosed ? changes : diffLines(closedOld, closedNow, options);
  // A missing newline at the end is shown where nothing else differs.
  const isEndShown = closedChanges.length === 0;
  const shown = isEndShown ? { old, now } : { old: closedOld, now: closedNow };
  const shownChanges = isEndShown ? changes : closedChanges;
  // A patch that mixes line ends would make a file that is neither the old nor the new one.
  const fitting = options.ignoresLineEnds ? withEndsOf(old, now, changes) : now;
  const pieces = writePatch({ old, now: fitting, changes, fileName, context: options.context });
  const isShown =
    oldText.length + newText.length <= maxShownLength && old.length + now.length <= maxShownLines;
  return {
    patch: new Blob(pieces),
    detail: {
      shown: isShown ? shown : undefined,
      changes: shownChanges,
      removedCount: shownChanges.reduce((sum, { oldStart, oldEnd }) => sum + oldEnd - oldStart, 0),
      addedCount: shownChanges.reduce((sum, { newStart, newEnd }) => sum + newEnd - newStart, 0),
      hasOtherLineEnds: options.ignoresLineEnds && endsDiffer(old, now, fitting, changes),
      isSameText: oldText === newText,
      openText:
        isEndShown || (closedOld === old) === (closedNow === now)
          ? undefined
          : closedOld === old
            ? 'new'
            : 'old',
    },
  };
}

/** Returns the lines, of which the last ends like the one before it. */
function closeEnd(lines: readonly string[]): readonly string[] {
  const last = lines.at(-1);
  if (last === undefined || last.endsWith('\n')) return lines;
  return lines.with(-1, last + (endOf(lines.at(-2)) ?? '\n'));
}

/** The new lines, each that is put in ended as the old lines around it are. */
function withEndsOf(
  old: readonly string[],
  now: readonly string[],
  changes: readonly LineChange[],
): string[] {
  const fitting = [...now];
  for (const { oldStart, newStart, newEnd } of changes) {
    const end = endOf(old[oldStart]) ?? endOf(old[oldStart - 1]) ?? endOf(old[0]);
    if (end === undefined) continue;
    for (let line = newStart; line < newEnd; line += 1) {
      fitting[line] = (now[line] ?? '').replace(/\r?\n$/, end);
    }
  }
  return fitting;
}

const endOf = (line = '') => /\r?\n$/.exec(line)?.[0];

/**
 * Returns whether an unchanged line has another line end, or a new line was given the line end of those around it.
 */
function endsDiffer(
  old: readonly string[],
  now: readonly string[],
  fitting: readonly string[],
  changes: readonly LineChange[],
): boolean {
  if (fitting.some((line, index) => line !== now[index])) return true;
  let oldLine = 0;
  let newLine = 0;
  for (const change of [...changes, { oldStart: old.length, oldEnd: 0, newEnd: 0 }]) {
    for (; oldLine < change.oldStart; oldLine += 1, newLine += 1) {
      const [oldEnd, newEnd] = [endOf(old[oldLine]), endOf(now[newLine])];
      if (oldEnd !== undefined && newEnd !== undefined && oldEnd !== newEnd) return true;
    }
    oldLine = change.oldEnd;
    newLine = change.newEnd;
  }
  return false;
}
