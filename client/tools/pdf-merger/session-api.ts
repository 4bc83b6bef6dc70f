import type { InspectedFile } from '#client/lib/pdf/merging/inspect-file.ts';
import type { ShelvedFile } from '#client/lib/pdf/parsing/pdf-shelf.ts';
import type { TaskContext } from '#core/task.ts';
import type { CheckRequest } from '#client/lib/pdf/merging/check-result.ts';
import type { MergeRequest, MergeResult } from '#client/lib/pdf/merging/merge-request.ts';

export interface DrawRequest {
  readonly source: ShelvedFile;
  readonly kind: 'pdf' | 'image';
  readonly pageIndex: number;
  readonly longSidePx: number;
}

export interface MergerSession {
  /** Inspects a file. Throws a ToolInputError if it is neither a PDF nor a picture. */
  inspect(file: ShelvedFile): Promise<InspectedFile>;
  /** Draws a thumbnail of a page, rotated as in its file. */
  draw(request: DrawRequest): Promise<Blob>;
  /** Preloads the code for showing files or for merging. */
  prepare(work: 'show' | 'merge'): Promise<void>;
  merge(request: MergeRequest, context: TaskContext): Promise<MergeResult>;
  /** Opens a result to check it; rejects if it is incomplete. */
  check(request: CheckRequest): Promise<void>;
}
