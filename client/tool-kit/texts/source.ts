import type { TextPlace } from '#core/text/encodings/text-place.ts';

/** The input of a text tool: text in the editor, or a file too large for it. */
export type TextSource =
  | {
      readonly type: 'text';
      readonly text: string;
      readonly fileName?: string;
      /** The file that it was read from, byte for byte; gone once the text is edited. */
      readonly file?: File;
      readonly reading?: FileReading;
    }
  | {
      readonly type: 'file';
      readonly file: File;
      readonly reading?: FileReading;
      /** The kind of a file that is not text, such as “a PNG image”. */
      readonly binary?: string;
      /** For a tool on texts alone, which may only say so once it has a second input: where that file can go. */
      readonly wayToText?: string;
      /** A pasted text: it has no bytes of its own, and its file is only a place to store it. */
      readonly typed?: string;
    };

/** How a file was read that is not UTF-8, or may not be. */
export interface FileReading {
  /** As opened, to be decoded in another way. */
  readonly file: File;
  readonly encoding: string;
  /** The first byte that is invalid in that encoding, how many there are, and its place, as far as known. */
  readonly damage?: {
    readonly byteOffset: number;
    readonly byte: number;
    readonly count?: number;
    readonly place?: TextPlace;
  };
}
