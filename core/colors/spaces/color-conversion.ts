import type { ColorSource, ColorSpace, Coordinates } from './color-source.ts';
import { hslToSrgb, hwbToSrgb, srgbToHsl, srgbToHwb } from './hue-spaces.ts';
import { transform } from './matrix.ts';
import { fromPolar, labToXyz, oklabToXyz, toPolar, xyzToLab, xyzToOklab } from './perceptual-spaces.ts';
import { d50ToD65, d65ToD50, rgbSpaces } from './rgb-spaces.ts';

type DeviceSpace = keyof typeof rgbSpaces;

/** So far outside a gamut is rounding, not colour. */
const tolerance = 1e-6;

/** The coordinates in another space, in CSS units; those of its own space come back untouched. */
export function coordinatesIn(source: ColorSource, space: ColorSpace): Coordinates {
  if (source.space === space) return source.coordinates;
  const polar = { oklch: 'oklab', oklab: 'oklch', lch: 'lab', lab: 'lch' } as const;
  const [from, to] = [source.space, space];
  // Between the two forms of one space there is no need to leave it.
  if (from in polar && polar[from as keyof typeof polar] === to) {
    return to.endsWith('ch') ? toPolar(source.coordinates) : fromPolar(source.coordinates);
  }
  const srgb = isSrgbForm(from) && isSrgbForm(to) ? toSrgb(source) : undefined;
  return srgb ? fromSrgb(srgb, to) : fromXyz(toXyz(source), to);
}

export function convert(source: ColorSource, space: ColorSpace): ColorSource {
  return { space, coordinates: coordinatesIn(source, space), alpha: source.alpha };
}

function isSrgbForm(space: ColorSpace): boolean {
  return space === 'rgb' || space === 'hsl' || space === 'hwb' || space === 'srgb';
}

function toSrgb({ space, coordinates }: ColorSource): Coordinates {
  if (space === 'hsl') return hslToSrgb(coordinates);
  if (space === 'hwb') return hwbToSrgb(coordinates);
  return space === 'rgb' ? mapEach(coordinates, (value) => value / 255) : coordinates;
}

function fromSrgb(srgb: Coordinates, space: ColorSpace): Coordinates {
  if (space === 'hsl') return srgbToHsl(srgb);
  if (space === 'hwb') return srgbToHwb(srgb);
  return space === 'rgb' ? mapEach(srgb, (value) => value * 255) : srgb;
}

function toXyz(source: ColorSource): Coordinates {
  const { space, coordinates } = source;
  switch (space) {
    case 'rgb':
    case 'hsl':
    case 'hwb':
      return deviceToXyz('srgb', toSrgb(source));
    case 'lab':
      return labToXyz(coordinates);
    case 'lch':
      return labToXyz(fromPolar(coordinates));
    case 'oklab':
      return oklabToXyz(coordinates);
    case 'oklch':
      return oklabToXyz(fromPolar(coordinates));
    case 'xyz-d65':
      return coordinates;
    case 'xyz-d50':
      return transform(d50ToD65, coordinates);
    default:
      return deviceToXyz(space, coordinates);
  }
}

function fromXyz(xyz: Coordinates, space: ColorSpace): Coordinates {
  switch (space) {
    case 'rgb':
    case 'hsl':
    case 'hwb':
      return fromSrgb(xyzToDevice('srgb', xyz), space);
    case 'lab':
      return xyzToLab(xyz);
    case 'lch':
      return toPolar(xyzToLab(xyz));
    case 'oklab':
      return xyzToOklab(xyz);
    case 'oklch':
      return toPolar(xyzToOklab(xyz));
    case 'xyz-d65':
      return xyz;
    case 'xyz-d50':
      return transform(d65ToD50, xyz);
    default:
      return xyzToDevice(space, xyz);
  }
}

function deviceToXyz(space: DeviceSpace, coordinates: Coordinates): Coordinates {
  return transform(rgbSpaces[space].toXyz, mapEach(coordinates, rgbSpaces[space].decode));
}

function xyzToDevice(space: DeviceSpace, xyz: Coordinates): Coordinates {
  return mapEach(transform(rgbSpaces[space].fromXyz, xyz), rgbSpaces[space].encode);
}

/** True when a display of that gamut can show the colour. */
export function isInGamut(source: ColorSource, gamut: DeviceSpace): boolean {
  return coordinatesIn(source, gamut).every((value) => value >= -tolerance && value <= 1 + tolerance);
}

/** Every coordinate brought between 0 and 1. */
export function clip(coordinates: Coordinates): Coordinates {
  return mapEach(coordinates, (value) => Math.min(1, Math.max(0, value)));
}

function mapEach([a, b, c]: Coordinates, change: (value: number) => number): Coordinates {
  return [change(a), change(b), change(c)];
}
