import { listPages } from '#client/lib/pdf/objects/page-tree.ts';
import {
  arrayIn,
  asDict,
  catalogOf,
  ensureDictIn,
  nameIn,
  rawIn,
  refIn,
  setIn,
} from '#client/lib/pdf/objects/pdf-objects.ts';
import { type PDFContext, PDFRef } from '@cantoo/pdf-lib';
import { rootFields } from './field-tree.ts';

const maxDepth = 50;

/**
 * Finds fields that are on pages but missing from the form's list, which ISO 32000-1, 12.7.2 requires. Viewers accept
 * them anyway.
 */
export function findStrayFields(context: PDFContext): PDFRef[] {
  const listed = new Set(rootFields(context));
  const found = new Set<PDFRef>();
  for (const pageRef of listPages(context)) {
    const page = asDict(context, pageRef);
    for (const value of page ? arrayIn(page, 'Annots') : []) {
      const root = value instanceof PDFRef ? rootOf(context, value) : undefined;
      if (root && !listed.has(root)) found.add(root);
    }
  }
  return [...found];
}

/** Adds fields to the form's list. */
export function listFields(context: PDFContext, fields: readonly PDFRef[]): void {
  const form = ensureDictIn(catalogOf(context), 'AcroForm');
  setIn(form, 'Fields', context.obj([...rootFields(context), ...fields]));
}

/** Returns the topmost field of a widget; undefined for other annotations and for fields without a type. */
function rootOf(context: PDFContext, widget: PDFRef): PDFRef | undefined {
  const annotation = asDict(context, widget);
  if (!annotation || nameIn(annotation, 'Subtype') !== 'Widget') return undefined;
  let ref = widget;
  let hasKind = false;
  for (let depth = 0; depth < maxDepth; depth += 1) {
    const field = asDict(context, ref);
    if (!field) return undefined;
    hasKind ||= rawIn(field, 'FT') !== undefined;
    const parent = refIn(field, 'Parent');
    if (!parent || !asDict(context, parent)) return hasKind ? ref : undefined;
    ref = parent;
  }
  return undefined;
}
