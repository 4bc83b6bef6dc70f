import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFStream } from '@cantoo/pdf-lib';

type Visit = (dict: PDFDict) => void;

/** Deeper nesting is treated as hostile. */
const maxDepth = 50;

/** Visits every dictionary of a document once, including those of streams and nested ones; `visit` may change it. */
export function visitDicts(context: PDFContext, visit: Visit): void {
  for (const [, object] of context.enumerateIndirectObjects()) visitIn(object, visit, 0);
}

function visitIn(object: PDFObject, visit: Visit, depth: number): void {
  if (depth > maxDepth) return;
  if (object instanceof PDFArray) {
    for (const element of object.asArray()) visitIn(element, visit, depth + 1);
    return;
  }
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return;
  visit(dict);
  for (const [, value] of dict.entries()) visitIn(value, visit, depth + 1);
}
