import { clip, convert, coordinatesIn, isInGamut } from './color-conversion.ts';
import type { ColorSource, Coordinates } from './color-source.ts';

type Gamut = 'srgb' | 'display-p3';

/** A difference in OKLab that is just noticeable, and how exactly the chroma is sought (CSS Color 4, section 14.2). */
const justNoticeable = 0.02;
const precision = 0.0001;

/**
 * The colour itself, or the nearest that the gamut holds: by the method of CSS Color 4, which takes chroma away at the
 * same lightness and hue until clipping what is left can no longer be seen.
 */
export function mapToGamut(source: ColorSource, gamut: Gamut): ColorSource {
  const own = { space: gamut, coordinates: coordinatesIn(source, gamut), alpha: source.alpha };
  if (isInGamut(source, gamut)) return { ...own, coordinates: clip(own.coordinates) };
  const [lightness, chroma, hue] = coordinatesIn(source, 'oklch');
  if (lightness >= 1) return { ...own, coordinates: [1, 1, 1] };
  if (lightness <= 0) return { ...own, coordinates: [0, 0, 0] };
  const withChroma = (value: number): ColorSource => ({
    space: 'oklch',
    coordinates: [lightness, value, hue],
    alpha: source.alpha,
  });
  return findChroma(withChroma, chroma, gamut);
}

/** The most chroma (OKLCH) that the gamut holds at this lightness and hue. */
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

/** How far apart two colours look: their distance in OKLab. */
export function distance(a: ColorSource, b: ColorSource): number {
  const [x, y] = [coordinatesIn(a, 'oklab'), coordinatesIn(b, 'oklab')];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

/** The colour in a space of the sRGB gamut, brought into it where it lies outside. */
export function withinSrgb(source: ColorSource, space: 'rgb' | 'hsl' | 'hwb'): Coordinates {
  if (source.space === space) return source.coordinates;
  return convert(mapToGamut(source, 'srgb'), space).coordinates;
}
