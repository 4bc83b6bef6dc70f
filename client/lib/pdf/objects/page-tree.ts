import { append } from '#core/collections/append.ts';
import { type PDFContext, type PDFDict, PDFName, PDFNumber, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { arrayIn, asDict, catalogOf, nameIn, numberIn, rawIn, setIn } from './pdf-objects.ts';

const maxKids = 32;

/**
 * Lists the document's pages in reading order. A page that is in the tree twice counts twice, as in viewers; an inner
 * node is visited once, because a hostile file may loop. A page embedded directly in the tree instead of by reference
 * becomes a separate object.
 */
export function listPages(context: PDFContext): PDFRef[] {
  const pages: PDFRef[] = [];
  const seen = new Set<PDFObject>();
  const root = rawIn(catalogOf(context), 'Pages');
  const stack = root ? [root] : [];
  for (let value = stack.pop(); value !== undefined; value = stack.pop()) {
    const node = asDict(context, value);
    if (!node || seen.has(node)) continue;
    if (isPage(node)) {
      pages.push(value instanceof PDFRef ? value : context.register(node));
      continue;
    }
    seen.add(node);
    append(stack, arrayIn(node, 'Kids').reverse());
  }
  return pages;
}

/**
 * Removes from the page tree the pages that the file does not have, such as those after the place where it is cut off.
 * Returns how many pages it should have.
 */
export function removeMissingPages(context: PDFContext): number {
  const nodes = listNodes(context);
  const promised = nodes[0] && numberIn(nodes[0], 'Count');
  const counts = new Map<PDFDict, number>();
  let missing = 0;
  // From the leaves to the root.
  for (const node of nodes.toReversed()) {
    const kids = arrayIn(node, 'Kids');
    const dicts = kids.map((kid) => asDict(context, kid));
    const count = dicts.reduce(
      (sum, kid) => sum + (kid && isPage(kid) ? 1 : ((kid && counts.get(kid)) ?? 0)),
      0,
    );
    counts.set(node, count);
    missing += dicts.filter((kid) => !kid).length;
    setIn(node, 'Kids', context.obj(kids.filter((_, index) => dicts[index])));
    setIn(node, 'Count', PDFNumber.of(count));
  }
  const found = (nodes[0] && counts.get(nodes[0])) ?? 0;
  return missing > 0 ? Math.max(promised ?? 0, found + missing) : found;
}

const isPage = (node: PDFDict) => nameIn(node, 'Type') === 'Page' || rawIn(node, 'Kids') === undefined;

/** Lists the inner nodes of the page tree, parents first. */
function listNodes(context: PDFContext): PDFDict[] {
  const nodes = new Set<PDFDict>();
  const stack = [rawIn(catalogOf(context), 'Pages')];
  while (stack.length > 0) {
    const node = asDict(context, stack.pop());
    if (!node || isPage(node) || nodes.has(node)) continue;
    nodes.add(node);
    append(stack, arrayIn(node, 'Kids'));
  }
  return [...nodes];
}

/** Gives the document exactly these pages, in this order, under a new balanced page tree. */
export function setPages(context: PDFContext, pages: readonly PDFRef[]): void {
  for (const ref of pages) {
    const page = asDict(context, ref);
    if (page) setIn(page, 'Type', PDFName.of('Page'));
  }
  let level = pages.map((ref) => ({ ref, count: 1 }));
  do {
    const parents = [];
    for (let start = 0; start < level.length; start += maxKids) {
      parents.push(makeParent(context, level.slice(start, start + maxKids)));
    }
    level = parents;
  } while (level.length > 1);
  const root = level[0];
  if (root) setIn(catalogOf(context), 'Pages', root.ref);
}

function makeParent(context: PDFContext, kids: readonly { ref: PDFRef; count: number }[]) {
  const count = kids.reduce((sum, kid) => sum + kid.count, 0);
  const node = context.obj({ Type: 'Pages', Count: count, Kids: kids.map((kid) => kid.ref) });
  const ref = context.register(node);
  for (const kid of kids) {
    const dict = asDict(context, kid.ref);
    if (dict) setIn(dict, 'Parent', ref);
  }
  return { ref, count };
}

/** Returns the clockwise rotation of a page, in degrees: 0, 90, 180 or 270. */
export function rotationOf(page: PDFDict): number {
  const rotate = page.get(PDFName.of('Rotate'));
  const degrees = rotate instanceof PDFNumber ? rotate.asNumber() : 0;
  return (((Math.round(degrees / 90) * 90) % 360) + 360) % 360;
}

/** Rotates a page clockwise by a further `degrees`, a multiple of 90. */
export function turnPage(page: PDFDict, degrees: number): void {
  const rotation = (rotationOf(page) + degrees + 360) % 360;
  setIn(page, 'Rotate', rotation === 0 ? undefined : PDFNumber.of(rotation));
}
