import type { Progress } from '#core/task.ts';

export interface Writing {
  readonly signal: AbortSignal;
  readonly reportProgress: (progress: Progress) => void;
  /** Called with the text so far whenever it grows. */
  readonly onText: (text: string) => void;
}

/** A language model that answers a prompt. Call it from a click handler, because the model may have to be loaded. */
export type WriteByModel = (prompt: string, writing: Writing) => Promise<string>;
