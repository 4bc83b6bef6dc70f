import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { resolve } from './pdf-objects.ts';

/** Deeper objects count as different. */
const maxDepth = 20;

/** Returns whether two objects of a document are equal, including everything they refer to. */
export function areSame(
  context: PDFContext,
  one: PDFObject | undefined,
  other: PDFObject | undefined,
  depth = 0,
): boolean {
  const [left, right] = [resolve(context, one), resolve(context, other)];
  if (left === right) return true;
  if (!left || !right || depth > maxDepth) return false;
  const alike = (a: PDFObject | undefined, b: PDFObject | undefined) => areSame(context, a, b, depth + 1);
  if (left instanceof PDFDict && right instanceof PDFDict) {
    const keys = left.keys();
    return keys.length === right.keys().length && keys.every((key) => alike(left.get(key), right.get(key)));
  }
  if (left instanceof PDFArray && right instanceof PDFArray) {
    return (
      left.size() === right.size() && left.asArray().every((each, index) => alike(each, right.get(index)))
    );
  }
  if (left instanceof PDFRawStream && right instanceof PDFRawStream) {
    return alike(left.dict, right.dict) && areSameBytes(left.contents, right.contents);
  }
  return left.toString() === right.toString();
}

export function areSameBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, index) => byte === right[index]);
}
