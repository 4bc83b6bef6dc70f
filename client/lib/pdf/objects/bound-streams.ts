import { decodePDFRawStream, PDFContext, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { tooDense } from '#client/lib/pdf/parsing/refuse-bombs.ts';

/** The output buffer of every stream that pdf-lib decompresses; the package does not export its class. */
interface DecodeStream {
  ensureBuffer(requested: number): Uint8Array;
}

/** The largest allowed size of one decompressed stream. */
const mostBytes = 512 << 20;

function bound(streams: DecodeStream): void {
  const { ensureBuffer } = streams;
  streams.ensureBuffer = function grow(requested) {
    if (requested > mostBytes) throw tooDense();
    return ensureBuffer.call(this, requested);
  };
}

const { dict } = PDFContext.create().stream('', { Filter: PDFName.of('ASCIIHexDecode') });
const sample: unknown = decodePDFRawStream(PDFRawStream.of(dict, new Uint8Array()));
bound(Object.getPrototypeOf(Object.getPrototypeOf(sample)) as DecodeStream);
