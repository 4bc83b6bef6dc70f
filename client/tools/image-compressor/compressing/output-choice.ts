import { type ImageNote, informOf } from '#client/lib/images/image-note.ts';
import { ToolInputError } from '#core/errors.ts';
import type { Size } from './compress-job.ts';
import type { CompressOptions } from '../state.ts';

/** Chooses the size. With the ratio kept, width and height are the maximum, and nothing is enlarged. */
export function chooseSize(source: Size, options: CompressOptions): Size & { notes: ImageNote[] } {
  const { width, height, keepsRatio } = options;
  for (const [field, side] of [
    ['width', width],
    ['height', height],
  ] as const) {
    if (side !== undefined && !(Number.isInteger(side) && side >= 1)) {
      throw new ToolInputError(`The ${field} must be a whole number of pixels, 1 or more.`, { field });
    }
  }
  if (!keepsRatio) return { width: width ?? source.width, height: height ?? source.height, notes: [] };
  const fitted = fitSize(source, { width, height });
  const isSmallAlready =
    width !== undefined && width > fitted.width && (height === undefined || height > fitted.height);
  const note = informOf(
    'not-enlarged',
    `Not enlarged: the picture has ${source.width} × ${source.height} pixels.`,
  );
  const isWhole = fitted.width === source.width && fitted.height === source.height;
  return { ...fitted, notes: isSmallAlready && isWhole ? [note] : [] };
}

/**
 * Fits a picture's size into a box, keeping its aspect ratio and never enlarging it. An undefined side follows the
 * other one. The result is at least 1 × 1 pixel.
 */
export function fitSize(
  source: { readonly width: number; readonly height: number },
  box: { readonly width?: number | undefined; readonly height?: number | undefined },
): { width: number; height: number } {
  const scale = Math.min(1, (box.width ?? Infinity) / source.width, (box.height ?? Infinity) / source.height);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(source.width), height: side(source.height) };
}
