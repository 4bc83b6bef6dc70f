import { append } from '#core/collections/append.ts';
import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';

/**
 * Deletes every object that cannot be reached from the catalog or the document information, so that removed content
 * does not stay in the file. Returns the number of deleted objects.
 */
export function deleteUnreachable(context: PDFContext): number {
  const reached = new Set<PDFRef>();
  const { Root, Info } = context.trailerInfo;
  const stack: (PDFObject | undefined)[] = [Root, Info];
  while (stack.length > 0) {
    const value = stack.pop();
    if (value instanceof PDFRef) {
      if (reached.has(value)) continue;
      reached.add(value);
      stack.push(context.lookup(value));
    } else if (value instanceof PDFArray) {
      append(stack, value.asArray());
    } else if (value instanceof PDFDict) {
      append(stack, value.values());
    } else if (value instanceof PDFStream) {
      stack.push(value.dict);
    }
  }
  let count = 0;
  for (const [ref] of context.enumerateIndirectObjects()) {
    if (!reached.has(ref) && context.delete(ref)) count += 1;
  }
  return count;
}
