import { ToolInputError } from '#core/errors.ts';
import { randomBelow } from '#core/random/secure-random.ts';
import { coordinatesIn, isInGamut } from '#core/colors/spaces/color-conversion.ts';
import { type ColorFormat, listFormats, writeHex } from '#core/colors/notation/color-formats.ts';
import { parseColor } from '#core/colors/notation/color-parser.ts';
import { type ColorSource, type Coordinates, writeSource } from '#core/colors/spaces/color-source.ts';
import {
  type ColorShift,
  type GamutMethod,
  mapToGamut,
  mostChroma,
  shiftBetween,
  withinSrgb,
} from '#core/colors/spaces/gamut-mapping.ts';
import { nearestName } from '#core/colors/palettes/palettes.ts';

/** The spaces that have sliders. */
export type SliderSpace = 'rgb' | 'hsl' | 'oklch';

/** All the data shown for a color. Coordinates are in CSS units, unrounded. */
export interface ColorDescription {
  readonly source: ColorSource;
  /** The color itself, or its replacement within sRGB. */
  readonly inSrgb: ColorSource;
  /** How the color changed when it was mapped into sRGB; undefined if it already fits. */
  readonly srgbShift: ColorShift | undefined;
  /** CSS for a style attribute. The browser shows colors beyond sRGB if its screen can. */
  readonly css: string;
  readonly rgb: Coordinates;
  readonly hsl: Coordinates;
  readonly oklch: Coordinates;
  readonly alpha: number;
  readonly hex: string;
  /** The shortest notation that can hold the color. */
  readonly shortText: string;
  readonly formats: readonly ColorFormat[];
  readonly gamut: string;
  /** The largest chroma at this lightness and hue (OKLCH), for screens of each kind. */
  readonly chromaLimits: { readonly srgb: number; readonly p3: number };
  readonly name: string;
}

/** The new state of the tool after a color change. */
export interface ColorChange {
  readonly color: string;
  readonly keptHue: number;
}

const graySaturation = 1e-4;
const grayChroma = 1e-5;

/** Describes the color in the state. Black replaces a color that a damaged link made unreadable. */
export function describeColor(color: string, keptHue: number, method?: GamutMethod): ColorDescription {
  const read = readColor(color);
  const source = 'space' in read ? read : parseColor('black');
  const formats = listFormats(source, method);
  const isSrgb = isInGamut(source, 'srgb');
  const inSrgb = isSrgb ? source : mapToGamut(source, 'srgb', method);
  const hsl = withinSrgb(inSrgb, 'hsl');
  const oklch = coordinatesIn(source, 'oklch');
  const find = (id: string) => formats.find((format) => format.id === id)?.text ?? '';
  const shownOklch: Coordinates =
    source.space !== 'oklch' && oklch[1] < grayChroma ? [oklch[0], oklch[1], oklchHue(keptHue)] : oklch;
  return {
    source,
    inSrgb,
    srgbShift: isSrgb ? undefined : shiftBetween(source, inSrgb),
    css: writeSource(source),
    rgb: withinSrgb(inSrgb, 'rgb'),
    hsl: source.space !== 'hsl' && isHslGray(hsl) ? [keptHue, hsl[1], hsl[2]] : hsl,
    oklch: shownOklch,
    chromaLimits: {
      srgb: mostChroma(shownOklch[0], shownOklch[2], 'srgb'),
      p3: mostChroma(shownOklch[0], shownOklch[2], 'display-p3'),
    },
    alpha: source.alpha,
    hex: writeHex(inSrgb),
    shortText: isSrgb ? find(source.alpha < 1 ? 'hex8' : 'hex') : find('oklch'),
    formats,
    gamut: describeGamut(source),
    name: nameOf(inSrgb),
  };
}

/** Names the color as screens show it, so that the name agrees with the hexadecimal form. */
function nameOf(inSrgb: ColorSource): string {
  if (inSrgb.alpha === 0) return 'transparent';
  const { name, isExact } = nearestName(inSrgb);
  return isExact ? name : `near ${name}`;
}

function describeGamut(source: ColorSource): string {
  if (isInGamut(source, 'srgb')) return 'Within sRGB: every screen can show it.';
  if (isInGamut(source, 'display-p3')) return 'Beyond sRGB, within Display P3: newer screens can show it.';
  return isInGamut(source, 'rec2020')
    ? 'Beyond Display P3, within Rec. 2020: hardly any screen can show it.'
    : 'Beyond all common screens.';
}

/** Reads any CSS color; returns the error if it is none. */
export function readColor(written: string): ColorSource | ToolInputError {
  try {
    return parseColor(written);
  } catch (error) {
    if (error instanceof ToolInputError) return error;
    throw error;
  }
}

/** Returns the state that holds this color. */
export function keepColor(source: ColorSource, keptHue: number): ColorChange {
  const hsl = withinSrgb(source, 'hsl');
  const hasHue = source.space === 'hsl' || !isHslGray(hsl);
  return { color: writeSource(source), keptHue: hasHue ? hsl[0] : keptHue };
}

/** Sets one coordinate and keeps the others, unrounded. */
export function setCoordinate(
  description: ColorDescription,
  space: SliderSpace,
  index: 0 | 1 | 2,
  value: number,
): ColorSource {
  const changed = description[space].map((old, position) => (position === index ? value : old));
  const [first = 0, second = 0, third = 0] = changed;
  return { space, coordinates: [first, second, third], alpha: description.alpha };
}

/** Returns one of the 16,777,216 eight-bit colors at random. */
export function randomColor(alpha: number): ColorSource {
  return { space: 'rgb', coordinates: [randomBelow(256), randomBelow(256), randomBelow(256)], alpha };
}

function isHslGray([, saturation, lightness]: Coordinates): boolean {
  return saturation < graySaturation || lightness < graySaturation || lightness > 100 - graySaturation;
}

function oklchHue(hslHue: number): number {
  return coordinatesIn({ space: 'hsl', coordinates: [hslHue, 100, 50], alpha: 1 }, 'oklch')[2];
}
