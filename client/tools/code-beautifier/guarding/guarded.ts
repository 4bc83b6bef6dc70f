/** A text that prettier reads correctly, and how to restore the original notation in its output. */
export interface Guarded {
  readonly text: string;
  readonly restore: (laidOut: string) => string;
}
