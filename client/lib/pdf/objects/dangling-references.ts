import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFNull,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { append } from '#core/collections/append.ts';

/**
 * Replaces references to objects that do not exist with null, which is what they mean (ISO 32000-2, 7.3.10). A new
 * object could otherwise get the number of one. Run it before objects are added.
 */
export function clearDanglingReferences(context: PDFContext): void {
  const objects = context.enumerateIndirectObjects();
  // Some viewers ignore a wrong generation. pdf-lib gives a number only once.
  const numbers = new Set(objects.map(([ref]) => ref.objectNumber));
  const isDangling = (value: PDFObject) => value instanceof PDFRef && !numbers.has(value.objectNumber);
  const { trailerInfo } = context;
  if (trailerInfo.Info && isDangling(trailerInfo.Info)) delete trailerInfo.Info;
  let nothing: PDFRef | undefined;
  const stack = objects.map(([, object]) => object);
  for (let object = stack.pop(); object !== undefined; object = stack.pop()) {
    if (object instanceof PDFArray) {
      for (const [index, value] of object.asArray().entries()) {
        // An object that is null, because qpdf refuses null itself among the streams of a page.
        if (isDangling(value)) object.set(index, (nothing ??= registerNull(context, numbers)));
        else stack.push(value);
      }
    }
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    for (const [key, value] of dict.entries()) if (isDangling(value)) dict.delete(key);
    append(stack, dict.values());
  }
}

function registerNull(context: PDFContext, numbers: Set<number>): PDFRef {
  const ref = context.register(PDFNull);
  numbers.add(ref.objectNumber);
  return ref;
}
