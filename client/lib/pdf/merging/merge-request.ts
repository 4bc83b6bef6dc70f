import type { PdfFacts } from '#client/lib/pdf/parsing/pdf-facts.ts';
import type { ImagePageSize } from '#client/lib/pdf/pictures/image-page.ts';

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

/** One page of the result. `turn` is clockwise, in degrees, beside what the source's page has itself. */
export type OutputPage =
  | { readonly sourceId: string; readonly pageIndex: number; readonly turn: number }
  | { readonly sourceId: undefined; readonly turn: number };

export interface MergeOptions {
  readonly bookmarks: 'keep' | 'files' | 'none';
  readonly pageLabels: 'keep' | 'restart' | 'plain';
  readonly imagePageSize: ImagePageSize;
  readonly title: string;
  /** Encrypts the result with AES-256; empty for no password. */
  readonly password: string;
}

export interface MergeRequest {
  readonly sources: readonly MergeSource[];
  readonly pages: readonly OutputPage[];
  readonly options: MergeOptions;
}

/** Something the result has, has otherwise, or has not: told plainly, beside the download. */
export interface MergeNote {
  readonly level: 'kept' | 'changed' | 'lost';
  readonly text: string;
}

export interface MergeResult {
  /** A blob and not bytes: to make one of a hundred megabytes would hold up the page. */
  readonly blob: Blob;
  readonly pageCount: number;
  readonly notes: readonly MergeNote[];
}
