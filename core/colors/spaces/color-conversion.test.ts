import Color from 'colorjs.io';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coordinatesIn, isInGamut } from './color-conversion.ts';
import type { ColorSpace, Coordinates } from './color-source.ts';

/** Color.js's name of the space, and the size of one of its units in ours. */
const theirNames: Readonly<Record<ColorSpace, readonly [name: string, scale: number]>> = {
  rgb: ['srgb', 255],
  hsl: ['hsl', 1],
  hwb: ['hwb', 1],
  lab: ['lab', 1],
  lch: ['lch', 1],
  oklab: ['oklab', 1],
  oklch: ['oklch', 1],
  srgb: ['srgb', 1],
  'srgb-linear': ['srgb-linear', 1],
  'display-p3': ['p3', 1],
  'a98-rgb': ['a98rgb', 1],
  'prophoto-rgb': ['prophoto', 1],
  // Its `rec2020` has the curve of displays, that of CSS the one of cameras.
  rec2020: ['--rec2020-oetf', 1],
  'xyz-d50': ['xyz-d50', 1],
  'xyz-d65': ['xyz-d65', 1],
};
const spaces = Object.keys(theirNames) as ColorSpace[];
const hues: Readonly<Partial<Record<ColorSpace, number>>> = { hsl: 0, hwb: 0, lch: 2, oklch: 2 };
const share = fc.double({ min: 0, max: 1, noNaN: true });
const colors = fc.tuple(share, share, share);
const sources: ColorSpace[] = ['rgb', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'xyz-d50'];

/** Converts a color with Color.js, which shares no code with culori. */
function theirs(from: ColorSpace, coordinates: Coordinates, to: ColorSpace): number[] {
  const [[fromName, fromScale], [toName, toScale]] = [theirNames[from], theirNames[to]];
  const color = new Color(
    fromName,
    coordinates.map((value) => value / fromScale) as [number, number, number],
  );
  return color.to(toName).coords.map((value) => (value ?? 0) * toScale);
}

test.each(spaces)('to %s, from anywhere, as Color.js has it', (to) => {
  fc.assert(
    fc.property(fc.constantFrom(...sources), colors, (from, shares) => {
      const [r, g, b] = shares;
      // Near gray, black and white a hue and a saturation are noise in either.
      fc.pre(Math.max(r, g, b) - Math.min(r, g, b) > 0.1);
      if (to === 'hsl' || to === 'hwb') fc.pre(from === 'rgb');
      const scale = from === 'rgb' ? 255 : 1;
      const coordinates: Coordinates = [r * scale, g * scale, b * scale];
      const ours = coordinatesIn({ space: from, coordinates, alpha: 1 }, to);
      for (const [index, expected] of theirs(from, coordinates, to).entries()) {
        const distance = Math.abs((ours[index] ?? Number.NaN) - expected);
        const around = hues[to] === index ? Math.abs(360 - distance) : distance;
        expect(Math.min(distance, around), `${from} ${coordinates.join(' ')}`).toBeLessThan(1e-6);
      }
    }),
    { numRuns: 500 },
  );
});

test('there and back is the same color, within what a gamut allows', () => {
  fc.assert(
    fc.property(fc.constantFrom(...spaces), colors, (over, coordinates) => {
      const way = coordinatesIn({ space: 'srgb', coordinates, alpha: 1 }, over);
      const back = coordinatesIn({ space: over, coordinates: way, alpha: 1 }, 'srgb');
      for (const [index, value] of coordinates.entries()) expect(back[index]).toBeCloseTo(value, 9);
    }),
    { numRuns: 2000 },
  );
});

test('the corners of sRGB are within sRGB, whatever they are written in', () => {
  for (const space of spaces) {
    for (let corner = 0; corner < 8; corner += 1) {
      const coordinates: Coordinates = [corner & 1, (corner >> 1) & 1, (corner >> 2) & 1];
      const written = coordinatesIn({ space: 'srgb', coordinates, alpha: 1 }, space);
      expect(
        isInGamut({ space, coordinates: written, alpha: 1 }, 'srgb'),
        `${space} ${written.join(' ')}`,
      ).toBe(true);
    }
  }
});
