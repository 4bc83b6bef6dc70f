import { ToolInputError } from '#core/errors.ts';
import type { Size } from '#core/images/drawing-size.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import type { DrawingOptions } from '../state.ts';

export interface PictureWanted extends Size {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
  /** The color behind the drawing; undefined for none. */
  readonly background: string | undefined;
  /** From 1 to 100. */
  readonly quality: number;
}

export type Draw = (wanted: PictureWanted) => Promise<Blob>;

/** The canvas of every current browser, and the side of a WebP picture. */
const mostSide = 16_383;
/** Takes 400 MB as pixels. */
const mostPixels = 100e6;
/** The default size of a drawing in CSS. */
const fallbackSize = { width: 300, height: 150 };

/** Returns a drawing's own size: its width and height, completed from its viewBox. */
export function ownSize(width: number | undefined, height: number | undefined, box: Size | undefined): Size {
  const ratio = box ? box.width / box.height : undefined;
  return {
    width: width ?? (ratio && height ? height * ratio : (box?.width ?? fallbackSize.width)),
    height: height ?? (ratio && width ? width / ratio : (box?.height ?? fallbackSize.height)),
  };
}

/** Returns the picture's size in whole pixels. Throws a ToolInputError for one that browsers cannot draw. */
export function pictureSize(own: Size, { width, height, scale }: DrawingOptions): Size {
  const factor = scaleFor(own, { width, height });
  const size = {
    width: Math.max(1, Math.round((width ?? own.width * factor) * scale)),
    height: Math.max(1, Math.round((height ?? own.height * factor) * scale)),
  };
  checkSize(size);
  return size;
}

function scaleFor(own: Size, { width, height }: Pick<DrawingOptions, 'width' | 'height'>): number {
  if (width !== undefined) return width / own.width;
  return height === undefined ? 1 : height / own.height;
}

function checkSize({ width, height }: Size): void {
  if (Math.max(width, height) <= mostSide && width * height <= mostPixels) return;
  throw new ToolInputError(
    `The picture would have ${writeNumber(width)} × ${writeNumber(height)} pixels: at most ${writeNumber(mostSide)} a side and ${mostPixels / 1e6} megapixels can be drawn.`,
    { hint: 'Enter a smaller width or scale.', field: 'width' },
  );
}
