import type { PixelEdit, PixelSize } from '#client/lib/images/editing/edit-picture.ts';
import { ToolInputError } from '#core/errors.ts';
import { findWithinBorder } from '#core/images/pixels/border.ts';
import {
  cutOut,
  paintBehind,
  type PixelArea,
  type Raster,
  type RgbColor,
} from '#core/images/pixels/raster.ts';
import { type Orientation, turnUpright } from '#core/images/pixels/orientation.ts';
import { resample } from '#core/images/pixels/resample.ts';
import { roundCorners } from '#core/images/pixels/round-corners.ts';
import { straighten, straightenedSize } from '#core/images/pixels/straighten.ts';
import type { CropperState } from '../state.ts';
import { planArea, turnedSize, whole } from './area.ts';

/** The resolution at which prints look sharp. */
const printDotsPerInch = 300;
const millimetersPerInch = 25.4;

/** The crop area, in pixels of the picture after it was rotated and straightened. */
export interface CutReport {
  area: PixelArea;
  isReduced: boolean;
}

/** Returns the pixel edit for the options; fills in `report` when it is applied. */
export function toEdit(
  source: PixelSize,
  state: CropperState,
  matte: RgbColor | undefined,
  report: (cut: CutReport) => void,
): PixelEdit {
  const frame = straightenedSize(turnedSize(source, state.turn), state.straighten);
  const planned = state.cut === 'area' ? planArea(frame, state) : undefined;
  const size = scaledSize(planned?.area ?? frame, state, planned?.ratio);
  return {
    size,
    apply: (raster) => {
      const turned = turn(raster, state);
      const cut = planned ?? { area: withinBorder(turned, state), isReduced: false };
      report(cut);
      const part =
        state.straighten === 0 ? cutOut(turned, cut.area) : straighten(turned, state.straighten, cut.area);
      const scaled = scaledSize(cut.area, state, planned?.ratio);
      return shapeOf(resample(part, scaled.width, scaled.height), raster, state, matte);
    },
  };
}

/** Returns the resolution to write to the file; undefined to keep the file's own. */
export function dotsPerInchOf({ outputWidth, outputUnit, dotsPerInch }: CropperState): number | undefined {
  const isPhysical = outputWidth !== undefined && outputUnit !== 'px';
  return isPhysical ? (dotsPerInch ?? printDotsPerInch) : undefined;
}

/** Scales to the chosen width; the height follows the exact ratio, which whole pixels only approximate. */
function scaledSize({ width, height }: PixelSize, state: CropperState, ratio = width / height): PixelSize {
  const { outputWidth, outputUnit } = state;
  if (outputWidth === undefined) return { width, height };
  if (outputWidth === 0) throw new ToolInputError('The width is 0.', { field: 'outputWidth' });
  const inches = outputUnit === 'mm' ? outputWidth / millimetersPerInch : outputWidth;
  const wide = outputUnit === 'px' ? outputWidth : inches * (dotsPerInchOf(state) ?? printDotsPerInch);
  const side = (length: number) => Math.max(1, Math.round(length));
  return { width: side(wide), height: side(wide / ratio) };
}

const turns: Readonly<Record<CropperState['turn'], Orientation>> = { '0': 1, '90': 6, '180': 3, '270': 8 };
const mirrors: Readonly<Record<CropperState['mirror'], Orientation>> = { no: 1, across: 2, down: 4 };

function turn(raster: Raster, state: CropperState): Raster {
  return turnUpright(turnUpright(raster, turns[state.turn]), mirrors[state.mirror]);
}

function withinBorder(raster: Raster, { tolerance, margin, straighten: degrees }: CropperState): PixelArea {
  const frame = straightenedSize(raster, degrees);
  const shown = degrees === 0 ? raster : straighten(raster, degrees, whole(frame));
  const inner = findWithinBorder(shown, (tolerance / 100) * 255);
  if (!inner) {
    throw new ToolInputError('The whole picture is of one color: nothing but border.', {
      field: 'tolerance',
      hint: 'Lower the tolerance.',
    });
  }
  const left = Math.max(0, inner.left - margin);
  const top = Math.max(0, inner.top - margin);
  return {
    left,
    top,
    width: Math.min(frame.width, inner.left + inner.width + margin) - left,
    height: Math.min(frame.height, inner.top + inner.height + margin) - top,
  };
}

/** Applies the shape: the corners become transparent, or `matte` if the format has no transparency. */
function shapeOf(part: Raster, original: Raster, state: CropperState, matte: RgbColor | undefined): Raster {
  const { shape, radius } = state;
  if (shape === 'rectangle') return part;
  const own = part === original ? { ...part, pixels: part.pixels.slice() } : part;
  const rounding = (Math.min(own.width, own.height) * radius) / 100;
  if (shape === 'oval') roundCorners(own, own.width / 2, own.height / 2);
  else roundCorners(own, rounding, rounding);
  if (matte) paintBehind(own, matte);
  return own;
}
