/** The selected pages, the page with the keyboard focus, and the start of a range with Shift. */
export interface Selection {
  readonly ids: ReadonlySet<number>;
  readonly focusId: number | undefined;
  readonly anchorId: number | undefined;
}

export const noSelection: Selection = { ids: new Set(), focusId: undefined, anchorId: undefined };

/** How to select a page: only this one, add or remove it, or all from the anchor to it. */
export type SelectMode = 'only' | 'toggle' | 'extend';

type Order = readonly { readonly id: number }[];

export function selectPage(pages: Order, selection: Selection, id: number, mode: SelectMode): Selection {
  if (mode === 'extend') {
    const anchorId = selection.anchorId ?? id;
    return { ids: idsBetween(pages, anchorId, id), focusId: id, anchorId };
  }
  if (mode === 'only') return { ids: new Set([id]), focusId: id, anchorId: id };
  const ids = new Set(selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, focusId: id, anchorId: id };
}

/** Moves the focus by `steps` pages and selects that page; without a mode the selection stays. */
export function moveFocus(
  pages: Order,
  selection: Selection,
  steps: number,
  mode: 'only' | 'extend' | undefined,
): Selection {
  const index = indexOf(pages, selection.focusId);
  const start = index < 0 ? (steps > 0 ? -1 : pages.length) : index;
  const target = pages[Math.min(pages.length - 1, Math.max(0, start + steps))];
  if (!target) return selection;
  return mode === undefined
    ? { ...selection, focusId: target.id }
    : selectPage(pages, selection, target.id, mode);
}

export function selectAll(pages: Order, selection: Selection): Selection {
  return { ...selection, ids: new Set(pages.map(({ id }) => id)) };
}

/**
 * Removes deleted pages from the selection. The focus keeps its position: it moves to the page that is now at the place
 * of the focused one.
 */
export function keepExisting(before: Order, after: Order, selection: Selection): Selection {
  const existing = new Set(after.map(({ id }) => id));
  const ids = new Set([...selection.ids].filter((id) => existing.has(id)));
  if (selection.focusId === undefined || existing.has(selection.focusId)) {
    const anchorId =
      selection.anchorId !== undefined && existing.has(selection.anchorId) ? selection.anchorId : undefined;
    return { ids, focusId: selection.focusId, anchorId };
  }
  const place = indexOf(before, selection.focusId);
  const next = before.slice(place).find(({ id }) => existing.has(id))?.id ?? after.at(-1)?.id;
  return { ids, focusId: next, anchorId: next };
}

/** Returns the pages that an action applies to: the selected ones, or else the focused one. */
export function affectedIds({ ids, focusId }: Selection): ReadonlySet<number> {
  if (ids.size > 0 || focusId === undefined) return ids;
  return new Set([focusId]);
}

function idsBetween(pages: Order, one: number, other: number): ReadonlySet<number> {
  const [first, last] = [indexOf(pages, one), indexOf(pages, other)].toSorted((left, right) => left - right);
  return new Set(pages.slice(Math.max(0, first ?? 0), (last ?? 0) + 1).map(({ id }) => id));
}

function indexOf(pages: Order, id: number | undefined): number {
  return pages.findIndex((page) => page.id === id);
}
