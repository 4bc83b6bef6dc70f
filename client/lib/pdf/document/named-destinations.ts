import { append } from '#core/collections/append.ts';
import {
  arrayIn,
  asDict,
  catalogOf,
  dictIn,
  elementsOf,
  nameIn,
  nameText,
  rawIn,
  resolve,
  setIn,
  stringText,
  textObject,
} from '#client/lib/pdf/objects/pdf-objects.ts';
import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib';

export type Destinations = ReadonlyMap<string, PDFObject>;

export type PagePairs = readonly (readonly [source: PDFRef, copy: PDFRef])[];

/** The destinations that a document names, in its name tree and, as PDF 1.1 did, in a dictionary (ISO 32000-2, 12.3.2.4). */
export function readNamedDestinations(context: PDFContext): Destinations {
  const catalog = catalogOf(context);
  const old = dictIn(catalog, 'Dests')?.entries() ?? [];
  const destinations = new Map(old.map(([name, target]) => [name.decodeText(), target]));
  const names = dictIn(catalog, 'Names');
  const seen = new Set<PDFDict>();
  const stack = names ? [dictIn(names, 'Dests')] : [];
  while (stack.length > 0) {
    const node = stack.pop();
    if (!node || seen.has(node)) continue;
    seen.add(node);
    const entries = arrayIn(node, 'Names');
    for (let index = 0; index + 1 < entries.length; index += 2) {
      const name = stringText(resolve(context, entries[index]));
      const target = entries[index + 1];
      if (name !== undefined && target) destinations.set(name, target);
    }
    append(
      stack,
      arrayIn(node, 'Kids').map((kid) => asDict(context, kid)),
    );
  }
  return destinations;
}

/** The page and view that a destination means, named or not; undefined where it leads nowhere. */
export function explicitDestination(
  context: PDFContext,
  value: PDFObject | undefined,
  named: Destinations,
): PDFArray | undefined {
  const own = resolve(context, value);
  const name = stringText(own) ?? nameText(own);
  const target = name === undefined ? own : resolve(context, named.get(name));
  const array = target instanceof PDFDict ? resolve(context, rawIn(target, 'D')) : target;
  return array instanceof PDFArray ? array : undefined;
}

/**
 * Gives links to names of PDF 1.1 the page itself: pdf.js (6.5.438) moves those names to the name tree, where only
 * strings find them, and two files may use one name. Links to pages that were not taken go. Without the objects of the
 * source the names become strings.
 */
export function resolveNameLinks(
  context: PDFContext,
  copies: Iterable<PDFRef>,
  source?: PDFContext,
  pages: PagePairs = [],
): void {
  const named = source && readNamedDestinations(source);
  const copyOf = new Map(pages);
  for (const ref of copies) {
    const page = asDict(context, ref);
    const annotations = page ? arrayIn(page, 'Annots') : [];
    const kept = annotations.filter((value) => {
      const annotation = asDict(context, value);
      const action = annotation && dictIn(annotation, 'A');
      const isGoTo = action && nameIn(action, 'S') === 'GoTo';
      const [owner, key] = isGoTo ? [action, 'D'] : [annotation, 'Dest'];
      const destination = owner && resolve(context, rawIn(owner, key));
      if (!owner || !(destination instanceof PDFName)) return true;
      if (!source || !named) {
        setIn(owner, key, textObject(destination.decodeText()));
        return true;
      }
      const [target, ...view] = elementsOf(source, explicitDestination(source, destination, named));
      const copy = target instanceof PDFRef ? copyOf.get(target) : undefined;
      if (copy) setIn(owner, key, context.obj([copy, ...view]));
      return copy !== undefined;
    });
    if (page && kept.length < annotations.length) setIn(page, 'Annots', context.obj(kept));
  }
}
