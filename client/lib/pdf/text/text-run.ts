/**
 * A piece of text on a page. Positions are in points from the upper left corner of the shown page, after undoing
 * `turn`.
 */
export interface TextRun {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** The vertical position of the baseline. */
  readonly baseline: number;
  /** The approximate height of its letters. */
  readonly size: number;
  readonly isRightToLeft: boolean;
  /** The clockwise rotation of its lines, in quarter turns: 0 to 3. */
  readonly turn: number;
  /** True for text between the quarter turns, such as a watermark. */
  readonly isSlanted?: boolean;
  /** True for vertical text, in columns from right to left; `baseline` is the top of its column. */
  readonly isVertical: boolean;
  /** The length of vertical text, downward. */
  readonly length?: number;
  /** True for letters of a bold font, if fonts were read. */
  readonly isBold?: boolean;
  /** True for letters of a font whose letters have one width, as its program or the file says. */
  readonly isFixed?: boolean;
  /** The number of the marked content that it is in, for files with a structure; `field` if it is not drawn by the page. */
  readonly content?: Content | undefined;
  /** True if a cell of a table starts with it, after any gap. */
  readonly startsCell?: boolean;
  /** The number of the table whose place it keeps while a page is put in order. */
  readonly standsFor?: number;
  /** The parts of its text that are links, if links were read. */
  readonly links?: readonly RunLink[];
}

/** A part of a text that links to an address. */
export interface RunLink {
  readonly start: number;
  readonly end: number;
  readonly url: string;
}

export type Content = number | 'artifact' | 'field';

/** A text as pdf.js gives it. */
export interface TextItem {
  readonly str: string;
  readonly dir: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly fontName: string;
  readonly content?: Content | undefined;
}

/** Returns the number of letters of runs, without the spaces around them. */
export function countLetters(runs: readonly TextRun[]): number {
  return runs.reduce((sum, { text }) => sum + text.trim().length, 0);
}

/** Splits runs at empty gaps of at least `gap` along one axis; in ascending order. */
export function splitAtGaps(
  runs: readonly TextRun[],
  gap: number,
  spanOf: (run: TextRun) => readonly [start: number, end: number],
): TextRun[][] {
  const parts: TextRun[][] = [];
  let reach = -Infinity;
  for (const run of runs.toSorted((one, other) => spanOf(one)[0] - spanOf(other)[0])) {
    const [start, end] = spanOf(run);
    if (start - reach >= gap || parts.length === 0) parts.push([]);
    parts.at(-1)?.push(run);
    reach = Math.max(reach, end);
  }
  return parts;
}
