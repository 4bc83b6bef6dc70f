import { type PDFDict, type PDFRef, PDFRawStream } from '@cantoo/pdf-lib';
import { nameIn, rawIn } from './pdf-objects.ts';
import { areSameBytes } from './same-objects.ts';

const sampleBytes = 256;
const sampleCount = 4;
const fontKinds = new Set(['Type1C', 'CIDFontType0C', 'OpenType']);

/** Finds pictures and fonts that several files have in common, so that the result holds each once. */
export class SharedStreams {
  readonly #byKey = new Map<string, { readonly ref: PDFRef; readonly contents: Uint8Array }[]>();

  /** Whether a stream is of the kind that files share. */
  static isShareable({ dict }: PDFRawStream): boolean {
    const subtype = nameIn(dict, 'Subtype');
    return (
      subtype === 'Image' || rawIn(dict, 'Length1') !== undefined || (!!subtype && fontKinds.has(subtype))
    );
  }

  /** The stream that was added before with the same entries and bytes; else remembers this one under `ref`. */
  findOrAdd(dict: PDFDict, contents: Uint8Array, ref: PDFRef): PDFRef {
    const key = `${sampleOf(contents)} ${dict.toString()}`;
    const alike = this.#byKey.get(key) ?? [];
    const same = alike.find((candidate) => areSameBytes(candidate.contents, contents));
    if (same) return same.ref;
    this.#byKey.set(key, [...alike, { ref, contents }]);
    return ref;
  }
}

/** Length and a few samples: most streams differ in them, so that few are compared as a whole. */
function sampleOf(contents: Uint8Array): string {
  const step = Math.max(1, Math.floor((contents.length - sampleBytes) / (sampleCount - 1)));
  const samples = Array.from({ length: sampleCount }, (_, index) =>
    contents.subarray(index * step, index * step + sampleBytes).join(),
  );
  return `${contents.length} ${samples.join()}`;
}
