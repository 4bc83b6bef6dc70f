import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { nameIn } from './pdf-objects.ts';
import { SharedStreams } from './shared-streams.ts';

/**
 * Merges streams with the same entries and bytes, such as a logo that is repeated on every page. Page contents are not
 * merged, because some programs change them in place. Returns the number of removed streams.
 */
export function mergeTwinStreams(context: PDFContext): number {
  const shared = new SharedStreams();
  const twins = new Map<PDFRef, PDFRef>();
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || !isMergeable(object)) continue;
    const first = shared.findOrAdd(object.dict, object.getContents(), ref);
    if (first !== ref) twins.set(ref, first);
  }
  if (twins.size === 0) return 0;
  for (const [, object] of context.enumerateIndirectObjects()) redirect(object, twins);
  for (const ref of twins.keys()) context.delete(ref);
  return twins.size;
}

function isMergeable(stream: PDFRawStream): boolean {
  return SharedStreams.isShareable(stream) || nameIn(stream.dict, 'Subtype') === 'Form';
}

function redirect(object: PDFObject, twins: ReadonlyMap<PDFRef, PDFRef>): void {
  if (object instanceof PDFArray) {
    object.asArray().forEach((value, index) => {
      const twin = value instanceof PDFRef ? twins.get(value) : undefined;
      if (twin) object.set(index, twin);
      else if (!(value instanceof PDFRef)) redirect(value, twins);
    });
    return;
  }
  const dict = object instanceof PDFRawStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return;
  for (const [key, value] of dict.entries()) {
    const twin = value instanceof PDFRef ? twins.get(value) : undefined;
    if (twin) dict.set(key, twin);
    else if (!(value instanceof PDFRef)) redirect(value, twins);
  }
}
