/** A sheet of labels. Without margins, the grid is centered on the page. */
export interface LabelGrid {
  readonly pageMm: readonly [number, number];
  readonly columns: number;
  readonly rows: number;
  readonly labelMm: readonly [number, number];
  readonly gapMm: readonly [number, number];
  /** The left and top margins; undefined to center the grid. */
  readonly marginMm?: readonly [number | undefined, number | undefined];
}

export const pageSizes = { a4: [210, 297], letter: [215.9, 279.4] } as const;

const inch = 25.4;

function onA4(columns: number, rows: number, width: number, height: number, gap: number): LabelGrid {
  return { pageMm: pageSizes.a4, columns, rows, labelMm: [width, height], gapMm: [gap, 0] };
}

function onLetter(columns: number, rows: number, width: number, height: number, gap: number): LabelGrid {
  return {
    pageMm: pageSizes.letter,
    columns,
    rows,
    labelMm: [width * inch, height * inch],
    gapMm: [gap * inch, 0],
  };
}

/** Sheets by their maker's numbers. All have equal left and right margins, and equal top and bottom ones. */
export const labelGrids = {
  l7160: onA4(3, 7, 63.5, 38.1, 2.5),
  l7159: onA4(3, 8, 63.5, 33.9, 2.5),
  l7163: onA4(2, 7, 99.1, 38.1, 2.5),
  l7162: onA4(2, 8, 99.1, 33.9, 2.5),
  l7651: onA4(5, 13, 38.1, 21.2, 2.5),
  '5160': onLetter(3, 10, 2.625, 1, 0.125),
  '5161': onLetter(2, 10, 4, 1, 0.1875),
  '5163': onLetter(2, 5, 4, 2, 0.1875),
  '5167': onLetter(4, 20, 1.75, 0.5, 0.3),
} as const satisfies Readonly<Record<string, LabelGrid>>;
