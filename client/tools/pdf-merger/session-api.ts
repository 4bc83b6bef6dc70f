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
  /** Throws a ToolInputError for what is neither a PDF nor a picture. */
  inspect(file: ShelvedFile): Promise<InspectedFile>;
  /** A small picture of a page, as it is turned in its file. */
  draw(request: DrawRequest): Promise<Blob>;
  /** Loads what showing files or merging needs, so that it can begin at once. */
  prepare(work: 'show' | 'merge'): Promise<void>;
  merge(request: MergeRequest, context: TaskContext): Promise<MergeResult>;
  /** Opens a result again; rejects where it does not hold what it should. */
  check(request: CheckRequest): Promise<void>;
}
