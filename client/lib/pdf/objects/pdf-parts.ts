import {
  PDFCatalog,
  type PDFContext,
  PDFCrossRefStream,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectStream,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFTrailer,
} from '@cantoo/pdf-lib';
import { nameIn } from './pdf-objects.ts';

export type Encrypt = (bytes: Uint8Array) => Uint8Array;

const objectsPerStream = 200;
const encoder = new TextEncoder();

/**
 * Makes the parts of a PDF file, in order. Stream bytes are not copied, because the caller copies them again. Small
 * objects are packed into object streams (ISO 32000-1, 7.5.7).
 */
export function makePdfParts(context: PDFContext, encrypt?: Encrypt): Uint8Array<ArrayBuffer>[] {
  const file = new PartList(context, encrypt);
  const packed: [PDFRef, PDFObject][] = [];
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (isOfOldFile(object)) continue;
    if (isPackable(ref, object, context)) packed.push([ref, object]);
    else file.addObject(ref, object);
  }
  for (let start = 0; start < packed.length; start += objectsPerStream) {
    file.addObjectStream(packed.slice(start, start + objectsPerStream));
  }
  return file.finish();
}

/** Returns whether an object is a table or object stream of the original file; these are written again. */
function isOfOldFile(object: PDFObject): boolean {
  return object instanceof PDFRawStream && ['XRef', 'ObjStm'].includes(nameIn(object.dict, 'Type') ?? '');
}

function isPackable(ref: PDFRef, object: PDFObject, { trailerInfo }: PDFContext): boolean {
  if (ref === trailerInfo.Encrypt || ref.generationNumber !== 0) return false;
  if (object instanceof PDFStream || object instanceof PDFInvalidObject) return false;
  if (object instanceof PDFCatalog) return false;
  return !(object instanceof PDFDict && nameIn(object, 'Type') === 'Sig');
}

class PartList {
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];
  readonly #context: PDFContext;
  readonly #encrypt: Encrypt | undefined;
  readonly #table: PDFCrossRefStream;
  #offset = 0;

  constructor(context: PDFContext, encrypt: Encrypt | undefined) {
    this.#context = context;
    this.#encrypt = encrypt;
    const { Root, Encrypt: encryption, Info, ID } = context.trailerInfo;
    this.#table = PDFCrossRefStream.create(context.obj({ Root, Encrypt: encryption, Info, ID }), true);
    this.#add(bytesOf(context.header));
    this.#add(encoder.encode('\n\n'));
  }

  #add(bytes: Uint8Array): void {
    this.#parts.push(bytes as Uint8Array<ArrayBuffer>);
    this.#offset += bytes.length;
  }

  addObject(ref: PDFRef, object: PDFObject): void {
    this.#table.addUncompressedEntry(ref, this.#offset);
    this.#addBody(ref, object, this.#encrypt);
  }

  addObjectStream(objects: [PDFRef, PDFObject][]): void {
    const ref = this.#context.nextRef();
    objects.forEach(([each], index) => this.#table.addCompressedEntry(each, ref, index));
    this.addObject(ref, PDFObjectStream.withContextAndObjects(this.#context, objects, true));
  }

  #addBody(ref: PDFRef, object: PDFObject, encrypt: Encrypt | undefined): void {
    this.#add(encoder.encode(`${ref.objectNumber} ${ref.generationNumber} obj\n`));
    if (object instanceof PDFStream) {
      const contents = encrypt ? encrypt(object.getContents()) : object.getContents();
      object.dict.set(PDFName.of('Length'), PDFNumber.of(contents.length));
      this.#add(bytesOf(object.dict));
      this.#add(encoder.encode('\nstream\n'));
      this.#add(contents);
      this.#add(encoder.encode('\nendstream'));
    } else {
      this.#add(bytesOf(object));
    }
    this.#add(encoder.encode('\nendobj\n\n'));
  }

  finish(): Uint8Array<ArrayBuffer>[] {
    const ref = this.#context.nextRef();
    const start = this.#offset;
    this.#table.addUncompressedEntry(ref, start);
    this.#table.dict.set(PDFName.of('Size'), PDFNumber.of(this.#context.largestObjectNumber + 1));
    // The table is never encrypted, because it is read first. `updateDict` computes its entries.
    this.#table.updateDict();
    this.#addBody(ref, this.#table, undefined);
    this.#add(bytesOf(PDFTrailer.forLastCrossRefSectionOffset(start)));
    return this.#parts;
  }
}

function bytesOf(object: {
  sizeInBytes(): number;
  copyBytesInto(buffer: Uint8Array, offset: number): number;
}): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
}
