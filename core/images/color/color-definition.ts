/** A 3 × 3 matrix, row by row. */
export type Matrix3 = readonly [number, number, number, number, number, number, number, number, number];

/** The function that converts a channel's stored value (0 to 1) to light (0 to 1). */
export type ToneCurve =
  | { readonly kind: 'gamma'; readonly gamma: number }
  | { readonly kind: 'samples'; readonly samples: Float64Array }
  /** (a·x + b)^gamma + e for x from d on, and c·x + f below. */
  | {
      readonly kind: 'parametric';
      readonly gamma: number;
      readonly a: number;
      readonly b: number;
      readonly c: number;
      readonly d: number;
      readonly e: number;
      readonly f: number;
    };

/** An RGB color space: tone curves, then primaries as a matrix to CIE XYZ under D50. */
export interface ColorDefinition {
  readonly toXyz: Matrix3;
  readonly curves: readonly [ToneCurve, ToneCurve, ToneCurve];
}

/** CIE xy coordinates of red, green, blue and white. */
export interface Chromaticities {
  readonly red: readonly [number, number];
  readonly green: readonly [number, number];
  readonly blue: readonly [number, number];
  readonly white: readonly [number, number];
}

const d50: readonly [number, number, number] = [0.9642, 1, 0.8249];
/** Bradford cone responses (ICC.1:2022, annex E). */
const bradford: Matrix3 = [0.8951, 0.2664, -0.1614, -0.7502, 1.7135, 0.0367, 0.0389, -0.0685, 1.0296];

const d65 = [0.3127, 0.329] as const;
/** IEC 61966-2-1 and ITU-R BT.709 share their primaries. */
export const srgbChromaticities: Chromaticities = {
  red: [0.64, 0.33],
  green: [0.3, 0.6],
  blue: [0.15, 0.06],
  white: d65,
};
export const displayP3Chromaticities: Chromaticities = {
  red: [0.68, 0.32],
  green: [0.265, 0.69],
  blue: [0.15, 0.06],
  white: d65,
};
export const bt2020Chromaticities: Chromaticities = {
  red: [0.708, 0.292],
  green: [0.17, 0.797],
  blue: [0.131, 0.046],
  white: d65,
};

/** The sRGB curve of IEC 61966-2-1. */
export const srgbCurve: ToneCurve = {
  kind: 'parametric',
  gamma: 2.4,
  a: 1 / 1.055,
  b: 0.055 / 1.055,
  c: 1 / 12.92,
  d: 0.04045,
  e: 0,
  f: 0,
};

/** Defines a color space by its primaries and one curve for all channels. */
export function defineColor(primaries: Chromaticities, curve: ToneCurve): ColorDefinition {
  return { toXyz: primariesToXyz(primaries), curves: [curve, curve, curve] };
}

export const srgbDefinition: ColorDefinition = defineColor(srgbChromaticities, srgbCurve);

/** Returns the light (0 to 1) of a stored value (0 to 1). */
export function sampleCurve(curve: ToneCurve, value: number): number {
  if (curve.kind === 'gamma') return value ** curve.gamma;
  if (curve.kind === 'samples') return interpolate(curve.samples, value);
  const { gamma, a, b, c, d, e, f } = curve;
  return value >= d ? Math.max(0, a * value + b) ** gamma + e : c * value + f;
}

function interpolate(samples: Float64Array, value: number): number {
  const position = value * (samples.length - 1);
  const index = Math.min(Math.floor(position), samples.length - 2);
  const low = samples[index] ?? 0;
  return low + ((samples[index + 1] ?? low) - low) * (position - index);
}

function primariesToXyz({ red, green, blue, white }: Chromaticities): Matrix3 {
  const columns = [red, green, blue].map(([x, y]) => [x / y, 1, (1 - x - y) / y] as const);
  const [r, g, b] = columns as unknown as readonly [Vector3, Vector3, Vector3];
  const unscaled: Matrix3 = [r[0], g[0], b[0], r[1], g[1], b[1], r[2], g[2], b[2]];
  const whiteXyz: Vector3 = [white[0] / white[1], 1, (1 - white[0] - white[1]) / white[1]];
  const [sr, sg, sb] = transform(invert(unscaled), whiteXyz);
  const scaled = multiply(unscaled, [sr, 0, 0, 0, sg, 0, 0, 0, sb]);
  return multiply(adaptToD50(whiteXyz), scaled);
}

type Vector3 = readonly [number, number, number];

function adaptToD50(white: Vector3): Matrix3 {
  const from = transform(bradford, white);
  const to = transform(bradford, d50);
  const scale: Matrix3 = [to[0] / from[0], 0, 0, 0, to[1] / from[1], 0, 0, 0, to[2] / from[2]];
  return multiply(invert(bradford), multiply(scale, bradford));
}

function transform(m: Matrix3, [x, y, z]: Vector3): Vector3 {
  return [m[0] * x + m[1] * y + m[2] * z, m[3] * x + m[4] * y + m[5] * z, m[6] * x + m[7] * y + m[8] * z];
}

/** Returns the matrix that applies `b` first, then `a`. */
export function multiply(a: Matrix3, b: Matrix3): Matrix3 {
  const cell = (row: number, column: number) =>
    (a[row * 3] ?? 0) * (b[column] ?? 0) +
    (a[row * 3 + 1] ?? 0) * (b[column + 3] ?? 0) +
    (a[row * 3 + 2] ?? 0) * (b[column + 6] ?? 0);
  return [
    cell(0, 0),
    cell(0, 1),
    cell(0, 2),
    cell(1, 0),
    cell(1, 1),
    cell(1, 2),
    cell(2, 0),
    cell(2, 1),
    cell(2, 2),
  ];
}

/** Returns the inverse; all NaN if the matrix has none. */
export function invert([a, b, c, d, e, f, g, h, i]: Matrix3): Matrix3 {
  const minors: Matrix3 = [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
  const determinant = a * minors[0] + b * minors[3] + c * minors[6];
  return minors.map((minor) => minor / determinant) as unknown as Matrix3;
}
