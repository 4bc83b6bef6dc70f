import { append } from '#core/collections/append.ts';
import {
  arrayIn,
  asDict,
  catalogOf,
  dictIn,
  nameIn,
  rawIn,
  setIn,
} from '#client/lib/pdf/objects/pdf-objects.ts';
import { type PDFContext, type PDFDict, PDFRef } from '@cantoo/pdf-lib';

const maxDepth = 50;

/** Lists the top-level fields of the form. */
export function rootFields(context: PDFContext): PDFRef[] {
  const form = dictIn(catalogOf(context), 'AcroForm');
  return form ? arrayIn(form, 'Fields').filter((ref) => ref instanceof PDFRef) : [];
}

/** Sets the parent of every form field. pdf.js (6.5.438) skips it for some fields, which shortens their full names. */
export function linkFieldsToParents(context: PDFContext): void {
  const seen = new Set<PDFRef>();
  const stack = rootFields(context);
  for (const ref of stack) setParent(context, ref, undefined);
  for (let ref = stack.pop(); ref !== undefined; ref = stack.pop()) {
    const field = asDict(context, ref);
    if (!field || seen.has(ref)) continue;
    seen.add(ref);
    for (const kid of arrayIn(field, 'Kids')) {
      if (!(kid instanceof PDFRef)) continue;
      setParent(context, kid, ref);
      stack.push(kid);
    }
  }
}

/** Counts the fields that a person can fill in: those without named fields below them (ISO 32000-2, 12.7.4). */
export function countFields(context: PDFContext): number {
  const seen = new Set<PDFRef>();
  const stack = [...rootFields(context)];
  let count = 0;
  for (let ref = stack.pop(); ref !== undefined; ref = stack.pop()) {
    const field = asDict(context, ref);
    if (!field || seen.has(ref)) continue;
    seen.add(ref);
    const named = arrayIn(field, 'Kids').filter((kid): kid is PDFRef => {
      const child = kid instanceof PDFRef ? asDict(context, kid) : undefined;
      return child !== undefined && rawIn(child, 'T') !== undefined;
    });
    if (named.length === 0) count += 1;
    else append(stack, named);
  }
  return count;
}

/**
 * Counts the form fields on these pages that lost their field entries, because their file's form does not list them.
 */
export function countStrayWidgets(context: PDFContext, pages: Iterable<PDFRef>): number {
  let count = 0;
  for (const pageRef of pages) {
    const page = asDict(context, pageRef);
    for (const value of page ? arrayIn(page, 'Annots') : []) {
      const annotation = asDict(context, value);
      const isWidget = annotation !== undefined && nameIn(annotation, 'Subtype') === 'Widget';
      if (isWidget && !hasFieldType(annotation)) count += 1;
    }
  }
  return count;
}

function hasFieldType(widget: PDFDict): boolean {
  let field: PDFDict | undefined = widget;
  for (let depth = 0; field && depth < maxDepth; depth += 1) {
    if (rawIn(field, 'FT') !== undefined) return true;
    field = dictIn(field, 'Parent');
  }
  return false;
}

function setParent(context: PDFContext, ref: PDFRef, parent: PDFRef | undefined): void {
  const field = asDict(context, ref);
  if (field) setIn(field, 'Parent', parent);
}
