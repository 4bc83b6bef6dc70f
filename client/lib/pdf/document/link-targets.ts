import { listPages } from '#client/lib/pdf/objects/page-tree.ts';
import { arrayIn, asDict, dictIn, elementsOf, nameIn, rawIn } from '#client/lib/pdf/objects/pdf-objects.ts';
import { type PDFContext, type PDFDict, PDFNumber, PDFRef } from '@cantoo/pdf-lib';

/** A file that is split into many is read once. */
const known = new WeakMap<PDFContext, readonly (readonly number[])[]>();

/**
 * Returns the indices of the pages that the links of each page lead to, for a document without named destinations that
 * does not change.
 */
export function linkTargets(context: PDFContext): readonly (readonly number[])[] {
  const targets = known.get(context) ?? readTargets(context);
  known.set(context, targets);
  return targets;
}

function readTargets(context: PDFContext): number[][] {
  const pages = listPages(context);
  const indices = new Map(pages.map((page, index) => [page, index]));
  return pages.map((ref) => {
    const page = asDict(context, ref);
    const links = page ? arrayIn(page, 'Annots').flatMap((each) => asDict(context, each) ?? []) : [];
    return links.flatMap((link) => targetOf(link, indices) ?? []);
  });
}

function targetOf(link: PDFDict, indices: ReadonlyMap<PDFRef, number>): number | undefined {
  if (nameIn(link, 'Subtype') !== 'Link') return undefined;
  const action = dictIn(link, 'A');
  const isJump = action && nameIn(action, 'S') === 'GoTo';
  const destination = action ? (isJump ? rawIn(action, 'D') : undefined) : rawIn(link, 'Dest');
  const [target] = elementsOf(link.context, destination);
  if (target instanceof PDFNumber) return target.asNumber();
  return target instanceof PDFRef ? indices.get(target) : undefined;
}
