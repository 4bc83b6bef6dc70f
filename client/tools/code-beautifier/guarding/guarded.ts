/** A text that prettier reads rightly, and how its layout gets back what was written otherwise. */
export interface Guarded {
  readonly text: string;
  readonly restore: (laidOut: string) => string;
}
