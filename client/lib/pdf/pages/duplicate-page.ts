import { append } from '#core/collections/append.ts';
import { arrayIn, asDict, nameIn, rawIn, setIn } from '#client/lib/pdf/objects/pdf-objects.ts';
import { type PDFContext, PDFDict, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { detachCopiedFields, type RenamedField } from '#client/lib/pdf/forms/form-fields.ts';

const linksBetweenAnnotations = ['Popup', 'Parent', 'IRT'];

/**
 * Adds a second page with the same contents as `pageRef`. Contents are shared; annotations and form fields are copied,
 * so that each page can be filled in separately. The caller adds the page to the page tree. Adds the new names of fields
 * to `renamed`.
 */
export function duplicatePage(context: PDFContext, pageRef: PDFRef, renamed: RenamedField[]): PDFRef {
  const page = asDict(context, pageRef);
  if (!page) throw new TypeError('A page to be duplicated is missing.');
  const copy = PDFDict.fromMapWithContext(page.asMap(), context);
  const copyRef = context.register(copy);
  // The tag tree describes only the original page; a second page with the same key would confuse readers.
  setIn(copy, 'StructParents', undefined);
  const copies = new Map<PDFRef, PDFRef>();
  const annotations = arrayIn(page, 'Annots').map((value) => copyAnnotation(context, value, copyRef, copies));
  if (annotations.length > 0) setIn(copy, 'Annots', context.obj(annotations));
  relinkAnnotations(context, copies);
  const widgets = [...copies].filter(([, ref]) => isWidget(context, ref));
  append(renamed, detachCopiedFields(context, new Map(widgets)));
  return copyRef;
}

function copyAnnotation(
  context: PDFContext,
  value: PDFObject,
  pageRef: PDFRef,
  copies: Map<PDFRef, PDFRef>,
): PDFObject {
  const annotation = asDict(context, value);
  if (!annotation) return value;
  const copy = PDFDict.fromMapWithContext(annotation.asMap(), context);
  setIn(copy, 'P', pageRef);
  setIn(copy, 'StructParent', undefined);
  const ref = context.register(copy);
  if (value instanceof PDFRef) copies.set(value, ref);
  return ref;
}

/** Updates references between copied annotations, because pop-ups and replies must refer to the copies. */
function relinkAnnotations(context: PDFContext, copies: ReadonlyMap<PDFRef, PDFRef>): void {
  for (const ref of copies.values()) {
    const annotation = asDict(context, ref);
    for (const key of annotation ? linksBetweenAnnotations : []) {
      const target = annotation && rawIn(annotation, key);
      const copy = target instanceof PDFRef ? copies.get(target) : undefined;
      if (annotation && copy) setIn(annotation, key, copy);
    }
  }
}

function isWidget(context: PDFContext, ref: PDFRef): boolean {
  const annotation = asDict(context, ref);
  return annotation !== undefined && nameIn(annotation, 'Subtype') === 'Widget';
}
