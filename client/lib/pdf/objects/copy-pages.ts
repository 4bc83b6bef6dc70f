import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { arrayIn, asDict, dictIn, elementsOf, nameIn, rawIn, resolve, setIn } from './pdf-objects.ts';
import { SharedStreams } from './shared-streams.ts';

/**
 * The error for an object that the pages need but that is missing or cannot be copied. pdf.js may still repair the
 * file.
 */
export class CannotCopyError extends Error {
  override readonly name = 'CannotCopyError';
}

const inheritedKeys = ['MediaBox', 'CropBox', 'Rotate'];
/** Keys that refer to the tag tree of the source, which the copy does not have. */
const tagKeys = new Set(['StructParent', 'StructParents']);
const maxDepth = 200;

/**
 * Copies pages with their contents and annotations into another document, in the order given. Drops links to pages
 * outside the list, and tag keys. The caller adds the pages to the page tree.
 */
export function copyPages(
  source: PDFContext,
  pages: readonly PDFRef[],
  target: PDFContext,
  shared: SharedStreams,
): PDFRef[] {
  const copier = new PageCopier(source, target, shared);
  return copier.copyAll(pages);
}

/**
 * Copies an object of the whole document with everything it refers to. Pages become null. Undefined if something cannot
 * be copied.
 */
export function tryCopyObject(
  source: PDFContext,
  value: PDFObject,
  target: PDFContext,
): PDFObject | undefined {
  try {
    return new PageCopier(source, target, new SharedStreams()).copyValue(value);
  } catch (error) {
    if (error instanceof CannotCopyError) return undefined;
    throw error;
  }
}

class PageCopier {
  readonly #source: PDFContext;
  readonly #target: PDFContext;
  readonly #shared: SharedStreams;
  readonly #copies = new Map<PDFRef, PDFRef>();
  /** Objects that have a reference in the copy but are not copied yet. */
  readonly #waiting: PDFRef[] = [];

  constructor(source: PDFContext, target: PDFContext, shared: SharedStreams) {
    this.#source = source;
    this.#target = target;
    this.#shared = shared;
  }

  copyAll(pages: readonly PDFRef[]): PDFRef[] {
    const refs = pages.map((page) => {
      const ref = this.#target.nextRef();
      this.#copies.set(page, ref);
      return ref;
    });
    pages.forEach((page, index) => this.#target.assign(refs[index] as PDFRef, this.#copyPage(page)));
    this.#copyWaiting();
    return refs;
  }

  copyValue(value: PDFObject): PDFObject {
    const copy = this.#copy(value, 0);
    this.#copyWaiting();
    return copy;
  }

  #copyWaiting(): void {
    for (let ref = this.#waiting.pop(); ref !== undefined; ref = this.#waiting.pop()) {
      this.#target.assign(this.#copies.get(ref) as PDFRef, this.#copy(this.#lookup(ref), 0));
    }
  }

