/** A page of the result, as it is being arranged. */
export interface ArrangedPage {
  /** Tells pages apart, also copies of one page. */
  readonly id: number;
  /** Undefined for a blank page. */
  readonly sourceId: string | undefined;
  readonly pageIndex: number;
  /** Clockwise, in degrees, beside the turn the page has in its file: 0, 90, 180 or 270. */
  readonly turn: number;
}

/** The files and the pages that will be merged, in order. Never changed in place. */
export interface Arrangement {
  readonly pages: readonly ArrangedPage[];
  /** In the order of adding; a file may stand here without any page taken. */
  readonly sourceIds: readonly string[];
  readonly nextId: number;
}

export const emptyArrangement: Arrangement = { pages: [], sourceIds: [], nextId: 1 };

type PageIds = ReadonlySet<number>;

/**
 * Adds a file with all its pages: at the end, or before the first page of any file in `before` (those that were
 * chosen after it but read sooner).
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

/** Which of a file's pages are taken, in the order in which they come. */
export function takenPages({ pages }: Arrangement, sourceId: string): number[] {
  return pages.flatMap((page) => (page.sourceId === sourceId ? page.pageIndex : []));
}

/**
 * Takes exactly these pages of a file, in this order, as one block where its first page stands (or at the end).
 * A page that stays keeps its turn.
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

/** Moves pages, in their order, into the gap before the page that stands at `gap` now (the page count: the end). */
export function movePages(arrangement: Arrangement, ids: PageIds, gap: number): Arrangement {
  const { pages } = arrangement;
  const moved = pages.filter((page) => ids.has(page.id));
  const before = pages.slice(0, gap).filter((page) => !ids.has(page.id));
  const after = pages.slice(gap).filter((page) => !ids.has(page.id));
  return { ...arrangement, pages: [...before, ...moved, ...after] };
}

/** Moves pages by `steps` places, back when negative, as far as there is room; scattered pages gather first. */
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

/** Puts a copy of each page right after it. */
export function duplicatePages(arrangement: Arrangement, ids: PageIds): Arrangement {
  let id = arrangement.nextId;
  const pages = arrangement.pages.flatMap((page) =>
    ids.has(page.id) ? [page, { ...page, id: id++ }] : [page],
  );
  return { ...arrangement, pages, nextId: id };
}

/** Puts a blank page into the gap before the page at `gap`. */
export function insertBlank(arrangement: Arrangement, gap: number): Arrangement {
  const { pages, nextId } = arrangement;
  const blank = { id: nextId, sourceId: undefined, pageIndex: 0, turn: 0 };
  return { ...arrangement, pages: [...pages.slice(0, gap), blank, ...pages.slice(gap)], nextId: nextId + 1 };
}

/** The files in the order in which their first pages come; files without a page last. */
export function sourceOrder({ pages, sourceIds }: Arrangement): string[] {
  const shown = new Set(pages.flatMap((page) => page.sourceId ?? []));
  return [...shown, ...sourceIds.filter((id) => !shown.has(id))];
}

/** Brings each file's pages together, the files in the order given; a blank page stays behind the page before it. */
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

/** Adds blank pages so that every file begins on an odd page: a right-hand one when printed on both sides. */
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
