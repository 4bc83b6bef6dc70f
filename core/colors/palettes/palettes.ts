import { convert } from '#core/colors/spaces/color-conversion.ts';
import { writeHex } from '#core/colors/notation/color-formats.ts';
import { parseColor } from '#core/colors/notation/color-parser.ts';
import type { ColorSource } from '#core/colors/spaces/color-source.ts';
import { distance, mapToGamut } from '#core/colors/spaces/gamut-mapping.ts';
import { namedColors } from '#core/colors/notation/named-colors.ts';

/** A named color in the form `#rrggbb`. */
export interface Swatch {
  readonly name: string;
  readonly hex: string;
}

/**
 * The name, lightness (OKLCH) and share of the chroma for each step. Chroma falls toward the ends, because light and
 * dark tones hold less of it.
 */
const scaleSteps = [
  [50, 0.975, 0.15],
  [100, 0.94, 0.3],
  [200, 0.885, 0.5],
  [300, 0.81, 0.75],
  [400, 0.72, 0.95],
  [500, 0.635, 1],
  [600, 0.55, 1],
  [700, 0.475, 0.9],
  [800, 0.4, 0.75],
  [900, 0.33, 0.6],
  [950, 0.25, 0.45],
] as const;

/** Makes eleven steps of one hue, from nearly white to nearly black. */
export function makeScale(color: ColorSource): Swatch[] {
  const [, chroma, hue] = convert(color, 'oklch').coordinates;
  return scaleSteps.map(([step, lightness, share]) => ({
    name: String(step),
    hex: shadeHex(lightness, chroma * share, hue),
  }));
}

const harmonies = {
  Complementary: [180],
  Analogous: [-30, 30],
  Triadic: [120, 240],
  'Split complementary': [150, 210],
  Square: [90, 180, 270],
} as const;

/** Makes the colors at fixed hue angles from this one, with the same lightness and chroma. */
export function makeHarmonies(color: ColorSource): { readonly name: string; readonly swatches: Swatch[] }[] {
  const [lightness, chroma, hue] = convert(color, 'oklch').coordinates;
  return Object.entries(harmonies).map(([name, angles]) => ({
    name,
    swatches: [0, ...angles].map((angle) => ({
      name: `${angle > 0 ? '+' : ''}${angle}°`.replace('-', '−'),
      hex: shadeHex(lightness, chroma, (hue + angle + 360) % 360),
    })),
  }));
}

function shadeHex(lightness: number, chroma: number, hue: number): string {
  return writeHex(mapToGamut({ space: 'oklch', coordinates: [lightness, chroma, hue], alpha: 1 }, 'srgb'));
}

/** Returns the CSS name of the nearest color (in OKLab), and whether it is exactly this color. */
export function nearestName(color: ColorSource): { readonly name: string; readonly isExact: boolean } {
  const far = [...namedColors.keys()].map((name) => ({ name, from: distance(color, parseColor(name)) }));
  const { name } = far.reduce((nearest, other) => (other.from < nearest.from ? other : nearest));
  return { name, isExact: writeHex(color) === `#${namedColors.get(name) ?? ''}` };
}

type ExportFormat = 'css' | 'tailwind' | 'json';

/** Writes the scale as CSS custom properties, as a Tailwind 4 theme, or as JSON. */
export function exportScale(scale: readonly Swatch[], name: string, format: ExportFormat): string {
  if (format === 'json') {
    return JSON.stringify(
      { [name]: Object.fromEntries(scale.map((step) => [step.name, step.hex])) },
      null,
      2,
    );
  }
  const prefix = format === 'css' ? `--${name}` : `--color-${name}`;
  const lines = scale.map((step) => `  ${prefix}-${step.name}: ${step.hex};`);
  return [format === 'css' ? ':root {' : '@theme {', ...lines, '}'].join('\n');
}

/** Writes a GIMP palette, which Inkscape and Krita read as well. */
export function makeGimpPalette(swatches: readonly Swatch[], name: string): string {
  const rows = swatches.map((swatch) => {
    const channels = [1, 3, 5].map((at) =>
      String(Number.parseInt(swatch.hex.slice(at, at + 2), 16)).padStart(3),
    );
    return `${channels.join(' ')}\t${oneLine(swatch.name)}`;
  });
  return ['GIMP Palette', `Name: ${oneLine(name)}`, 'Columns: 0', '#', ...rows, ''].join('\n');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
