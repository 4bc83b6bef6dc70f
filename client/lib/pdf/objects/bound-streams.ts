import { decodePDFRawStream, PDFContext, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { tooDense } from '#client/lib/pdf/parsing/refuse-bombs.ts';

/** The output buffer of every stream that pdf-lib decompresses; the package does not export its class. */
interface DecodeStream {
  ensureBuffer(requested: number): Uint8Array;
}

/** The largest allowed size of one decompressed stream. */
const mostBytes = 512 << 20;
let limit = mostBytes;

/** Runs `work`, during which no decompressed stream may exceed `bytes`. Larger ones throw a ToolInputError. */
export function withStreamLimit<Result>(bytes: number, work: () => Result): Result {
  limit = bytes;
  try {
    return work();
  } finally {
    limit = mostBytes;
  }
}

function bound(streams: DecodeStream): void {
  const { ensureBuffer } = streams;
  streams.ensureBuffer = function grow(requested) {
    if (requested > limit) throw tooDense();
    return ensureBuffer.call(this, requested);
  };
}

const { dict } = PDFContext.create().stream('', { Filter: PDFName.of('ASCIIHexDecode') });
const sample: unknown = decodePDFRawStream(PDFRawStream.of(dict, new Uint8Array()));
bound(Object.getPrototypeOf(Object.getPrototypeOf(sample)) as DecodeStream);
