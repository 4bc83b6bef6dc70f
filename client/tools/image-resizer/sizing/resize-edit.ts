import type { PixelEdit, PixelSize } from '#client/lib/images/editing/edit-picture.ts';
import {
  createRaster,
  cutOut,
  paintBehind,
  placeOnCanvas,
  type Raster,
  type RgbColor,
} from '#core/images/pixels/raster.ts';
import { resample, type ResampleKernel } from '#core/images/pixels/resample.ts';
import type { SizePlan } from './target-size.ts';

export interface ResizeLook {
  readonly kernel: ResampleKernel;
  /** The point to keep in view when the picture is cropped, from 0 (left, top) to 1. */
  readonly focus: { readonly across: number; readonly down: number };
  /** The color around a picture that does not fill its canvas; undefined for transparent. */
  readonly background: RgbColor | undefined;
}

/** Returns the pixel edit for a plan. */
export function toEdit({ canvas, scaled }: SizePlan, look: ResizeLook): PixelEdit {
  return {
    size: canvas,
    apply: (raster) => fitToCanvas(resample(raster, scaled.width, scaled.height, look.kernel), canvas, look),
  };
}

function fitToCanvas(raster: Raster, canvas: PixelSize, { focus, background }: ResizeLook): Raster {
  const cut = cutOut(raster, {
    left: startOfCut(raster.width, canvas.width, focus.across),
    top: startOfCut(raster.height, canvas.height, focus.down),
    width: Math.min(raster.width, canvas.width),
    height: Math.min(raster.height, canvas.height),
  });
  if (cut.width === canvas.width && cut.height === canvas.height) return cut;
  const left = Math.floor((canvas.width - cut.width) / 2);
  const top = Math.floor((canvas.height - cut.height) / 2);
  const placed = placeOnCanvas(cut, left, top, canvas.width, canvas.height);
  return background
    ? withBorder(placed, { left, top, width: cut.width, height: cut.height }, background)
    : placed;
}

/** Returns the start of a crop, with the focus as close to its center as the picture allows. */
function startOfCut(length: number, cut: number, focus: number): number {
  return Math.max(0, Math.min(length - cut, Math.round(length * focus - cut / 2)));
}

/** Colors the canvas around the picture; the picture's own transparent parts stay transparent. */
function withBorder(
  canvas: Raster,
  inner: { readonly left: number; readonly top: number } & PixelSize,
  color: RgbColor,
): Raster {
  const background = createRaster(canvas.width, canvas.height);
  paintBehind(background, color);
  const row = inner.width * 4;
  for (let y = inner.top; y < inner.top + inner.height; y += 1) {
    const start = (y * canvas.width + inner.left) * 4;
    background.pixels.set(canvas.pixels.subarray(start, start + row), start);
  }
  return background;
}
