import { listFormats, writeHex } from '#core/colors/notation/color-formats.ts';
import { nearestName } from '#core/colors/palettes/palettes.ts';
import { isInGamut } from '#core/colors/spaces/color-conversion.ts';
import type { ColorSource } from '#core/colors/spaces/color-source.ts';
import { sampleArea } from '#core/images/pixels/sample-area.ts';
import { aroundSide, type Look, type LookRequest } from '../session-api.ts';
import type { OpenPicture } from './open-picture.ts';

/** Describes the color at a position in every notation, and the pixels around it. */
export function describePlace(picture: OpenPicture, { x, y, side }: LookRequest): Look {
  const { raster, toColor } = picture;
  const { mean, alpha, deviation } = sampleArea(raster, x, y, side);
  const color: ColorSource = { ...toColor(mean), alpha };
  const { name, isExact } = nearestName({ ...color, alpha: 1 });
  return {
    x,
    y,
    side,
    hex: writeHex(color, alpha < 1),
    css: cssOf(color),
    formats: alpha === 0 ? undefined : listFormats(color),
    name,
    isExactName: isExact && alpha === 1,
    isInSrgb: isInGamut(color, 'srgb'),
    alpha,
    deviation,
    around: listAround(picture, x, y),
  };
}

function listAround({ raster, toColor }: OpenPicture, x: number, y: number): (string | undefined)[] {
  const reach = (aroundSide - 1) / 2;
  return Array.from({ length: aroundSide * aroundSide }, (_, index) => {
    const column = x - reach + (index % aroundSide);
    const row = y - reach + Math.floor(index / aroundSide);
    if (column < 0 || row < 0 || column >= raster.width || row >= raster.height) return undefined;
    const { mean, alpha } = sampleArea(raster, column, row, 1);
    return cssOf({ ...toColor(mean), alpha });
  });
}

/** Writes a color as hexadecimal CSS if it is in sRGB; otherwise in a notation that wide-gamut screens show exactly. */
function cssOf(color: ColorSource): string {
  if (isInGamut(color, 'srgb')) return writeHex(color, color.alpha < 1);
  return listFormats(color).find(({ id }) => id === 'oklch')?.text ?? writeHex(color);
}
