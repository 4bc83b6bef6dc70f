import { PDFArray, type PDFContext, PDFDict, PDFName, PDFNumber, PDFRef } from '@cantoo/pdf-lib';
import {
  arrayIn,
  asDict,
  catalogOf,
  dictIn,
  nameIn,
  numberIn,
  rawIn,
  refIn,
  setIn,
} from '#client/lib/pdf/objects/pdf-objects.ts';

const keysOfPlainAnnotation = new Set([
  'Type',
  'Rect',
  'AP',
  'AS',
  'P',
  'Contents',
  'NM',
  'M',
  'F',
  'OC',
  'StructParent',
]);
const flagPrint = 4;
const flagLocked = 128;

/**
 * Replaces every signature with a plain picture on its page, because moving pages makes signatures invalid. Empty
 * signature fields stay. Returns the number of removed signatures.
 */
export function flattenSignatures(context: PDFContext, pages: readonly PDFRef[]): number {
  const removed = new Set<PDFRef>();
  for (const pageRef of pages) {
    const page = asDict(context, pageRef);
    if (!page) continue;
    for (const annotationRef of arrayIn(page, 'Annots')) {
      const widget = asDict(context, annotationRef);
      if (widget && annotationRef instanceof PDFRef && isSigned(widget)) {
        flattenWidget(widget);
        removed.add(annotationRef);
      }
    }
  }
  if (removed.size > 0) removeFields(context, removed);
  return removed.size;
}

function isSigned(widget: PDFDict): boolean {
  const field = inherited(widget, 'FT');
  return field !== undefined && nameIn(field, 'FT') === 'Sig' && inherited(widget, 'V') !== undefined;
}

/** Finds the nearest of the field and its ancestors that has `key`. */
function inherited(field: PDFDict, key: string): PDFDict | undefined {
  let current: PDFDict | undefined = field;
  for (let depth = 0; current && depth < 50; depth += 1) {
    if (rawIn(current, key) !== undefined) return current;
    current = dictIn(current, 'Parent');
  }
  return undefined;
}

function flattenWidget(widget: PDFDict): void {
  for (const key of widget.keys()) {
    if (!keysOfPlainAnnotation.has(key.decodeText())) widget.delete(key);
  }
  const flags = numberIn(widget, 'F') ?? 0;
  setIn(widget, 'Subtype', PDFName.of('Stamp'));
  setIn(widget, 'F', PDFNumber.of(flags | flagPrint | flagLocked));
}

function removeFields(context: PDFContext, removed: ReadonlySet<PDFRef>): void {
  const form = dictIn(catalogOf(context), 'AcroForm');
  if (!form) return;
  const isKept = (ref: unknown): boolean => {
    if (!(ref instanceof PDFRef) || removed.has(ref)) return false;
    const field = asDict(context, ref);
    const kids = field ? arrayIn(field, 'Kids') : [];
    if (!field || kids.length === 0) return true;
    setIn(field, 'Kids', arrayOf(context, kids.filter(isKept)));
    return arrayIn(field, 'Kids').length > 0;
  };
  setIn(form, 'Fields', arrayOf(context, arrayIn(form, 'Fields').filter(isKept)));
  // Both flags describe signatures that no longer exist (ISO 32000-1, table 219).
  setIn(form, 'SigFlags', undefined);
  if (arrayIn(form, 'Fields').length === 0 && refIn(catalogOf(context), 'AcroForm')) {
    setIn(catalogOf(context), 'AcroForm', undefined);
  }
}

function arrayOf(context: PDFContext, values: ReturnType<PDFArray['asArray']>): PDFArray {
  const array = PDFArray.withContext(context);
  for (const value of values) array.push(value);
  return array;
}
