/** Where a mistake is in the input, and which field it belongs to. Lines and columns count from 1. */
export interface InputErrorDetails {
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** Zero-based UTF-16 offset into the input. */
  readonly offset?: number | undefined;
  /** The name of the form field with the mistake. */
  readonly field?: string | undefined;
  /** The id of the file with the mistake, if there are several files. */
  readonly file?: string | undefined;
  /** How a person can fix it. */
  readonly hint?: string | undefined;
}

/** A place in the input: line and column from 1, offset and length in UTF-16 units. */
export interface NotePlace {
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly offset?: number | undefined;
  readonly length?: number | undefined;
}

/** A message beside a result about a change, a loss or a doubt. */
export interface Note {
  readonly severity: 'error' | 'warning' | 'info';
  /** The message as one sentence. */
  readonly sentence: string;
  readonly place?: NotePlace | undefined;
  /** How to fix it. */
  readonly hint?: string | undefined;
  /** A button that fixes it. */
  readonly fix?: NoteFix | undefined;
}

/** The action of a note's button: it changes options, uses the output as the next input, or both. */
export interface NoteFix {
  /** The button's label: a verb and its object. */
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

/** True for the error that a canceled task rejects with; it needs no message. */
export function isAbortError(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** Converts a thrown value to an Error, because JavaScript can throw anything. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
