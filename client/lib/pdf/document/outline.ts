import { append } from '#core/collections/append.ts';
import {
  asDict,
  catalogOf,
  dictIn,
  elementsOf,
  nameIn,
  numberIn,
  rawIn,
  refIn,
  setIn,
  textObject,
} from '#client/lib/pdf/objects/pdf-objects.ts';
import { type PDFContext, type PDFDict, PDFNumber, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { type Destinations, explicitDestination, readNamedDestinations } from './named-destinations.ts';

/** A file whose bookmarks are grouped under one new bookmark. */
export interface OutlineChapter {
  readonly title: string;
  /** The page that the chapter's own bookmark opens. */
  readonly firstPage: PDFRef;
  /** Every page that came from the file; used to recognize the file's bookmarks. */
  readonly pages: ReadonlySet<PDFRef>;
}

const maxDepth = 100;

/**
 * Adds one top-level bookmark per chapter, with the chapter's own bookmarks under it. The bookmarks must be in the
 * order of the chapters, as a merge leaves them.
 */
export function nestOutline(context: PDFContext, chapters: readonly OutlineChapter[]): void {
  const catalog = catalogOf(context);
  const destinations = readNamedDestinations(context);
  const groups = chapters.map((): PDFRef[] => []);
  let current = 0;
  for (const item of siblings(context, dictIn(catalog, 'Outlines'))) {
    const page = firstPageOf(context, item, destinations);
    const chapter = page ? chapters.findIndex(({ pages }) => pages.has(page)) : -1;
    if (chapter >= 0) current = chapter;
    groups[current]?.push(item);
  }
  const root = context.obj({ Type: 'Outlines' });
  const rootRef = context.register(root);
  const tops = chapters.map(({ title, firstPage }, index) => {
    const dict = context.obj({ Title: textObject(title), Dest: [firstPage, 'Fit'] });
    const ref = context.register(dict);
    linkSiblings(context, ref, groups[index] ?? []);
    return ref;
  });
  linkSiblings(context, rootRef, tops);
  setIn(catalog, 'Outlines', rootRef);
}

/** Removes all bookmarks. */
export function removeOutline(context: PDFContext): void {
  setIn(catalogOf(context), 'Outlines', undefined);
}

/** Returns the number of bookmarks at all levels. */
export function countOutlineItems(context: PDFContext): number {
  const seen = new Set<PDFRef>();
  const stack = siblings(context, dictIn(catalogOf(context), 'Outlines'));
  for (let ref = stack.pop(); ref !== undefined; ref = stack.pop()) {
    if (seen.has(ref)) continue;
    seen.add(ref);
    append(stack, siblings(context, asDict(context, ref)));
  }
  return seen.size;
}

function siblings(context: PDFContext, parent: PDFDict | undefined): PDFRef[] {
  const items: PDFRef[] = [];
  const seen = new Set<PDFRef>();
  let next = parent && refIn(parent, 'First');
  while (next && !seen.has(next)) {
    seen.add(next);
    items.push(next);
    const item = asDict(context, next);
    next = item && refIn(item, 'Next');
  }
  return items;
}

/** Makes `items` the children of `parentRef`. Count is the number of visible lines below it (ISO 32000-1, 12.3.3). */
function linkSiblings(context: PDFContext, parentRef: PDFRef, items: readonly PDFRef[]): void {
  const parent = asDict(context, parentRef);
  if (!parent) return;
  setIn(parent, 'First', items[0]);
  setIn(parent, 'Last', items.at(-1));
  let visible = 0;
  items.forEach((ref, index) => {
    const item = asDict(context, ref);
    if (!item) return;
    setIn(item, 'Parent', parentRef);
    setIn(item, 'Prev', items[index - 1]);
    setIn(item, 'Next', items[index + 1]);
    visible += 1 + Math.max(0, numberIn(item, 'Count') ?? 0);
  });
  setIn(parent, 'Count', items.length === 0 ? undefined : PDFNumber.of(visible));
}

function firstPageOf(
  context: PDFContext,
  ref: PDFRef,
  destinations: Destinations,
  depth = 0,
): PDFRef | undefined {
  const item = asDict(context, ref);
  if (!item || depth > maxDepth) return undefined;
  const action = dictIn(item, 'A');
  const isGoTo = action && nameIn(action, 'S') === 'GoTo';
  const destination = rawIn(item, 'Dest') ?? (isGoTo ? rawIn(action, 'D') : undefined);
  const page = pageOf(context, destination, destinations);
  if (page) return page;
  for (const child of siblings(context, item)) {
    const found = firstPageOf(context, child, destinations, depth + 1);
    if (found) return found;
  }
  return undefined;
}

function pageOf(
  context: PDFContext,
  destination: PDFObject | undefined,
  destinations: Destinations,
): PDFRef | undefined {
  const page = elementsOf(context, explicitDestination(context, destination, destinations))[0];
  return page instanceof PDFRef ? page : undefined;
}
