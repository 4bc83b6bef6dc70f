/** Where in the user's input a mistake stands, and which field it belongs to. Lines and columns count from 1. */
export interface InputErrorDetails {
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** Zero-based UTF-16 offset into the input. */
  readonly offset?: number | undefined;
  /** The name of the form field that is to blame. */
  readonly field?: string | undefined;
  /** The id of the file that is to blame, where there are several. */
  readonly file?: string | undefined;
  /** What the user can do about it. */
  readonly hint?: string | undefined;
}

/** Where in the input: line and column from 1, offset and length in UTF-16 units. */
export interface NotePlace {
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly offset?: number | undefined;
  readonly length?: number | undefined;
}

/** A message beside a result: what was changed, lost, or is doubtful. */
export interface Note {
  readonly severity: 'error' | 'warning' | 'info';
  /** One sentence. */
  readonly sentence: string;
  readonly place?: NotePlace | undefined;
  /** How to fix it. */
  readonly hint?: string | undefined;
  /** A button that fixes it. */
  readonly fix?: NoteFix | undefined;
}

/** What a note's button does: it changes options, takes the output as the next input, or both. */
export interface NoteFix {
  /** The button's label: a verb and what it does it to. */
  readonly label: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly takesOutput?: boolean;
}

/** A mistake in the input. The message says what is wrong; `hint` says how to fix it. */
export class ToolInputError extends Error {
  override readonly name = 'ToolInputError';
  readonly details: InputErrorDetails;

  constructor(message: string, details: InputErrorDetails = {}) {
    super(message);
    this.details = details;
  }
}

/** True for the error an aborted task rejects with: nothing to report to anyone. */
export function isAbortError(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** What was thrown, as an Error: JavaScript lets anything be thrown. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
