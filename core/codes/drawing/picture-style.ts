import type { RgbColor } from '#core/images/pixels/raster.ts';
import type { Shapes } from './shapes.ts';

export interface PictureStyle {
  /** #rrggbb, of dark and of light modules. */
  readonly foreground: string;
  readonly background: string;
  /** Leaves the light modules out, where the format can. */
  readonly isTransparent: boolean;
  /** Modules left light around the symbol; the standard asks for four. */
  readonly quietZone: number;
  /** Other shapes than squares. */
  readonly shapes?: Shapes | undefined;
}

export function readHex(hex: string): RgbColor {
  const value = Number.parseInt(hex.slice(1), 16);
  return { red: (value >> 16) & 0xff, green: (value >> 8) & 0xff, blue: value & 0xff };
}

/** Brightness as cameras and readers see it (ITU-R BT.601), 0 to 255. */
export function toneOf(hex: string): number {
  const { red, green, blue } = readHex(hex);
  return Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
}
