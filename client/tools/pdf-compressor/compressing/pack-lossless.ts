import {
  decodePDFRawStream,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { deleteUnreachable } from '#client/lib/pdf/objects/unreachable.ts';
import { asDict, elementsOf, nameIn, rawIn, setIn } from '#client/lib/pdf/objects/pdf-objects.ts';
import { mergeTwinStreams } from '#client/lib/pdf/objects/twin-streams.ts';
import { zlibCompress } from '#core/images/byte-access.ts';
import { optimizeJpeg } from '#core/images/jpeg/optimize-jpeg.ts';
import { ToolInputError } from '#core/errors.ts';
import { filtersOf } from './image-samples.ts';

/** The number of removed objects. */
export interface PackingReport {
  readonly twins: number;
}

const poorFilters = new Set(['ASCII85Decode', 'ASCIIHexDecode', 'LZWDecode', 'RunLengthDecode']);

/** Few, because each holds a stream and its packed copy. */
const packedAtOnce = 4;

/**
 * Compresses a document without visible change: uncompressed or poorly compressed streams, duplicates, unreachable
 * objects, and private data of programs (such as page previews).
 */
export async function packLossless(context: PDFContext): Promise<PackingReport> {
  for (const [, object] of context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFRawStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    setIn(dict, 'PieceInfo', undefined);
    if (nameIn(dict, 'Type') === 'Page') setIn(dict, 'Thumb', undefined);
  }
  deleteUnreachable(context);
  const waiting = context.enumerateIndirectObjects().values();
  const pack = async () => {
    for (const [ref, object] of waiting) {
      const packed =
        object instanceof PDFRawStream ? (unwrapPicture(object) ?? (await repack(object))) : undefined;
      if (packed) context.assign(ref, packed);
    }
  };
  // The platform compresses each stream in a thread of its own.
  await Promise.all(Array.from({ length: packedAtOnce }, pack));
  return { twins: mergeTwinStreams(context) };
}

const pictureFilters = new Set(['DCTDecode', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode']);

/** Removes filters around a picture's own compression (ReportLab writes JPEG as ASCII 85); undefined for others. */
function unwrapPicture(stream: PDFRawStream): PDFRawStream | undefined {
  const { dict } = stream;
  const filters = filtersOf(dict);
  const own = filters.at(-1) ?? '';
  if (filters.length < 2 || !pictureFilters.has(own) || rawIn(dict, 'F')) return undefined;
  const parameters = elementsOf(dict.context, rawIn(dict, 'DecodeParms'));
  const outer = copyDict(dict);
  setIn(outer, 'Filter', dict.context.obj(filters.slice(0, -1).map((name) => PDFName.of(name))));
  setIn(outer, 'DecodeParms', parameters.length > 0 ? dict.context.obj(parameters.slice(0, -1)) : undefined);
  const plain = decode(PDFRawStream.of(outer, stream.getContents()));
  if (!plain || plain.length > stream.getContents().length) return undefined;
  const inner = copyDict(dict);
  setIn(inner, 'Filter', PDFName.of(own));
  setIn(inner, 'DecodeParms', asDict(dict.context, parameters[filters.length - 1]));
  return PDFRawStream.of(inner, plain);
}

const copyDict = (dict: PDFDict) => PDFDict.fromMapWithContext(new Map(dict.entries()), dict.context);

/** Optimizes the Huffman codes of JPEG pictures without changing pixels, except for those in `done`. */
export function optimizeJpegs(context: PDFContext, maxPixels: number, done: ReadonlySet<PDFRef>): void {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || done.has(ref)) continue;
    if (filtersOf(object.dict).join() !== 'DCTDecode') continue;
    const contents = object.getContents();
    const optimized = optimizeJpeg(contents, maxPixels);
    if (optimized && optimized.length < contents.length) {
      context.assign(ref, PDFRawStream.of(object.dict, optimized));
    }
  }
}

/** Recompresses a stream; undefined if it does not become smaller. */
async function repack(stream: PDFRawStream): Promise<PDFRawStream | undefined> {
  const { dict } = stream;
  const filters = filtersOf(dict);
  const contents = stream.getContents();
  // The document's metadata stays uncompressed, for programs that cannot read PDF.
  if (nameIn(dict, 'Type') === 'Metadata' || rawIn(dict, 'F')) return undefined;
  if (filters.length > 0 && (rawIn(dict, 'DecodeParms') || !filters.every((each) => poorFilters.has(each)))) {
    return undefined;
  }
  const plain = decode(stream);
  const packed = plain && (await zlibCompress(plain));
  if (!packed || packed.length >= contents.length) return undefined;
  const own = copyDict(dict);
  setIn(own, 'Filter', PDFName.of('FlateDecode'));
  return PDFRawStream.of(own, packed);
}

function decode(stream: PDFRawStream): Uint8Array | undefined {
  try {
    return decodePDFRawStream(stream).decode();
  } catch (error) {
    if (error instanceof ToolInputError) throw error;
    return undefined;
  }
}
