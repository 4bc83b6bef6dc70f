import {
  decodePDFRawStream,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { listPages } from '#client/lib/pdf/objects/page-tree.ts';
import {
  arrayIn,
  asDict,
  dictIn,
  elementsOf,
  nameIn,
  numberIn,
  rawIn,
  resolve,
} from '#client/lib/pdf/objects/pdf-objects.ts';
import { ToolInputError } from '#core/errors.ts';
import { lengths, type Matrix, multiply, toMatrix } from './matrix.ts';
import { readOperations } from './content-operations.ts';

/** The largest size at which a picture is shown in the document, in points (1/72 inch). */
export interface ShownSize {
  readonly width: number;
  readonly height: number;
}

export interface PlacedImages {
  readonly sizes: ReadonlyMap<PDFRef, ShownSize>;
  /** True if some content could not be read, so pictures may be shown larger than these sizes. */
  readonly isUncertain: boolean;
}

/** Deeper nesting of content is treated as a loop. */
const maxDepth = 24;
/** More than the longest books have. A hostile file may contain any number to keep readers busy. */
const maxOperations = 30_000_000;

/** Finds the pictures in pages, annotations, patterns and soft masks, and the size at which each is shown. */
export function placeImages(context: PDFContext): PlacedImages {
  const walk = new PlacementWalk(context);
  for (const ref of listPages(context)) {
    const page = asDict(context, ref);
    if (page) walk.page(page);
  }
  return { sizes: walk.sizes, isUncertain: walk.isUncertain };
}

class PlacementWalk {
  readonly sizes = new Map<PDFRef, ShownSize>();
  isUncertain = false;
  readonly #context: PDFContext;
  #operations = 0;
  /**
   * The largest size at which each form was visited. A second visit at the same or a smaller size finds nothing new.
   */
  readonly #met = new Map<PDFObject, number>();

  constructor(context: PDFContext) {
    this.#context = context;
  }

  page(page: PDFDict): void {
    const unit = numberIn(page, 'UserUnit') ?? 1;
    const base: Matrix = [unit, 0, 0, unit, 0, 0];
    const resources = asDict(this.#context, inherited(page, 'Resources'));
    const contents = resolve(this.#context, rawIn(page, 'Contents'));
    const streams = contents instanceof PDFStream ? [contents] : elementsOf(this.#context, contents);
    // An operation may begin in one stream and end in the next.
    this.#content(this.#join(streams), resources, base, 0);
    for (const annotation of arrayIn(page, 'Annots')) this.#annotation(annotation, base);
  }

  #join(streams: readonly PDFObject[]): Uint8Array {
    const pieces = streams.map((each) => this.#decode(resolve(this.#context, each)));
    const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length + 1, 0)).fill(10);
    let at = 0;
    for (const piece of pieces) {
      all.set(piece, at);
      at += piece.length + 1;
    }
    return all;
  }

  #decode(stream: PDFObject | undefined): Uint8Array {
    try {
      if (stream instanceof PDFRawStream) return decodePDFRawStream(stream).decode();
      return stream instanceof PDFStream ? stream.getContents() : new Uint8Array();
    } catch (error) {
      if (error instanceof ToolInputError) throw error;
      this.isUncertain = true;
      return new Uint8Array();
    }
  }

  #content(bytes: Uint8Array, resources: PDFDict | undefined, base: Matrix, depth: number): void {
    if (depth > maxDepth) {
      this.isUncertain = true;
      return;
    }
    const objects = resources && dictIn(resources, 'XObject');
    let matrix = base;
    const saved: Matrix[] = [];
    for (const { operator, numbers, name } of readOperations(bytes)) {
      this.#operations += 1;
      if (this.#operations > maxOperations) {
        this.isUncertain = true;
        return;
      }
      if (operator === 'q') saved.push(matrix);
      else if (operator === 'Q') matrix = saved.pop() ?? matrix;
      else if (operator === 'cm') matrix = multiply(toMatrix(numbers.slice(-6)), matrix);
      else if (operator === 'Do' && name !== undefined && objects) {
        this.#object(objects.get(PDFName.of(name)), resources, matrix, depth);
      }
    }
    if (resources) this.#sideContent(resources, base, depth);
  }

  #object(raw: PDFObject | undefined, outer: PDFDict | undefined, matrix: Matrix, depth: number): void {
    const object = resolve(this.#context, raw);
    if (!(object instanceof PDFStream)) return;
    if (nameIn(object.dict, 'Subtype') === 'Image') {
      if (raw instanceof PDFRef) this.#note(raw, matrix);
      return;
    }
    this.#form(object, outer, matrix, depth);
  }

  #form(form: PDFStream, outer: PDFDict | undefined, matrix: Matrix, depth: number): void {
    const own = multiply(toMatrix(numbersIn(form.dict, 'Matrix')), matrix);
    const size = Math.max(...lengths(own));
    const before = this.#met.get(form) ?? 0;
    // A tolerance of 0.1 %, so that a loop of forms ends.
    if (size <= before * 1.001) return;
    this.#met.set(form, size);
    this.#content(this.#decode(form), dictIn(form.dict, 'Resources') ?? outer, own, depth + 1);
  }

  /** Visits patterns and soft masks, which are resources that content refers to by name. */
  #sideContent(resources: PDFDict, base: Matrix, depth: number): void {
    const patterns = dictIn(resources, 'Pattern');
    for (const value of patterns?.values() ?? []) {
      const pattern = resolve(this.#context, value);
      if (pattern instanceof PDFStream) this.#form(pattern, resources, base, depth);
    }
    const states = dictIn(resources, 'ExtGState');
    for (const value of states?.values() ?? []) {
      const state = asDict(this.#context, value);
      const mask = state && dictIn(state, 'SMask');
      const group = mask && resolve(this.#context, rawIn(mask, 'G'));
      if (group instanceof PDFStream) this.#form(group, resources, base, depth);
    }
  }

  #annotation(annotation: PDFObject, base: Matrix): void {
    const dict = asDict(this.#context, annotation);
    const appearances = dict && dictIn(dict, 'AP');
    if (!dict || !appearances) return;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersIn(dict, 'Rect');
    for (const value of appearances.values()) {
      const object = resolve(this.#context, value);
      const streams = object instanceof PDFDict ? object.values() : [object];
      for (const each of streams) {
        const form = resolve(this.#context, each);
        if (!(form instanceof PDFStream)) continue;
        const [left = 0, bottom = 0, right = 0, top = 0] = numbersIn(form.dict, 'BBox');
        // The form's box is stretched to the annotation's rectangle (12.5.5). Its rotation does not make it larger than
        // this.
        const own = lengths(toMatrix(numbersIn(form.dict, 'Matrix')));
        const stretch = (length: number, boxLength: number, scale: number) =>
          Math.abs(length) / Math.max(1e-6, Math.abs(boxLength) * scale);
        const across = stretch(x2 - x1, right - left, own[0]);
        const down = stretch(y2 - y1, top - bottom, own[1]);
        const scale = Math.max(across, down);
        this.#form(form, undefined, multiply([scale, 0, 0, scale, 0, 0], base), 0);
      }
    }
  }

  #note(ref: PDFRef, matrix: Matrix): void {
    const [width, height] = lengths(matrix);
    const known = this.sizes.get(ref) ?? { width: 0, height: 0 };
    this.sizes.set(ref, { width: Math.max(width, known.width), height: Math.max(height, known.height) });
  }
}

/** Returns an entry of a page, or the one it inherits from its parent nodes. */
function inherited(page: PDFDict, key: string): PDFObject | undefined {
  let node: PDFDict | undefined = page;
  for (let depth = 0; node && depth < maxDepth; depth += 1) {
    const value = rawIn(node, key);
    if (value !== undefined) return value;
    node = dictIn(node, 'Parent');
  }
  return undefined;
}

function numbersIn(dict: PDFDict, key: string): number[] {
  return arrayIn(dict, key).map((value) => {
    const number = Number(resolve(dict.context, value)?.toString());
    return Number.isFinite(number) ? number : 0;
  });
}
