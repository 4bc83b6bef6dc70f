/** A piece of text on a page; in points, from the left upper corner of the page as it is shown, turned back by `turn`. */
export interface TextRun {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Where its letters stand. */
  readonly baseline: number;
  /** The height of its letters, about. */
  readonly size: number;
  readonly isRightToLeft: boolean;
  /** How far its lines are turned clockwise, to a quarter: 0 to 3. */
  readonly turn: number;
  /** Set from top to bottom, in columns from the right. */
  readonly isVertical: boolean;
}
