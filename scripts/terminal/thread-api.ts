import type { Note } from '#core/errors.ts';
import type { WorkerContext } from '#core/task.ts';
import type { OutputPart } from '#client/tool-kit/operations/operation-result.ts';

/** The thread's input; files by their paths, because Node cannot pass on an open file. */
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
