import type { Coordinates } from './color-source.ts';
import { invert, type Matrix, transform } from './matrix.ts';
import { d50ToD65, d65ToD50, whiteD50 } from './rgb-spaces.ts';

/** Björn Ottosson's OKLab, with the matrices of CSS Color 4 (section 19), which are given for D65. */
const xyzToCones: Matrix = [
  [0.819022437996703, 0.3619062600528904, -0.1288737815209879],
  [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
  [0.0481771893596242, 0.2642395317527308, 0.6335478284694309],
];
const conesToOklab: Matrix = [
  [0.210454268309314, 0.7936177747023054, -0.0040720430116193],
  [1.9779985324311684, -2.42859224204858, 0.450593709617411],
  [0.0259040424655478, 0.7827717124575296, -0.8086757549230774],
];
const conesToXyz = invert(xyzToCones);
const oklabToCones = invert(conesToOklab);

export function xyzToOklab(xyz: Coordinates): Coordinates {
  return transform(conesToOklab, each(transform(xyzToCones, xyz), Math.cbrt));
}

export function oklabToXyz(oklab: Coordinates): Coordinates {
  return transform(
    conesToXyz,
    each(transform(oklabToCones, oklab), (value) => value ** 3),
  );
}

/** CIE 1976: the bend of the lightness curve and its slope below. */
const epsilon = 216 / 24389;
const kappa = 24389 / 27;

/** CIE Lab at D50, from XYZ at D65. */
export function xyzToLab(xyz: Coordinates): Coordinates {
  const relative = divide(transform(d65ToD50, xyz), whiteD50);
  const [x, y, z] = each(relative, (value) =>
    value > epsilon ? Math.cbrt(value) : (kappa * value + 16) / 116,
  );
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

export function labToXyz([lightness, a, b]: Coordinates): Coordinates {
  const y = (lightness + 16) / 116;
  const [x, z] = [y + a / 500, y - b / 200];
  const relative = each([x, y, z], (value) =>
    value ** 3 > epsilon ? value ** 3 : (116 * value - 16) / kappa,
  );
  return transform(d50ToD65, [
    relative[0] * whiteD50[0],
    relative[1] * whiteD50[1],
    relative[2] * whiteD50[2],
  ]);
}

/** Lightness, chroma and hue in degrees, from lightness and two axes. */
export function toPolar([lightness, a, b]: Coordinates): Coordinates {
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return [lightness, Math.hypot(a, b), hue < 0 ? hue + 360 : hue];
}

export function fromPolar([lightness, chroma, hue]: Coordinates): Coordinates {
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

function each([a, b, c]: Coordinates, change: (value: number) => number): Coordinates {
  return [change(a), change(b), change(c)];
}

function divide(a: Coordinates, b: Coordinates): Coordinates {
  return [a[0] / b[0], a[1] / b[1], a[2] / b[2]];
}
