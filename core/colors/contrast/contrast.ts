import { convert } from '#core/colors/spaces/color-conversion.ts';
import type { ColorSource } from '#core/colors/spaces/color-source.ts';
import { mapToGamut } from '#core/colors/spaces/gamut-mapping.ts';

/** The ratio of WCAG 2, from 1 to 21. What is translucent is laid over `under` first. */
export function contrastRatio(text: ColorSource, under: ColorSource): number {
  const background = layOver(under, { space: 'rgb', coordinates: [255, 255, 255], alpha: 1 });
  const [a, b] = [luminance(layOver(text, background)), luminance(background)];
  const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  // What conversions lose far behind the point must not cost a white the last hundredth of its 21.
  return Math.round(ratio * 1e9) / 1e9;
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(color: ColorSource): number {
  const [red, green, blue] = convert(color, 'srgb-linear').coordinates;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The opaque color that one makes on top of another, as browsers blend: in sRGB. */
export function layOver(top: ColorSource, bottom: ColorSource): ColorSource {
  const [over, under] = [mapToGamut(top, 'srgb').coordinates, mapToGamut(bottom, 'srgb').coordinates];
  const blend = (index: 0 | 1 | 2) => over[index] * top.alpha + under[index] * (1 - top.alpha);
  return { space: 'srgb', coordinates: [blend(0), blend(1), blend(2)], alpha: 1 };
}

/**
 * The shade of the same hue and chroma that passes, and whose lightness (OKLCH) is nearest to the given color's.
 * Undefined where not even black or white does.
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

/** As it will be written: in whole steps of eight bits. */
function toBytes({ coordinates: [r, g, b], alpha }: ColorSource): ColorSource {
  const byte = (value: number) => Math.round(value * 255);
  return { space: 'rgb', coordinates: [byte(r), byte(g), byte(b)], alpha };
}
