import { append } from '#core/collections/append.ts';
import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { arrayIn, asDict, dictIn, elementsOf, nameIn, rawIn, resolve } from './pdf-objects.ts';

/** Entries that do not belong to a page's drawing: they lead to other pages, actions or the tag tree. */
const skippedKeys = new Set([
  'Parent',
  'P',
  'Popup',
  'IRT',
  'Dest',
  'A',
  'AA',
  'B',
  'Thumb',
  'Metadata',
  'PieceInfo',
]);

export interface CopiedPages {
  readonly source: PDFContext;
  readonly copy: PDFContext;
  /** Pairs of a page of the source and its copy. */
  readonly pages: readonly (readonly [source: PDFRef, copy: PDFRef])[];
}

/**
 * Finds the copies of the wanted objects of the pages (streams by their dictionary). Walks each page and its copy side
 * by side, which works because every copier keeps the structure.
 */
export function matchCopiedObjects(
  { source, copy, pages }: CopiedPages,
  isWanted: (dict: PDFDict) => boolean,
): Map<PDFRef, PDFRef> {
  const matches = new Map<PDFRef, PDFRef>();
  const seen = new Set<PDFRef>();
  const stack: Pair[] = [];
  for (const [sourceRef, copyRef] of pages) append(stack, pageEntries(source, sourceRef, copy, copyRef));
  for (let pair = stack.pop(); pair !== undefined; pair = stack.pop()) {
    const [left, right] = pair;
    if (left instanceof PDFRef) {
      if (seen.has(left)) continue;
      seen.add(left);
      const dict = asDict(source, left);
      if (dict && right instanceof PDFRef && isWanted(dict)) matches.set(left, right);
    }
    append(stack, childPairs(resolve(source, left), resolve(copy, right)));
  }
  return matches;
}

/** Finds the copies of the pages' annotations that still have one. */
export function matchCopiedAnnotations({ source, copy, pages }: CopiedPages): Map<PDFRef, PDFRef> {
  const matches = new Map<PDFRef, PDFRef>();
  for (const [sourceRef, copyRef] of pages) {
    const [sourcePage, copyPage] = [asDict(source, sourceRef), asDict(copy, copyRef)];
    if (!sourcePage || !copyPage) continue;
    const pairs = annotationPairs(source, arrayIn(sourcePage, 'Annots'), copy, arrayIn(copyPage, 'Annots'));
    for (const [left, right] of pairs) {
      if (left instanceof PDFRef && right instanceof PDFRef) matches.set(left, right);
    }
  }
  return matches;
}

type Pair = readonly [PDFObject | undefined, PDFObject | undefined];

function childPairs(left: PDFObject | undefined, right: PDFObject | undefined): Pair[] {
  if (left instanceof PDFStream && right instanceof PDFStream) return childPairs(left.dict, right.dict);
  if (left instanceof PDFDict && right instanceof PDFDict) {
    return left
      .entries()
      .filter(([key]) => !skippedKeys.has(key.decodeText()))
      .map(([key, value]) => [value, right.get(key)]);
  }
  if (left instanceof PDFArray && right instanceof PDFArray) {
    const others = right.asArray();
    return left.asArray().map((value, index) => [value, others[index]]);
  }
  return [];
}

function pageEntries(source: PDFContext, sourceRef: PDFRef, copy: PDFContext, copyRef: PDFRef): Pair[] {
  const sourcePage = asDict(source, sourceRef);
  const copyPage = asDict(copy, copyRef);
  if (!sourcePage || !copyPage) return [];
  return [
    [inheritedResources(sourcePage), rawIn(copyPage, 'Resources')],
    ...annotationPairs(source, arrayIn(sourcePage, 'Annots'), copy, arrayIn(copyPage, 'Annots')),
  ];
}

function inheritedResources(page: PDFDict): PDFObject | undefined {
  let node: PDFDict | undefined = page;
  for (let depth = 0; node && depth < 50; depth += 1) {
    const resources = rawIn(node, 'Resources');
    if (resources) return resources;
    node = dictIn(node, 'Parent');
  }
  return undefined;
}

/** Pairs annotations with their copies. The copy may lack some, but the rest have the same order and position. */
function annotationPairs(
  source: PDFContext,
  sourceAnnotations: readonly PDFObject[],
  copy: PDFContext,
  copyAnnotations: readonly PDFObject[],
): [PDFObject, PDFObject][] {
  const pairs: [PDFObject, PDFObject][] = [];
  let next = 0;
  for (const annotation of sourceAnnotations) {
    const candidate = copyAnnotations[next];
    if (!candidate || placeOf(source, annotation) !== placeOf(copy, candidate)) continue;
    pairs.push([annotation, candidate]);
    next += 1;
  }
  return pairs;
}

function placeOf(context: PDFContext, annotation: PDFObject): string {
  const dict = asDict(context, annotation);
  if (!dict) return '';
  const rectangle = elementsOf(context, rawIn(dict, 'Rect')).map((value) => Number(String(value)).toFixed(2));
  return `${nameIn(dict, 'Subtype') ?? ''} ${rectangle.join(' ')}`;
}
