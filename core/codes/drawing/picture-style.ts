import type { RgbColor } from '#core/images/pixels/raster.ts';
import type { Shapes } from './shapes.ts';

export interface PictureStyle {
  /** The colors of dark and light modules, in the form #rrggbb. */
  readonly foreground: string;
  readonly background: string;
  /** Omits the light modules if the format can. */
  readonly isTransparent: boolean;
  /** The width of the light border around the symbol in modules; the standard requires four. */
  readonly quietZone: number;
  /** The shapes to draw instead of squares; undefined for squares. */
  readonly shapes?: Shapes | undefined;
}

export function readHex(hex: string): RgbColor {
  const value = Number.parseInt(hex.slice(1), 16);
  return { red: (value >> 16) & 0xff, green: (value >> 8) & 0xff, blue: value & 0xff };
}

/** Returns the brightness that cameras and readers see (ITU-R BT.601), 0 to 255. */
export function toneOf(hex: string): number {
  const { red, green, blue } = readHex(hex);
  return Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
}
