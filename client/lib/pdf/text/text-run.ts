/** A piece of text as it stands on a page; in points, from the page's left upper corner as it is shown. */
export interface TextRun {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Where its letters stand. */
  readonly baseline: number;
  /** The height of its letters, about. */
  readonly size: number;
  readonly isRightToLeft: boolean;
  /** Set from top to bottom, in columns from the right. */
  readonly isVertical: boolean;
}
