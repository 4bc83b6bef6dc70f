import type { Note } from '#core/errors.ts';
import type { WorkerContext } from '#core/task.ts';
import type { OutputPart } from '#client/tool-kit/operations/operation.ts';

/** What the thread works on; files by their paths, since Node cannot hand an open one over. */
export type ThreadSource =
  | { readonly paths: readonly string[] }
  | { readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[] }
  | { readonly bytes: Uint8Array }
  | { readonly text: string | undefined };

export interface ThreadRequest {
  readonly toolId: string;
  readonly source: ThreadSource;
  readonly options: object;
}

export interface ThreadPart extends Omit<OutputPart, 'content'> {
  readonly content: string | Uint8Array;
}

export interface ThreadResult {
  readonly parts: readonly ThreadPart[];
  readonly notes: readonly Note[];
}

export interface ThreadApi {
  run(request: ThreadRequest, context: WorkerContext): Promise<ThreadResult>;
}
