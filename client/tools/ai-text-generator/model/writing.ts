import type { Progress } from '#core/task.ts';

export interface Writing {
  readonly signal: AbortSignal;
  readonly reportProgress: (progress: Progress) => void;
  /** The text so far, whenever it grows. */
  readonly onText: (text: string) => void;
}

/** A language model that answers a prompt, whichever it is. It is called from a click: it may have to be loaded. */
export type WriteByModel = (prompt: string, writing: Writing) => Promise<string>;
