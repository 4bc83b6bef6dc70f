import { clip, convert, coordinatesIn, isInGamut } from './color-conversion.ts';
import type { ColorSource, Coordinates } from './color-source.ts';

type Gamut = 'srgb' | 'display-p3';

/**
 * How to bring a color into a gamut: by the method of CSS Color 4, by reducing only chroma until it fits, or by
 * clipping each coordinate.
 */
export type GamutMethod = 'css' | 'chroma' | 'clip';

/**
 * The just noticeable difference in OKLab, and the precision of the search for the chroma (CSS Color 4, section 14.2).
 */
const justNoticeable = 0.02;
const precision = 0.0001;

/**
 * Returns the color itself, or its replacement if it is outside the gamut. The method of CSS Color 4 reduces chroma at
 * the same lightness and hue until clipping the rest makes no visible difference.
 */
export function mapToGamut(source: ColorSource, gamut: Gamut, method: GamutMethod = 'css'): ColorSource {
  const own = { space: gamut, coordinates: coordinatesIn(source, gamut), alpha: source.alpha };
  if (isInGamut(source, gamut)) return { ...own, coordinates: clip(own.coordinates) };
  if (method === 'clip') return { ...own, coordinates: clip(own.coordinates) };
  const [lightness, chroma, hue] = coordinatesIn(source, 'oklch');
  if (lightness >= 1) return { ...own, coordinates: [1, 1, 1] };
  if (lightness <= 0) return { ...own, coordinates: [0, 0, 0] };
  const withChroma = (value: number): ColorSource => ({
    space: 'oklch',
    coordinates: [lightness, value, hue],
    alpha: source.alpha,
  });
  return method === 'chroma'
    ? clipTo(withChroma(Math.min(chroma, mostChroma(lightness, hue, gamut))), gamut)
    : findChroma(withChroma, chroma, gamut);
}

/**
 * How a mapping changed a color: lightness, chroma and hue in OKLCH. The hue change is in degrees, along the shorter
 * direction.
 */
export interface ColorShift {
  /** ΔE OK, the distance in OKLab. */
  readonly distance: number;
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Returns how the second color differs from the first. */
export function shiftBetween(from: ColorSource, to: ColorSource): ColorShift {
  const [a, b] = [coordinatesIn(from, 'oklch'), coordinatesIn(to, 'oklch')];
  return {
    distance: distance(from, to),
    lightness: b[0] - a[0],
    chroma: b[1] - a[1],
    hue: ((((b[2] - a[2] + 180) % 360) + 360) % 360) - 180,
  };
}

/** Returns the largest chroma (OKLCH) that the gamut holds at this lightness and hue. */
export function mostChroma(lightness: number, hue: number, gamut: Gamut): number {
  let [least, most] = [0, 0.5];
  while (most - least > precision / 10) {
    const middle = (least + most) / 2;
    if (isInGamut({ space: 'oklch', coordinates: [lightness, middle, hue], alpha: 1 }, gamut)) least = middle;
    else most = middle;
  }
  return least;
}

function findChroma(withChroma: (chroma: number) => ColorSource, chroma: number, gamut: Gamut): ColorSource {
  let clipped = clipTo(withChroma(chroma), gamut);
  if (distance(clipped, withChroma(chroma)) < justNoticeable) return clipped;
  let [least, most, isLeastInside] = [0, chroma, true];
  while (most - least > precision) {
    const middle = (least + most) / 2;
    const tried = withChroma(middle);
    if (isLeastInside && isInGamut(tried, gamut)) {
      least = middle;
      continue;
    }
    clipped = clipTo(tried, gamut);
    const seen = distance(clipped, tried);
    if (seen >= justNoticeable) {
      most = middle;
    } else {
      if (justNoticeable - seen < precision) return clipped;
      isLeastInside = false;
      least = middle;
    }
  }
  return clipped;
}

function clipTo(color: ColorSource, gamut: Gamut): ColorSource {
  return { space: gamut, coordinates: clip(coordinatesIn(color, gamut)), alpha: color.alpha };
}

/** Returns the visible difference of two colors: their distance in OKLab. */
export function distance(a: ColorSource, b: ColorSource): number {
  const [x, y] = [coordinatesIn(a, 'oklab'), coordinatesIn(b, 'oklab')];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

/** Converts the color to a space of the sRGB gamut, mapped into the gamut if it lies outside. */
export function withinSrgb(
  source: ColorSource,
  space: 'rgb' | 'hsl' | 'hwb',
  method?: GamutMethod,
): Coordinates {
  if (source.space === space) return source.coordinates;
  return convert(mapToGamut(source, 'srgb', method), space).coordinates;
}
