export interface CodeMark {
  /** Zero-based UTF-16 offsets. */
  readonly from: number;
  readonly to: number;
  readonly message: string;
  readonly severity: 'error' | 'warning' | 'info';
}

/** A colored place; one of no length is drawn as a stroke. */
export interface CodeHighlight {
  /** Zero-based UTF-16 offsets. */
  readonly from: number;
  readonly to: number;
  /** Which color, from 0. */
  readonly tone: number;
}
