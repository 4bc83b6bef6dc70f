import {
  convertLabToXyz50,
  convertLrgbToOklab,
  convertLrgbToRgb,
  convertOklabToLrgb,
  convertRgbToLrgb,
  convertRgbToXyz65,
  convertXyz50ToLab,
  convertXyz65ToRgb,
} from 'culori/fn';
import type { Coordinates } from './color-source.ts';

export type Matrix = readonly [Coordinates, Coordinates, Coordinates];

export function transform([a, b, c]: Matrix, vector: Coordinates): Coordinates {
  return [dot(a, vector), dot(b, vector), dot(c, vector)];
}

function dot(a: Coordinates, b: Coordinates): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** Converts the coordinates of one space to those of another. */
export type Conversion = (coordinates: Coordinates) => Coordinates;

/** Spaces in a row. Each converts to its neighbors, and through them to all others. */
export const chain = ['oklab', 'srgb', 'xyz-d65', 'xyz-d50', 'lab'] as const;

/** Bradford's chromatic adaptation between the two whites (CSS Color 4, section 18). */
const d65ToD50: Matrix = [
  [1.0479297925449969, 0.022946870601609652, -0.05019226628920524],
  [0.02962780877005599, 0.9904344267538799, -0.017073799063418826],
  [-0.009243040646204504, 0.015055191490298152, 0.7518742814281371],
];
const d50ToD65: Matrix = [
  [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
  [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
  [0.012314014864481998, -0.020507649298898964, 1.330365926242124],
];

/**
 * The conversions between neighbors, in both directions. culori does all of them except the change of white. Its two
 * matrices (4.0.2) are rounded and not each other's inverse: the green and the blue of sRGB come back from Lab four
 * millionths outside sRGB, and would be reported as too vivid for a screen.
 */
export const links: readonly (readonly [forth: Conversion, back: Conversion])[] = [
  [
    ([l, a, b]) => ofRgb(convertLrgbToRgb(convertOklabToLrgb({ l, a, b }))),
    (rgb) => ofLab(convertLrgbToOklab(convertRgbToLrgb(asRgb(rgb)))),
  ],
  [(rgb) => ofXyz(convertRgbToXyz65(asRgb(rgb))), (xyz) => ofRgb(convertXyz65ToRgb(asXyz(xyz)))],
  [(xyz) => transform(d65ToD50, xyz), (xyz) => transform(d50ToD65, xyz)],
  [(xyz) => ofLab(convertXyz50ToLab(asXyz(xyz))), ([l, a, b]) => ofXyz(convertLabToXyz50({ l, a, b }))],
];

/** Converts coordinates to culori's objects, and back. */
export const asRgb = ([r, g, b]: Coordinates) => ({ r, g, b });
export const asXyz = ([x, y, z]: Coordinates) => ({ x, y, z });
export const ofRgb = ({ r, g, b }: ReturnType<typeof asRgb>): Coordinates => [r, g, b];
export const ofXyz = ({ x, y, z }: ReturnType<typeof asXyz>): Coordinates => [x, y, z];
const ofLab = ({ l, a, b }: { l: number; a: number; b: number }): Coordinates => [l, a, b];
