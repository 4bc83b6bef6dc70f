/** A page of the result in the current arrangement. */
export interface ArrangedPage {
  /** A unique id, even for copies of one page. */
  readonly id: number;
  /** The id of the file; undefined for a blank page. */
  readonly sourceId: string | undefined;
  readonly pageIndex: number;
  /** The clockwise rotation in degrees, added to the page's own: 0, 90, 180 or 270. */
  readonly turn: number;
}

/** The files and pages to merge, in order. Immutable. */
export interface Arrangement {
  readonly pages: readonly ArrangedPage[];
  /** The files in the order they were added, including those without a selected page. */
  readonly sourceIds: readonly string[];
  readonly nextId: number;
}

export const emptyArrangement: Arrangement = { pages: [], sourceIds: [], nextId: 1 };

type PageIds = ReadonlySet<number>;

/**
 * Adds a file with all its pages: at the end, or before the first page of any file in `before` (files that were chosen
 * later but read earlier).
 */
export function addSource(
  arrangement: Arrangement,
  sourceId: string,
  pageCount: number,
  before: ReadonlySet<string> = new Set(),
): Arrangement {
  const { pages, sourceIds, nextId } = arrangement;
  const added = Array.from({ length: pageCount }, (_, pageIndex) => ({
    id: nextId + pageIndex,
    sourceId,
    pageIndex,
    turn: 0,
  }));
  const next = pages.findIndex((page) => page.sourceId !== undefined && before.has(page.sourceId));
  const gap = next < 0 ? pages.length : next;
  return {
    pages: [...pages.slice(0, gap), ...added, ...pages.slice(gap)],
    sourceIds: [...sourceIds, sourceId],
    nextId: nextId + pageCount,
  };
}

export function removeSource(arrangement: Arrangement, sourceId: string): Arrangement {
  return {
    ...arrangement,
    pages: arrangement.pages.filter((page) => page.sourceId !== sourceId),
    sourceIds: arrangement.sourceIds.filter((id) => id !== sourceId),
  };
}

/** Returns the selected pages of a file, in their order. */
export function takenPages({ pages }: Arrangement, sourceId: string): number[] {
  return pages.flatMap((page) => (page.sourceId === sourceId ? page.pageIndex : []));
}

/**
 * Selects exactly these pages of a file, in this order, as one block at its first page (or at the end). Pages that stay
 * keep their rotation.
 */
export function takePages(
  arrangement: Arrangement,
  sourceId: string,
  pageIndices: readonly number[],
): Arrangement {
  const { pages, nextId } = arrangement;
  const spare = new Map<number, ArrangedPage[]>();
  for (const page of pages) {
    if (page.sourceId === sourceId) spare.set(page.pageIndex, [...(spare.get(page.pageIndex) ?? []), page]);
  }
  let id = nextId;
  const block = pageIndices.map((pageIndex) => {
    const known = spare.get(pageIndex)?.shift();
    return known ?? { id: id++, sourceId, pageIndex, turn: 0 };
  });
  const others = pages.filter((page) => page.sourceId !== sourceId);
  const first = pages.findIndex((page) => page.sourceId === sourceId);
  const gap = first < 0 ? others.length : first;
  return { ...arrangement, pages: [...others.slice(0, gap), ...block, ...others.slice(gap)], nextId: id };
}

/** Moves pages, in their order, before the page that is now at `gap` (the page count means the end). */
export function movePages(arrangement: Arrangement, ids: PageIds, gap: number): Arrangement {
  const { pages } = arrangement;
  const moved = pages.filter((page) => ids.has(page.id));
  const before = pages.slice(0, gap).filter((page) => !ids.has(page.id));
  const after = pages.slice(gap).filter((page) => !ids.has(page.id));
  return { ...arrangement, pages: [...before, ...moved, ...after] };
}

/** Moves pages by `steps` positions (back if negative) as far as possible; scattered pages are grouped first. */
export function nudgePages(arrangement: Arrangement, ids: PageIds, steps: number): Arrangement {
  const { pages } = arrangement;
  const places = pages.flatMap((page, index) => (ids.has(page.id) ? index : []));
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return arrangement;
  const gap = steps < 0 ? Math.max(0, first + steps) : Math.min(pages.length, last + 1 + steps);
  return movePages(arrangement, ids, gap);
}

export function turnPages(arrangement: Arrangement, ids: PageIds, degrees: number): Arrangement {
  const pages = arrangement.pages.map((page) =>
    ids.has(page.id) ? { ...page, turn: (page.turn + degrees + 360) % 360 } : page,
  );
  return { ...arrangement, pages };
}

export function deletePages(arrangement: Arrangement, ids: PageIds): Arrangement {
  return { ...arrangement, pages: arrangement.pages.filter((page) => !ids.has(page.id)) };
}

/** Inserts a copy of each page directly after it. */
export function duplicatePages(arrangement: Arrangement, ids: PageIds): Arrangement {
  let id = arrangement.nextId;
  const pages = arrangement.pages.flatMap((page) =>
    ids.has(page.id) ? [page, { ...page, id: id++ }] : [page],
  );
  return { ...arrangement, pages, nextId: id };
}

/** Inserts a blank page before the page at `gap`. */
export function insertBlank(arrangement: Arrangement, gap: number): Arrangement {
  const { pages, nextId } = arrangement;
  const blank = { id: nextId, sourceId: undefined, pageIndex: 0, turn: 0 };
  return { ...arrangement, pages: [...pages.slice(0, gap), blank, ...pages.slice(gap)], nextId: nextId + 1 };
}

/** Returns the files in the order of their first pages; files without a page come last. */
export function sourceOrder({ pages, sourceIds }: Arrangement): string[] {
  const shown = new Set(pages.flatMap((page) => page.sourceId ?? []));
  return [...shown, ...sourceIds.filter((id) => !shown.has(id))];
}

/** Groups pages by file, in the given order of files; a blank page stays after the page before it. */
export function orderSources(arrangement: Arrangement, order: readonly string[]): Arrangement {
  const groups = new Map<string | undefined, ArrangedPage[]>();
  let current: string | undefined;
  for (const page of arrangement.pages) {
    current = page.sourceId ?? current;
    const group = groups.get(current);
    if (group) group.push(page);
    else groups.set(current, [page]);
  }
  const pages = [undefined, ...order].flatMap((id) => groups.get(id) ?? []);
  return { ...arrangement, pages, sourceIds: [...order] };
}

/** Adds blank pages so that every file begins on an odd page, which is a right-hand page in double-sided printing. */
export function startFilesOnOddPages(arrangement: Arrangement): Arrangement {
  let { nextId } = arrangement;
  const pages: ArrangedPage[] = [];
  let current: string | undefined;
  for (const page of arrangement.pages) {
    const isNewFile = page.sourceId !== undefined && page.sourceId !== current;
    current = page.sourceId ?? current;
    if (isNewFile && pages.length % 2 === 1) {
      pages.push({ id: nextId, sourceId: undefined, pageIndex: 0, turn: 0 });
      nextId += 1;
    }
    pages.push(page);
  }
  return { ...arrangement, pages, nextId };
}
