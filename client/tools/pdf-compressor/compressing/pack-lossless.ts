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

/** What went, beside bytes. */
export interface PackingReport {
  readonly twins: number;
  readonly unused: number;
}

const poorFilters = new Set(['ASCII85Decode', 'ASCIIHexDecode', 'LZWDecode', 'RunLengthDecode']);

/**
 * Packs what a document holds more tightly and shows the same: streams that were not packed or poorly, what stands in
 * the file twice, what nothing leads to, and what programs leave behind for themselves (page previews, their private
 * data).
 */
export async function packLossless(context: PDFContext): Promise<PackingReport> {
  for (const [, object] of context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFRawStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    setIn(dict, 'PieceInfo', undefined);
    if (nameIn(dict, 'Type') === 'Page') setIn(dict, 'Thumb', undefined);
  }
  const unused = deleteUnreachable(context);
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const packed =
      object instanceof PDFRawStream ? (unwrapPicture(object) ?? (await repack(object))) : undefined;
    if (packed) context.assign(ref, packed);
  }
  return { twins: mergeTwinStreams(context), unused };
}

const pictureFilters = new Set(['DCTDecode', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode']);

/**
 * A picture whose own packing is packed once more, as text or by deflating (ReportLab writes JPEG as ASCII 85), without
 * what is around it; undefined for others.
 */
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

/** Gives JPEG pictures better codes for the same pixels; those in `done` have them. */
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

/** The stream in fewer bytes; undefined where there is no gain. */
async function repack(stream: PDFRawStream): Promise<PDFRawStream | undefined> {
  const { dict } = stream;
  const filters = filtersOf(dict);
  const contents = stream.getContents();
  // The document's own metadata stay readable for programs that know nothing of PDF.
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
