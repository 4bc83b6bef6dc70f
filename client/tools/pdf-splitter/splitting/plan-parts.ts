import type { Bookmark } from '#client/lib/pdf/document/bookmarks.ts';
import { parsePageRanges } from '#client/lib/pdf/pages/page-ranges.ts';
import { ToolInputError } from '#core/errors.ts';

/** A file to make: its zero-based pages, and the bookmark at its start. */
export interface PartPlan {
  readonly pages: readonly number[];
  readonly bookmark?: string | undefined;
}

const maxParts = 5000;

/**
 * Reads `1-3, 7 | 8-`: one file per part between bars or line breaks; without any each page is a file. Throws a
 * ToolInputError with the position.
 */
export function planRanges(written: string, pageCount: number): PartPlan[] {
  if (written.trim() === '') return planEvery(1, pageCount);
  const plans: PartPlan[] = [];
  let offset = 0;
  for (const piece of written.split(/[|\n]/)) {
    if (piece.trim() !== '') plans.push({ pages: readPart(piece, offset, pageCount) });
    offset += piece.length + 1;
  }
  if (plans.length === 0) {
    throw new ToolInputError('There are no pages to take.', {
      field: 'parts',
      hint: 'Write pages like 1-3, 7, 10-.',
    });
  }
  return limited(plans);
}

function readPart(piece: string, offset: number, pageCount: number): number[] {
  try {
    return parsePageRanges(piece, { pageCount, field: 'parts' });
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    const { hint, offset: inPiece = 0 } = error.details;
    throw new ToolInputError(error.message, { field: 'parts', hint, column: offset + inPiece + 1 });
  }
}

/** Plans files with this many pages; the last may have fewer. */
export function planEvery(size: number, pageCount: number): PartPlan[] {
  const starts = Array.from({ length: Math.ceil(pageCount / size) }, (_, index) => index * size);
  return limited(starts.map((start) => ({ pages: span(start, Math.min(start + size, pageCount)) })));
}

/**
 * Plans a file per bookmark down to `level`, each up to the next bookmark. Bookmarks on the same page begin one file
 * with the name of the first. The pages before the first bookmark become a file of their own. Throws a ToolInputError
 * if there are no bookmarks.
 */
export function planBookmarks(bookmarks: readonly Bookmark[], level: number, pageCount: number): PartPlan[] {
  const chosen = bookmarks.filter((bookmark) => bookmark.level <= level);
  if (chosen.length === 0) {
    throw new ToolInputError('This file has no bookmarks to cut at.', {
      field: 'by',
      hint: 'Cut it by pages or by size.',
    });
  }
  const starts = new Map<number, string | undefined>([[0, undefined]]);
  for (const { pageIndex, title } of chosen) {
    if (starts.get(pageIndex) === undefined) starts.set(pageIndex, title);
  }
  const ordered = [...starts].toSorted(([one], [other]) => one - other);
  return limited(
    ordered.map(([start, bookmark], index) => ({
      pages: span(start, ordered[index + 1]?.[0] ?? pageCount),
      bookmark,
    })),
  );
}

function limited(plans: PartPlan[]): PartPlan[] {
  if (plans.length <= maxParts) return plans;
  throw new ToolInputError(`That makes ${plans.length} files; ${maxParts} are the most.`, {
    hint: 'Put more pages into a file.',
  });
}

export function span(from: number, until: number): number[] {
  return Array.from({ length: until - from }, (_, index) => from + index);
}
