import { ToolInputError } from '#core/errors.ts';
import type { RgbColor } from '#core/images/pixels/raster.ts';

/** Reads `#rrggbb` or `#rgb`; throws a ToolInputError that names the field for anything else. */
export function parseMatte(hex: string, field = 'matte'): RgbColor {
  const digits = /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(hex.trim())?.[1];
  if (!digits) throw new ToolInputError('The background color must look like #ffffff.', { field });
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(full, 16);
  return { red: value >> 16, green: (value >> 8) & 255, blue: value & 255 };
}
