import {
  arrayIn,
  asDict,
  byteStringObject,
  catalogOf,
  dictIn,
  elementsOf,
  ensureDictIn,
  nameIn,
  nameText,
  rawIn,
  resolve,
  setIn,
  stringText,
} from '#client/lib/pdf/objects/pdf-objects.ts';
import { visitDicts } from '#client/lib/pdf/objects/visit-dicts.ts';
import { type PDFContext, type PDFDict, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import {
  explicitDestination,
  findNamed,
  isDestinationName,
  type PagePairs,
  readNamedDestinations,
} from './named-destinations.ts';

/**
 * Returns whether pdf.js (6.5.438) would break links to named destinations. It rewrites names in UTF-16 but keeps the
 * bytes of links, and it moves the names of PDF 1.1, which are not strings.
 */
export function hasFragileNames(context: PDFContext): boolean {
  return [...readNamedDestinations(context).keys()].some((key) => !/^\([\x20-\x7e]*$/.test(key));
}

/** Replaces the destination names in links, bookmarks and actions with the page and view themselves. */
export function spellOutDestinations(context: PDFContext): void {
  const named = readNamedDestinations(context);
  visitDicts(context, (dict) => {
    const key = nameIn(dict, 'S') === 'GoTo' ? 'D' : 'Dest';
    const value = resolve(context, rawIn(dict, key));
    const explicit = isDestinationName(value) ? explicitDestination(context, value, named) : undefined;
    if (explicit) setIn(dict, key, context.obj(explicit.asArray()));
  });
}

/** Adds the sources' named destinations whose pages are in the result. If several share a name, the first is kept. */
export function carryNamedDestinations(
  context: PDFContext,
  sources: readonly { readonly source: PDFContext | undefined; readonly pages: PagePairs }[],
): void {
  const all = new Map([...readNamedDestinations(context)].map(([key, target]) => [key.slice(1), target]));
  const given = all.size;
  for (const { source, pages } of sources) {
    const copyOf = new Map(pages);
    for (const [key, target] of source ? readNamedDestinations(source) : []) {
      if (!source || all.has(key.slice(1))) continue;
      const explicit = explicitDestination(source, target, new Map());
      const [page, ...view] = elementsOf(source, explicit).map((value, index) =>
        index === 0 ? value : resolve(source, value),
      );
      const copy = page instanceof PDFRef ? copyOf.get(page) : undefined;
      if (copy) all.set(key.slice(1), context.obj([copy, ...view.filter((value) => value !== undefined)]));
    }
  }
  if (all.size > given) writeNames(context, all);
}

/** Writes a name tree with one node, sorted by bytes (ISO 32000-2, 7.9.6). */
function writeNames(context: PDFContext, targets: ReadonlyMap<string, PDFObject>): void {
  const sorted = [...targets].sort(([one], [other]) => (one < other ? -1 : 1));
  const tree = context.obj({ Names: sorted.flatMap(([name, target]) => [byteStringObject(name), target]) });
  setIn(ensureDictIn(catalogOf(context), 'Names'), 'Dests', context.register(tree));
}

/**
 * Fixes links in files whose objects only pdf.js can read. If no name has the bytes of a link, the link gets the bytes
 * of the name with the same text.
 */
export function matchNamesByText(context: PDFContext, pages: Iterable<PDFRef>): void {
  const named = readNamedDestinations(context);
  if (named.size === 0) return;
  const names = [...named.keys()].map((key) => byteStringObject(key.slice(1)));
  const byText = new Map(names.map((name) => [name.decodeText(), name]));
  for (const ref of pages) {
    const page = asDict(context, ref);
    for (const annotation of page ? arrayIn(page, 'Annots') : []) {
      const [owner, key] = targetOf(asDict(context, annotation));
      const name = owner && resolve(context, rawIn(owner, key));
      const match = byText.get(stringText(name) ?? nameText(name) ?? '');
      if (owner && match && !findNamed(named, name)) setIn(owner, key, match);
    }
  }
}

function targetOf(annotation: PDFDict | undefined): readonly [owner: PDFDict | undefined, key: string] {
  const action = annotation && dictIn(annotation, 'A');
  return action && nameIn(action, 'S') === 'GoTo' ? [action, 'D'] : [annotation, 'Dest'];
}
