import { ToolInputError } from '#core/errors.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import type { DrawingOptions } from '../state.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

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

/** CSS pixels of each unit (CSS Values 4, 6); `em` and `ex` with the initial font size. */
const pixelsOf: ReadonlyMap<string, number> = new Map(
  Object.entries({
    '': 1,
    px: 1,
    in: 96,
    cm: 96 / 2.54,
    mm: 96 / 25.4,
    q: 96 / 101.6,
    pt: 96 / 72,
    pc: 16,
    em: 16,
    rem: 16,
    ex: 8,
  }),
);

/** Reads a length in CSS pixels. Undefined for percentages, `auto` and lengths that are not positive. */
export function readLength(text: string | undefined): number | undefined {
  const found = /^\s*\+?(\d+\.?\d*(?:e[-+]?\d+)?|\.\d+(?:e[-+]?\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? '');
  const factor = pixelsOf.get((found?.[2] ?? '').toLowerCase());
  const length = found && factor !== undefined ? Number(found[1]) * factor : 0;
  return length > 0 && Number.isFinite(length) ? length : undefined;
}

/** Reads the size of a viewBox (SVG 2, 8.6); undefined if it is missing or not valid. */
export function readViewBox(text: string | undefined): Size | undefined {
  const numbers = (text ?? '')
    .trim()
    .split(/\s*,\s*|\s+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  if (numbers.length !== 4 || !numbers.every(Number.isFinite) || width <= 0 || height <= 0) return undefined;
  return { width, height };
}

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
