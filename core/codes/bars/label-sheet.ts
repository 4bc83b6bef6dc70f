import { ToolInputError } from '#core/errors.ts';
import { writeMm } from './bar-advice.ts';
import type { PdfPage } from './bar-pdf.ts';
import type { BarPicture } from './bar-picture.ts';
import type { LabelGrid } from './label-grids.ts';

/** One code to print on labels. */
export interface LabelCode {
  readonly picture: BarPicture;
  readonly moduleMm: number;
  /** The height of the bars within the picture; 0 if the height follows from the module size. */
  readonly barModules: number;
  /** The size of a printer dot if modules are whole dots; else undefined. */
  readonly dotMm: number | undefined;
  /** The name to show if the code does not fit. */
  readonly name: string;
  /** The line of the list, from 1. */
  readonly line: number;
}

/** In millimeters: the tolerance for the label size, because cutting is not more exact. */
const slack = 0.01;
/** Lower bars are hard to scan. */
const leastBarsMm = 3;

/**
 * Centers each code on a label, row by row, from the first unused label. Throws a ToolInputError if a code does not
 * fit.
 */
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

/** Throws a ToolInputError if the labels extend beyond the page. */
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
        hint: 'Use fewer or smaller labels, or smaller gaps and margins.',
      },
    );
  }
}

function checkFit(code: LabelCode, { labelMm }: LabelGrid): void {
  const [width, height] = sizeOf(code);
  if (width <= labelMm[0] + slack && height <= labelMm[1] + slack) return;
  throw new ToolInputError(
    `“${code.name}” is ${writeMm(width, 1)} × ${writeMm(height, 1)} large; the label is ${writeMm(labelMm[0], 1)} × ${writeMm(labelMm[1], 1)}.`,
    { line: code.line, hint: adviseFit(code, labelMm) },
  );
}

/**
 * Describes every change that is needed to make the code fit, so that a person does not meet one error after another.
 */
function adviseFit(code: LabelCode, labelMm: readonly [number, number]): string {
  const { picture, barModules, moduleMm, dotMm } = code;
  const fitting = Math.min(
    moduleMm,
    labelMm[0] / picture.width,
    barModules === 0 ? labelMm[1] / picture.height : Number.POSITIVE_INFINITY,
  );
  const module = dotMm === undefined ? fitting : Math.floor(fitting / dotMm + 0.001) * dotMm;
  const barsMm = labelMm[1] - (picture.height - barModules) * module;
  if (module <= 0 || (barModules > 0 && barsMm < leastBarsMm)) {
    return `Take a larger label${dotMm === undefined ? '' : ', a higher resolution'} or a shorter content.`;
  }
  const changes = [
    ...(module < moduleMm ? [`a module of at most ${writeMm(floorTo(module, 1000), 3)}`] : []),
    ...(barModules * moduleMm > barsMm ? [`bars of at most ${writeMm(floorTo(barsMm, 10), 1)}`] : []),
  ];
  return `Take ${changes.join(' and ')}, or a larger label.`;
}

function floorTo(value: number, parts: number): number {
  return Math.floor(value * parts + 1e-6) / parts;
}
