import { PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { unreadableFile } from '#core/files/read-bytes.ts';

/** Passes only the requested parts of a blob to pdf.js, so that a large file need not be in memory as a whole. */
export class BlobTransport extends PDFDataRangeTransport {
  readonly #blob: Blob;
  #fail: (error: Error) => void = () => undefined;
  /** Never resolves; rejects with a ToolInputError when the blob cannot be read. */
  readonly failure: Promise<never>;

  constructor(blob: Blob) {
    super(blob.size, null);
    this.#blob = blob;
    this.failure = new Promise((_resolve, reject) => {
      this.#fail = reject;
    });
    this.failure.catch(() => undefined);
  }

  override requestDataRange(begin: number, end: number): void {
    this.#blob
      .slice(begin, end)
      .arrayBuffer()
      .then(
        (buffer) => this.onDataRange(begin, new Uint8Array(buffer)),
        () => this.#fail(unreadableFile()),
      );
  }
}
