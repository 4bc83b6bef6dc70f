import type { PixelArea } from '#core/images/pixels/raster.ts';
import type { Orientation } from '#core/images/pixels/orientation.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Maps an area of the upright picture to the stored pixels (EXIF tag 0x0112). */
export function unturnedArea(
  { left, top, width, height }: PixelArea,
  upright: Size,
  orientation: Orientation,
): PixelArea {
  const right = upright.width - left - width;
  const bottom = upright.height - top - height;
  const sides = { width, height };
  const turned = { width: height, height: width };
  const places: Readonly<Record<Orientation, PixelArea>> = {
    1: { left, top, ...sides },
    2: { left: right, top, ...sides },
    3: { left: right, top: bottom, ...sides },
    4: { left, top: bottom, ...sides },
    5: { left: top, top: left, ...turned },
    6: { left: top, top: right, ...turned },
    7: { left: bottom, top: right, ...turned },
    8: { left: bottom, top: left, ...turned },
  };
  return places[orientation];
}

/** Maps an area of the stored pixels to the upright picture. */
export function uprightArea(area: PixelArea, stored: Size, orientation: Orientation): PixelArea {
  // Two quarter turns are inverse to each other; every other orientation is its own inverse.
  const inverse = orientation === 6 ? 8 : orientation === 8 ? 6 : orientation;
  return unturnedArea(area, stored, inverse);
}
