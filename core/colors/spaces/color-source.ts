/** The spaces for entering a color. A color stays in its space until a person changes it in another one. */
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
 * A color as it was entered, with coordinates in the units of its CSS notation (rgb 0 to 255, hsl in degrees and
 * percent), never rounded. All shown values derive from it, so rounding errors do not add up.
 */
export interface ColorSource {
  readonly space: ColorSpace;
  readonly coordinates: Coordinates;
  /** From 0 to 1. */
  readonly alpha: number;
}

/** Writes CSS text that reads back as exactly the same numbers. */
export function writeSource({ space, coordinates, alpha }: ColorSource): string {
  const isFunction = ['rgb', 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch'].includes(space);
  const numbers = coordinates.map(plainNumber).join(' ');
  return isFunction
    ? `${space}(${numbers} / ${plainNumber(alpha)})`
    : `color(${space} ${numbers} / ${plainNumber(alpha)})`;
}

/** Writes the number in JavaScript's shortest form, such as `1e-7`, which CSS reads too. */
function plainNumber(value: number): string {
  return String(value === 0 ? 0 : value);
}
