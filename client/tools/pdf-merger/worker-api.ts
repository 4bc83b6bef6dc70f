import type { PdfFacts } from '#client/lib/pdf/parsing/pdf-facts.ts';
import type { ShelvedFile } from '#client/lib/pdf/parsing/pdf-shelf.ts';
import type { TaskContext } from '#core/task.ts';
import type { MergeNote, MergeRequest } from './merge-request.ts';

/** What a file turned out to be. */
export type InspectedFile =
  | { readonly kind: 'pdf'; readonly facts: PdfFacts }
  | { readonly kind: 'image' }
  | { readonly kind: 'locked'; readonly wasPasswordWrong: boolean };

export interface DrawRequest {
  readonly source: ShelvedFile;
  readonly kind: 'pdf' | 'image';
  readonly pageIndex: number;
  readonly longSidePx: number;
}

export interface MergedBlob {
  /** A blob and not bytes: to make one of a hundred megabytes would hold up the page. */
  readonly blob: Blob;
  readonly pageCount: number;
  readonly notes: readonly MergeNote[];
}

export interface PdfMergerWorkerApi {
  /** Throws a ToolInputError for what is neither a PDF nor a picture. */
  inspect(file: ShelvedFile): Promise<InspectedFile>;
  /** A small picture of a page, as it is turned in its file. */
  draw(request: DrawRequest): Promise<Blob>;
  merge(request: MergeRequest, context: TaskContext): Promise<MergedBlob>;
}
