import { ToolInputError } from '#core/errors.ts';
import { writeMm } from './bar-advice.ts';
import type { PdfPage } from './bar-pdf.ts';
import type { BarPicture } from './bar-picture.ts';
import type { LabelGrid } from './label-grids.ts';

/** One code that is to be put on labels. */
export interface LabelCode {
  readonly picture: BarPicture;
  readonly moduleMm: number;
  /** What it is called where it does not fit. */
  readonly name: string;
  /** Where it stands in the list, from 1. */
  readonly line: number;
}

/** Each code in the middle of a label, row by row, from the first label that is not used up. Throws a ToolInputError for what does not fit. */
export function layLabels(codes: readonly LabelCode[], grid: LabelGrid, skipped: number): readonly PdfPage[] {
  checkGrid(grid);
  codes.forEach((code) => {
    checkFit(code, grid);
  });
  const [left, top] = marginsOf(grid);
  const perPage = grid.columns * grid.rows;
  const pages: PdfPage[] = [];
  const last = skipped + codes.length;
  for (let first = 0; first < last; first += perPage) {
    const placed = codes.flatMap((code, index) => {
      const at = skipped + index - first;
      if (at < 0 || at >= perPage) return [];
      const [column, row] = [at % grid.columns, Math.floor(at / grid.columns)];
      const [width, height] = sizeOf(code);
      return [
        {
          picture: code.picture,
          moduleMm: code.moduleMm,
          xMm: left + column * (grid.labelMm[0] + grid.gapMm[0]) + (grid.labelMm[0] - width) / 2,
          yMm: top + row * (grid.labelMm[1] + grid.gapMm[1]) + (grid.labelMm[1] - height) / 2,
        },
      ];
    });
    if (placed.length > 0) pages.push({ widthMm: grid.pageMm[0], heightMm: grid.pageMm[1], placed });
  }
  return pages;
}

function sizeOf({ picture, moduleMm }: LabelCode): readonly [number, number] {
  return [picture.width * moduleMm, picture.height * moduleMm];
}

function spanOf({ columns, rows, labelMm, gapMm }: LabelGrid): readonly [number, number] {
  return [columns * labelMm[0] + (columns - 1) * gapMm[0], rows * labelMm[1] + (rows - 1) * gapMm[1]];
}

function marginsOf(grid: LabelGrid): readonly [number, number] {
  const [width, height] = spanOf(grid);
  const [left, top] = grid.marginMm ?? [];
  return [left ?? (grid.pageMm[0] - width) / 2, top ?? (grid.pageMm[1] - height) / 2];
}

/** Throws a ToolInputError for labels that go beyond their page. */
export function checkGrid(grid: LabelGrid): void {
  const span = spanOf(grid);
  const margins = marginsOf(grid);
  for (const [side, name] of [
    [0, 'wide'],
    [1, 'high'],
  ] as const) {
    const needed = Math.max(0, margins[side]) + span[side];
    if (margins[side] >= -0.01 && needed <= grid.pageMm[side] + 0.01) continue;
    throw new ToolInputError(
      `The labels need ${writeMm(needed)}; the page is ${writeMm(grid.pageMm[side])} ${name}.`,
      {
        hint: 'Take fewer or smaller labels, or smaller gaps and margins.',
      },
    );
  }
}

function checkFit(code: LabelCode, { labelMm }: LabelGrid): void {
  const [width, height] = sizeOf(code);
  if (width <= labelMm[0] + 0.01 && height <= labelMm[1] + 0.01) return;
  const share = Math.min(labelMm[0] / width, 1) * code.moduleMm;
  throw new ToolInputError(
    `“${code.name}” is ${writeMm(width, 1)} × ${writeMm(height, 1)} large; the label is ${writeMm(labelMm[0], 1)} × ${writeMm(labelMm[1], 1)}.`,
    {
      line: code.line,
      hint:
        width > labelMm[0] + 0.01
          ? `Take a module of at most ${writeMm(Math.floor(share * 1000) / 1000, 3)}, a shorter content, or a larger label.`
          : `Take bars lower by at least ${writeMm(Math.ceil((height - labelMm[1]) * 10) / 10, 1)}, or a larger label.`,
    },
  );
}
