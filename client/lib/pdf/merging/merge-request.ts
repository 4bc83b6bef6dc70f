import type { PdfFacts } from '#client/lib/pdf/parsing/pdf-facts.ts';
import type { ImagePageSize } from '#client/lib/pdf/pictures/image-page.ts';
import type { Note } from '#core/errors.ts';

export interface PdfSource {
  readonly kind: 'pdf';
  readonly id: string;
  readonly name: string;
  readonly file: Blob;
  readonly password?: string;
  readonly facts: PdfFacts;
}

export interface ImageSource {
  readonly kind: 'image';
  readonly id: string;
  readonly name: string;
  readonly file: Blob;
}

export type MergeSource = PdfSource | ImageSource;

/** One page of the result. `turn` is a clockwise rotation in degrees, added to the page's own rotation. */
export type OutputPage =
  | { readonly sourceId: string; readonly pageIndex: number; readonly turn: number }
  | { readonly sourceId: undefined; readonly turn: number };

export interface MergeOptions {
  readonly bookmarks: 'keep' | 'files' | 'none';
  readonly pageLabels: 'keep' | 'restart' | 'plain';
  readonly imagePageSize: ImagePageSize;
  readonly title: string;
  /** The password for encryption with AES-256; empty for none. */
  readonly password: string;
}

export interface MergeRequest {
  readonly sources: readonly MergeSource[];
  readonly pages: readonly OutputPage[];
  readonly options: MergeOptions;
}

/** A note beside the download on something that the result kept, changed or lost. */
export interface MergeNote {
  readonly level: 'kept' | 'changed' | 'lost';
  readonly text: string;
}

export interface MergeResult {
  /** A blob instead of bytes, because creating a blob of 100 MB would block the page. */
  readonly blob: Blob;
  readonly pageCount: number;
  readonly notes: readonly MergeNote[];
}

/** Writes a note on a merge as one sentence; the merger's page shows it under a heading instead. */
export function describeMergeNote({ level, text }: MergeNote): Note {
  if (level !== 'lost') return { severity: 'info', sentence: text };
  // Abbreviations keep their capitals.
  const inSentence = text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return { severity: 'warning', sentence: `Not kept: ${inSentence}` };
}
