import { ToolInputError } from '#core/errors.ts';

/**
 * The symbol's position in a square picture. Every module is a whole number of pixels wide, because readers fail on
 * uneven ones.
 */
export interface PixelLayout {
  readonly sizePx: number;
  readonly modulePx: number;
  /** The distance from the picture's edge to the first module. */
  readonly offsetPx: number;
}

/**
 * Fits the symbol and its quiet zone into the picture. Throws a ToolInputError if a module would be smaller than a
 * pixel.
 */
export function layOut(across: number, quietZone: number, sizePx: number): PixelLayout {
  const total = across + 2 * quietZone;
  const modulePx = Math.floor(sizePx / total);
  if (modulePx < 1) {
    throw new ToolInputError(
      `Too dense for ${sizePx} pixels: this code is ${total} modules across, with its quiet zone.`,
      { field: 'size', hint: `Use at least ${total * 2} pixels, the SVG format, or less content.` },
    );
  }
  return { sizePx, modulePx, offsetPx: Math.floor((sizePx - across * modulePx) / 2) };
}
