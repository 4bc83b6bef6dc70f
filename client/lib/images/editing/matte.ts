import { ToolInputError } from '#core/errors.ts';
import type { RgbColor } from '#core/images/pixels/raster.ts';

/** Reads `#rrggbb`; throws a ToolInputError for anything else. */
export function parseMatte(hex: string): RgbColor {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (!digits) throw new ToolInputError('The background colour must look like #ffffff.', { field: 'matte' });
  const value = Number.parseInt(digits, 16);
  return { red: value >> 16, green: (value >> 8) & 255, blue: value & 255 };
}
