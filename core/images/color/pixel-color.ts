import type { ColorSource } from '#core/colors/spaces/color-source.ts';
import { type ColorDefinition, sampleCurve } from './color-definition.ts';

/** Red, green and blue as stored, 0 to 255; fractions if they are a mean of several pixels. */
export type StoredColor = readonly [red: number, green: number, blue: number];

/** Returns a function that converts stored values to a color, in the picture's color space or sRGB. */
export function colorReader(space: ColorDefinition | undefined): (stored: StoredColor) => ColorSource {
  if (!space) {
    return ([red, green, blue]) => ({
      space: 'srgb',
      coordinates: [red / 255, green / 255, blue / 255],
      alpha: 1,
    });
  }
  const [m0, m1, m2, m3, m4, m5, m6, m7, m8] = space.toXyz;
  return (stored) => {
    const [red = 0, green = 0, blue = 0] = space.curves.map((curve, channel) =>
      sampleCurve(curve, (stored[channel] ?? 0) / 255),
    );
    const x = m0 * red + m1 * green + m2 * blue;
    const y = m3 * red + m4 * green + m5 * blue;
    const z = m6 * red + m7 * green + m8 * blue;
    return { space: 'xyz-d50', coordinates: [x, y, z], alpha: 1 };
  };
}