  #lookup(ref: PDFRef): PDFObject {
    const object = this.#source.lookup(ref);
    if (object) return object;
    throw new CannotCopyError(`The object ${ref.toString()} is missing.`);
  }

  #copyPage(ref: PDFRef): PDFDict {
    const page = asDict(this.#source, ref);
    if (!page) throw new CannotCopyError('A page is missing.');
    const flat = PDFDict.fromMapWithContext(new Map(page.asMap()), this.#source);
    setIn(flat, 'Resources', inherited(page, 'Resources'));
    for (const key of inheritedKeys) setIn(flat, key, resolve(this.#source, inherited(page, key)));
    if (arrayIn(flat, 'MediaBox').length !== 4) throw new CannotCopyError('A page has no size.');
    flat.delete(PDFName.of('Parent'));
    const annotations = arrayIn(page, 'Annots').flatMap((annotation) => this.#keep(annotation) ?? []);
    setIn(flat, 'Annots', annotations.length > 0 ? arrayOf(this.#source, annotations) : undefined);
    return this.#copyDict(flat, 0);
  }

  /**
   * Returns undefined for a link to a page that is not copied. A link to a name that nothing defines stays as it looks,
   * without the name, which another file may define.
   */
  #keep(annotation: PDFObject): PDFObject | undefined {
    const dict = asDict(this.#source, annotation);
    if (!dict) throw new CannotCopyError('An annotation is missing.');
    const subtype = nameIn(dict, 'Subtype');
    if (subtype === 'Widget') throw new CannotCopyError('Form fields need their form.');
    if (subtype !== 'Link') return annotation;
    const action = dictIn(dict, 'A');
    if (action && nameIn(action, 'S') !== 'GoTo') return annotation;
    const destination = resolve(this.#source, action ? rawIn(action, 'D') : rawIn(dict, 'Dest'));
    if (destination === undefined) return annotation;
    if (destination instanceof PDFArray) {
      const page = elementsOf(this.#source, destination)[0];
      return !(page instanceof PDFRef) || this.#copies.has(page) ? annotation : undefined;
    }
    const bare = PDFDict.fromMapWithContext(new Map(dict.asMap()), this.#source);
    bare.delete(PDFName.of(action ? 'A' : 'Dest'));
    return bare;
  }

  #copy(value: PDFObject, depth: number): PDFObject {
    if (depth > maxDepth) throw new CannotCopyError('The objects are nested too deeply.');
    if (value instanceof PDFRef) return this.#copyRef(value);
    if (value instanceof PDFDict) return this.#copyDict(value, depth);
    if (value instanceof PDFRawStream) {
      return PDFRawStream.of(this.#copyDict(value.dict, depth), value.contents);
    }
    if (value instanceof PDFStream) throw new CannotCopyError('A stream is of an unknown kind.');
    if (!(value instanceof PDFArray)) return value;
    return arrayOf(
      this.#target,
      value.asArray().map((element) => this.#copy(element, depth + 1)),
    );
  }

  #copyDict(dict: PDFDict, depth: number): PDFDict {
    const copy = PDFDict.withContext(this.#target);
    for (const [key, value] of dict.entries()) {
      if (!tagKeys.has(key.decodeText())) copy.set(key, this.#copy(value, depth + 1));
    }
    return copy;
  }

  #copyRef(ref: PDFRef): PDFObject {
    const known = this.#copies.get(ref);
    if (known) return known;
    const object = this.#lookup(ref);
    // Another page, reached through a bead or a pop-up; copying it would bring its whole contents.
    if (object instanceof PDFDict && ['Page', 'Pages'].includes(nameIn(object, 'Type') ?? '')) return PDFNull;
    const copy = this.#target.nextRef();
    this.#copies.set(ref, copy);
    if (object instanceof PDFRawStream && SharedStreams.isShareable(object)) {
      return this.#shareStream(ref, object, copy);
    }
    this.#waiting.push(ref);
    return copy;
  }

  /** Copied immediately, because the stream can only be compared once its references are known. */
  #shareStream(ref: PDFRef, { dict, contents }: PDFRawStream, copy: PDFRef): PDFRef {
    const copied = this.#copyDict(dict, 0);
    const shared = this.#shared.findOrAdd(copied, contents, copy);
    this.#copies.set(ref, shared);
    if (shared === copy) this.#target.assign(copy, PDFRawStream.of(copied, contents));
    return shared;
  }
}

export function inherited(page: PDFDict, key: string): PDFObject | undefined {
  let node: PDFDict | undefined = page;
  for (let depth = 0; node && depth < maxDepth; depth += 1) {
    const value = rawIn(node, key);
    if (value !== undefined) return value;
    node = dictIn(node, 'Parent');
  }
  return undefined;
}

function arrayOf(context: PDFContext, values: readonly PDFObject[]): PDFArray {
  const array = PDFArray.withContext(context);
  for (const value of values) array.push(value);
  return array;
}
