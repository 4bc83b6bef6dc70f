import type { TextPlace } from '#core/text/encodings/text-place.ts';

/** What a text tool works on: text in the editor, or a file too large for one. */
export type TextSource =
  | {
      readonly type: 'text';
      readonly text: string;
      readonly fileName?: string;
      /** What it was read from, byte by byte as it was; gone once the text is edited. */
      readonly file?: File;
      readonly reading?: FileReading;
    }
  | {
      readonly type: 'file';
      readonly file: File;
      readonly reading?: FileReading;
      /** The kind of a file that is not text, such as “a PNG image”. */
      readonly binary?: string;
      /** A pasted text: it has no bytes of its own, and its file is only a place to store it. */
      readonly typed?: string;
    };

/** How a file was read that is not UTF-8, or may not be. */
export interface FileReading {
  /** As it was opened, to be read in another way. */
  readonly file: File;
  readonly encoding: string;
  /** The first byte that is no text in that encoding, how many there are, and where it is, as far as that is known. */
  readonly damage?: {
    readonly byteOffset: number;
    readonly byte: number;
    readonly count?: number;
    readonly place?: TextPlace;
  };
}
