import { tryCopyObject } from '#client/lib/pdf/objects/copy-pages.ts';
import {
  asDict,
  catalogOf,
  dictIn,
  nameIn,
  nameText,
  numberIn,
  rawIn,
  resolve,
  setIn,
} from '#client/lib/pdf/objects/pdf-objects.ts';
import {
  PDFArray,
  type PDFContext,
  type PDFDict,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRef,
} from '@cantoo/pdf-lib';

/** A bookmark and its target: a page of its document or a web address. */
export interface OutlineEntry {
  readonly dict: PDFDict;
  readonly destination: PDFArray | undefined;
  readonly action: PDFDict | undefined;
  readonly children: OutlineEntry[];
}

/** The bookmarks of a source, and the copies of its pages by the pages themselves. */
export interface OutlineSource {
  readonly entries: readonly OutlineEntry[];
  readonly pages: ReadonlyMap<PDFRef, PDFRef>;
}

const views = new Set(['XYZ', 'Fit', 'FitB', 'FitH', 'FitBH', 'FitV', 'FitBV', 'FitR']);

/** Reads the bookmarks of a document; undefined if one does something else than open a page or a web address. */
export function readOutline(context: PDFContext): readonly OutlineEntry[] | undefined {
  const root = dictIn(catalogOf(context), 'Outlines');
  const entries: OutlineEntry[] = [];
  const queue = [{ next: root && rawIn(root, 'First'), siblings: entries }];
  const seen = new Set<PDFObject>();
  for (let place = queue.shift(); place; place = queue.shift()) {
    const { next, siblings } = place;
    if (!next || seen.has(next)) continue;
    seen.add(next);
    const dict = next instanceof PDFRef ? asDict(context, next) : undefined;
    const entry = dict && readEntry(context, dict);
    if (!entry) return undefined;
    siblings.push(entry);
    queue.push(
      { next: rawIn(dict, 'First'), siblings: entry.children },
      { next: rawIn(dict, 'Next'), siblings },
    );
  }
  return entries;
}

function readEntry(context: PDFContext, dict: PDFDict): OutlineEntry | undefined {
  const action = dictIn(dict, 'A');
  const kind = action && nameIn(action, 'S');
  if (kind === 'URI') return { dict, destination: undefined, action, children: [] };
  if (action && kind !== 'GoTo') return undefined;
  const destination = resolve(context, action ? rawIn(action, 'D') : rawIn(dict, 'Dest'));
  if (!action && destination === undefined && rawIn(dict, 'AA') === undefined)
    return { dict, destination: undefined, action: undefined, children: [] };
  if (!(destination instanceof PDFArray)) return undefined;
  const [, view, ...places] = destination.asArray();
  const arePlain = places.every((place) => place instanceof PDFNumber || place === PDFNull);
  return arePlain && views.has(nameText(view) ?? '')
    ? { dict, destination, action: undefined, children: [] }
    : undefined;
}

/**
 * Gives a document the bookmarks of the pages copied into it, as pdf.js does: those of other pages stay only if they
 * have others below them.
 */
export function addOutline(target: PDFContext, sources: readonly OutlineSource[]): void {
  const root = target.obj({ Type: 'Outlines' });
  const kept = sources.flatMap(({ entries, pages }) => entries.flatMap((entry) => keep(entry, pages)));
  if (kept.length === 0) return;
  const ref = target.register(root);
  setIn(root, 'Count', PDFNumber.of(fill(target, root, ref, kept)));
  setIn(catalogOf(target), 'Outlines', ref);
}

interface KeptEntry {
  readonly entry: OutlineEntry;
  readonly page: PDFRef | undefined;
  readonly children: readonly KeptEntry[];
}

function keep(entry: OutlineEntry, pages: OutlineSource['pages']): KeptEntry[] {
  const children = entry.children.flatMap((child) => keep(child, pages));
  const target = entry.destination?.get(0);
  const page = target instanceof PDFRef ? pages.get(target) : undefined;
  return page || entry.action || children.length > 0 ? [{ entry, page, children }] : [];
}

/** Puts bookmarks below `parent`. Returns how many lines are visible there (ISO 32000-2, 12.3.3). */
function fill(target: PDFContext, parent: PDFDict, parentRef: PDFRef, items: readonly KeptEntry[]): number {
  const refs = items.map(() => target.nextRef());
  setIn(parent, 'First', refs[0]);
  setIn(parent, 'Last', refs.at(-1));
  return items.reduce((visible, { entry, page, children }, index) => {
    const ref = refs[index] as PDFRef;
    const dict = target.obj({});
    for (const key of ['Title', 'F', 'C']) setIn(dict, key, copied(entry.dict, key, target));
    setIn(dict, 'Parent', parentRef);
    setIn(dict, 'Prev', refs[index - 1]);
    setIn(dict, 'Next', refs[index + 1]);
    if (page && entry.destination) setIn(dict, 'Dest', copyDestination(entry.destination, page, target));
    if (entry.action) setIn(dict, 'A', copied(entry.dict, 'A', target));
    target.assign(ref, dict);
    const below = children.length > 0 ? fill(target, dict, ref, children) : 0;
    const count = numberIn(entry.dict, 'Count');
    const isClosed = (count ?? 0) < 0;
    if (below > 0 && count !== undefined) setIn(dict, 'Count', PDFNumber.of(isClosed ? -below : below));
    return visible + 1 + (isClosed ? 0 : below);
  }, 0);
}

function copied(owner: PDFDict, key: string, target: PDFContext): PDFObject | undefined {
  const value = resolve(owner.context, rawIn(owner, key));
  return value && tryCopyObject(owner.context, value, target);
}

function copyDestination(destination: PDFArray, page: PDFRef, target: PDFContext): PDFArray {
  const copy = PDFArray.withContext(target);
  copy.push(page);
  for (const value of destination.asArray().slice(1)) copy.push(value);
  return copy;
}
