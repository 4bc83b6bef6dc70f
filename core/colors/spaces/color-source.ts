/** The spaces a color can be given in, and in which it is kept until it is changed in another. */
export type ColorSpace =
  | 'rgb'
  | 'hsl'
  | 'hwb'
  | 'lab'
  | 'lch'
  | 'oklab'
  | 'oklch'
  | 'srgb'
  | 'srgb-linear'
  | 'display-p3'
  | 'a98-rgb'
  | 'prophoto-rgb'
  | 'rec2020'
  | 'xyz-d50'
  | 'xyz-d65';

export type Coordinates = readonly [number, number, number];

/**
 * A color as it was given: coordinates in the units of its CSS notation (rgb 0 to 255, hsl in degrees and
 * percent), never rounded. All that is shown derives from it, so nothing drifts.
 */
export interface ColorSource {
  readonly space: ColorSpace;
  readonly coordinates: Coordinates;
  /** 0 to 1 */
  readonly alpha: number;
}

/** CSS text that reads back as exactly the same numbers. */
export function writeSource({ space, coordinates, alpha }: ColorSource): string {
  const isFunction = ['rgb', 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch'].includes(space);
  const numbers = coordinates.map(plainNumber).join(' ');
  return isFunction
    ? `${space}(${numbers} / ${plainNumber(alpha)})`
    : `color(${space} ${numbers} / ${plainNumber(alpha)})`;
}

/** JavaScript's shortest text for the number, which CSS reads, too: `1e-7` and all. */
function plainNumber(value: number): string {
  return String(value === 0 ? 0 : value);
}
