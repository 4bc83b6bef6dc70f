import {
  convertA98ToXyz65,
  convertHslToRgb,
  convertHwbToRgb,
  convertLabToLch,
  convertLchToLab,
  convertLrgbToRgb,
  convertP3ToXyz65,
  convertProphotoToXyz50,
  convertRec2020ToXyz65,
  convertRgbToHsl,
  convertRgbToHwb,
  convertRgbToLrgb,
  convertXyz50ToProphoto,
  convertXyz65ToA98,
  convertXyz65ToP3,
  convertXyz65ToRec2020,
} from 'culori/fn';
import { asRgb, asXyz, type chain, type Conversion, ofRgb, ofXyz } from './color-chain.ts';
import type { ColorSpace, Coordinates } from './color-source.ts';

/** A space attached to one space of the chain, with conversions in both directions, in CSS units. */
export interface Branch {
  readonly on: (typeof chain)[number];
  readonly enter: Conversion;
  readonly leave: Conversion;
}

type RgbColor = ReturnType<typeof asRgb>;
type XyzColor = ReturnType<typeof asXyz>;

function device(
  on: Branch['on'],
  enter: (color: RgbColor) => XyzColor,
  leave: (color: XyzColor) => RgbColor,
): Branch {
  return { on, enter: (rgb) => ofXyz(enter(asRgb(rgb))), leave: (xyz) => ofRgb(leave(asXyz(xyz))) };
}

/**
 * Converts between lightness and two axes, and lightness, chroma and hue in degrees. A gray has no hue; its hue is
 * written as 0.
 */
function polar(on: 'lab' | 'oklab'): Branch {
  return {
    on,
    enter: ([lightness, chroma, hue]) => {
      const { l, a, b } = convertLchToLab({ l: lightness, c: chroma, h: hue });
      return [l, a, b];
    },
    leave: ([lightness, greenRed, blueYellow]) => {
      const { l, c, h = 0 } = convertLabToLch({ l: lightness, a: greenRed, b: blueYellow });
      return [l, c, h];
    },
  };
}

/**
 * Computes the saturation without culori (4.0.2). It divides by 1 − |2L − 1|, which rounds to 0 next to black, and so
 * returns NaN for almost black colors.
 */
function hslOf(rgb: Coordinates): Coordinates {
  const { h = 0, l } = convertRgbToHsl(asRgb(rgb));
  const room = Math.min(l, 1 - l);
  return [h, room === 0 ? 0 : ((Math.max(...rgb) - l) / room) * 100, l * 100];
}

/** All spaces outside the chain. */
export const branches: Readonly<Record<Exclude<ColorSpace, (typeof chain)[number]>, Branch>> = {
  rgb: {
    on: 'srgb',
    enter: ([r, g, b]) => [r / 255, g / 255, b / 255],
    leave: ([r, g, b]) => [r * 255, g * 255, b * 255],
  },
  hsl: {
    on: 'srgb',
    enter: ([h, s, l]) => ofRgb(convertHslToRgb({ h, s: s / 100, l: l / 100 })),
    leave: hslOf,
  },
  hwb: {
    on: 'srgb',
    enter: ([h, w, b]) => ofRgb(convertHwbToRgb({ h, w: w / 100, b: b / 100 })),
    leave: (rgb) => {
      const { h = 0, w, b } = convertRgbToHwb(asRgb(rgb));
      return [h, w * 100, b * 100];
    },
  },
  'srgb-linear': {
    on: 'srgb',
    enter: (light) => ofRgb(convertLrgbToRgb(asRgb(light))),
    leave: (rgb) => ofRgb(convertRgbToLrgb(asRgb(rgb))),
  },
  oklch: polar('oklab'),
  lch: polar('lab'),
  'display-p3': device('xyz-d65', convertP3ToXyz65, convertXyz65ToP3),
  'a98-rgb': device('xyz-d65', convertA98ToXyz65, convertXyz65ToA98),
  rec2020: device('xyz-d65', convertRec2020ToXyz65, convertXyz65ToRec2020),
  'prophoto-rgb': device('xyz-d50', convertProphotoToXyz50, convertXyz50ToProphoto),
};
