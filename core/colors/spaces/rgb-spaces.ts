import type { Coordinates } from './color-source.ts';
import { fromColumns, invert, type Matrix, product, transform } from './matrix.ts';

/** A device space of three primaries: its light to XYZ and back, its coding to light and back. */
export interface RgbSpace {
  readonly toXyz: Matrix;
  readonly fromXyz: Matrix;
  readonly decode: (value: number) => number;
  readonly encode: (light: number) => number;
}

type Chromaticity = readonly [x: number, y: number];

export const whiteD65 = xyzOf([0.3127, 0.329]);
export const whiteD50 = xyzOf([0.3457, 0.3585]);

/** The cone responses of Bradford, in which one white is adapted to another. */
const bradford: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

export const d65ToD50 = adaptation(whiteD65, whiteD50);
export const d50ToD65 = invert(d65ToD50);

const srgbCurve = {
  decode: (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4),
  encode: (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055),
};
const linear = { decode: (value: number) => value, encode: (light: number) => light };
const a98Curve = {
  decode: (value: number) => value ** (563 / 256),
  encode: (light: number) => light ** (256 / 563),
};
const prophotoCurve = {
  decode: (value: number) => (value <= 16 / 512 ? value / 16 : value ** 1.8),
  encode: (light: number) => (light < 1 / 512 ? light * 16 : light ** (1 / 1.8)),
};
const [alpha, beta] = [1.09929682680944, 0.018053968510807];
const rec2020Curve = {
  decode: (value: number) => (value < beta * 4.5 ? value / 4.5 : ((value + alpha - 1) / alpha) ** (1 / 0.45)),
  encode: (light: number) => (light <= beta ? light * 4.5 : alpha * light ** 0.45 - (alpha - 1)),
};

const srgbPrimaries: readonly Chromaticity[] = [
  [0.64, 0.33],
  [0.3, 0.6],
  [0.15, 0.06],
];

/** Primaries, white and curve of each space as CSS Color 4 (section 10) gives them; all to and from XYZ at D65. */
export const rgbSpaces = {
  srgb: makeSpace(srgbPrimaries, srgbCurve),
  'srgb-linear': makeSpace(srgbPrimaries, linear),
  'display-p3': makeSpace(
    [
      [0.68, 0.32],
      [0.265, 0.69],
      [0.15, 0.06],
    ],
    srgbCurve,
  ),
  'a98-rgb': makeSpace(
    [
      [0.64, 0.33],
      [0.21, 0.71],
      [0.15, 0.06],
    ],
    a98Curve,
  ),
  rec2020: makeSpace(
    [
      [0.708, 0.292],
      [0.17, 0.797],
      [0.131, 0.046],
    ],
    rec2020Curve,
  ),
  'prophoto-rgb': makeSpace(
    [
      [0.734699, 0.265301],
      [0.159597, 0.840403],
      [0.036598, 0.000105],
    ],
    prophotoCurve,
    true,
  ),
} as const;

interface Curve {
  readonly decode: (value: number) => number;
  readonly encode: (light: number) => number;
}

function makeSpace(primaries: readonly Chromaticity[], curve: Curve, isD50 = false): RgbSpace {
  const [red, green, blue] = primaries.map(xyzOf);
  if (!red || !green || !blue) throw new RangeError('An RGB space has three primaries.');
  const directions = fromColumns(red, green, blue);
  // White is all three at full light: that sets how bright each is.
  const [r, g, b] = transform(invert(directions), isD50 ? whiteD50 : whiteD65);
  const own = fromColumns(scale(red, r), scale(green, g), scale(blue, b));
  const toXyz = isD50 ? product(d50ToD65, own) : own;
  return { toXyz, fromXyz: invert(toXyz), decode: symmetric(curve.decode), encode: symmetric(curve.encode) };
}

/** Below zero a curve goes on as its own mirror image. */
function symmetric(curve: (value: number) => number): (value: number) => number {
  return (value) => Math.sign(value) * curve(Math.abs(value));
}

function adaptation(from: Coordinates, to: Coordinates): Matrix {
  const [a, b, c] = transform(bradford, from);
  const [x, y, z] = transform(bradford, to);
  const gains: Matrix = [
    [x / a, 0, 0],
    [0, y / b, 0],
    [0, 0, z / c],
  ];
  return product(invert(bradford), product(gains, bradford));
}

/** The colour of a chromaticity at full luminance. */
function xyzOf([x, y]: Chromaticity): Coordinates {
  return [x / y, 1, (1 - x - y) / y];
}

function scale([x, y, z]: Coordinates, factor: number): Coordinates {
  return [x * factor, y * factor, z * factor];
}
