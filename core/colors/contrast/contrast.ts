import { convert } from '#core/colors/spaces/color-conversion.ts';
import type { ColorSource } from '#core/colors/spaces/color-source.ts';
import { mapToGamut } from '#core/colors/spaces/gamut-mapping.ts';

/**
 * Returns the WCAG 2 contrast ratio, from 1 to 21. Translucent text is first blended over `under`, and a translucent
 * `under` over white.
 */
export function contrastRatio(text: ColorSource, under: ColorSource): number {
  const background = layOver(under, { space: 'rgb', coordinates: [255, 255, 255], alpha: 1 });
  const [a, b] = [luminance(layOver(text, background)), luminance(background)];
  const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  // Rounding errors of conversions must not make white on black less than 21.
  return Math.round(ratio * 1e9) / 1e9;
}

/** Returns the relative luminance as WCAG 2 defines it. */
function luminance(color: ColorSource): number {
  const [red, green, blue] = convert(color, 'srgb-linear').coordinates;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the opaque color of one color on top of another, blended in sRGB as browsers do. */
export function layOver(top: ColorSource, bottom: ColorSource): ColorSource {
  const [over, under] = [mapToGamut(top, 'srgb').coordinates, mapToGamut(bottom, 'srgb').coordinates];
  const blend = (index: 0 | 1 | 2) => over[index] * top.alpha + under[index] * (1 - top.alpha);
  return { space: 'srgb', coordinates: [blend(0), blend(1), blend(2)], alpha: 1 };
}

/**
 * Returns the shade of the same hue and chroma that passes, with the lightness (OKLCH) nearest to the given color's.
 * Undefined if not even black or white passes.
 */
export function nearestShade(
  color: ColorSource,
  passes: (shade: ColorSource) => boolean,
): ColorSource | undefined {
  const [lightness, chroma, hue] = convert(color, 'oklch').coordinates;
  const steps = 500;
  for (let step = 0; step <= steps; step += 1) {
    for (const direction of [-1, 1]) {
      const changed = lightness + (direction * step) / steps;
      if (changed < 0 || changed > 1) continue;
      const shade = mapToGamut({ space: 'oklch', coordinates: [changed, chroma, hue], alpha: 1 }, 'srgb');
      const rounded = toBytes(shade);
      if (passes(rounded)) return rounded;
    }
  }
  return undefined;
}

/** Rounds to the eight-bit channels that will be written. */
function toBytes({ coordinates: [r, g, b], alpha }: ColorSource): ColorSource {
  const byte = (value: number) => Math.round(value * 255);
  return { space: 'rgb', coordinates: [byte(r), byte(g), byte(b)], alpha };
}
