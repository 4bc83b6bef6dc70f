import { type PDFDict, type PDFRef, PDFRawStream } from '@cantoo/pdf-lib';
import { nameIn, rawIn } from './pdf-objects.ts';
import { areSameBytes } from './same-objects.ts';

const sampleBytes = 256;
const sampleCount = 4;
const fontKinds = new Set(['Type1C', 'CIDFontType0C', 'OpenType']);

/** Finds pictures and fonts that several files share, so that the result contains each once. */
export class SharedStreams {
  readonly #byKey = new Map<string, { readonly ref: PDFRef; readonly contents: Uint8Array }[]>();

  /** Returns whether a stream is of a kind that files share. */
  static isShareable({ dict }: PDFRawStream): boolean {
    const subtype = nameIn(dict, 'Subtype');
    return (
      subtype === 'Image' || rawIn(dict, 'Length1') !== undefined || (!!subtype && fontKinds.has(subtype))
    );
  }

  /** Returns an earlier stream with the same entries and bytes; otherwise remembers this one under `ref`. */
  findOrAdd(dict: PDFDict, contents: Uint8Array, ref: PDFRef): PDFRef {
    const key = `${sampleOf(contents)} ${dict.toString()}`;
    const alike = this.#byKey.get(key) ?? [];
    const same = alike.find((candidate) => areSameBytes(candidate.contents, contents));
    if (same) return same.ref;
    this.#byKey.set(key, [...alike, { ref, contents }]);
    return ref;
  }
}

/** Returns the length and a few samples as a key. Most streams differ in it, so only a few need a full comparison. */
function sampleOf(contents: Uint8Array): string {
  const step = Math.max(1, Math.floor((contents.length - sampleBytes) / (sampleCount - 1)));
  const samples = Array.from({ length: sampleCount }, (_, index) =>
    contents.subarray(index * step, index * step + sampleBytes).join(),
  );
  return `${contents.length} ${samples.join()}`;
}
