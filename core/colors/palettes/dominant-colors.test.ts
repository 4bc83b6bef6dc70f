import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeHex } from '#core/colors/notation/color-formats.ts';
import { parseColor } from '#core/colors/notation/color-parser.ts';
import { isInGamut } from '#core/colors/spaces/color-conversion.ts';
import { findDominantColors } from './dominant-colors.ts';
import { makeGimpPalette } from './palettes.ts';

const weighed = (colors: Readonly<Record<string, number>>) =>
  Object.entries(colors).map(([css, weight]) => ({ color: parseColor(css), weight }));
const written = (colors: Readonly<Record<string, number>>, count: number) =>
  findDominantColors(weighed(colors), count).map(({ color, share }) => [writeHex(color), share]);

test('flat colors stay what they are, with their shares', () => {
  expect(written({ '#ff0000': 50, '#00ff00': 30, '#0000ff': 20 }, 6)).toEqual([
    ['#ff0000', 0.5],
    ['#00ff00', 0.3],
    ['#0000ff', 0.2],
  ]);
});

test('with fewer than there are, the small one goes to what looks nearest', () => {
  expect(written({ '#ff0000': 50, '#0000ff': 45, '#ff1100': 5 }, 2)).toEqual([
    ['#ff0000', 0.55],
    ['#0000ff', 0.45],
  ]);
});

test('colors of sRGB meet in a color of sRGB', () => {
  const rim = { '#0000a0': 10, '#00c7ff': 10, '#00a200': 10 };
  for (const { color } of findDominantColors(weighed(rim), 1)) expect(isInGamut(color, 'srgb')).toBe(true);
});

test('what looks alike is one color, however many are asked for', () => {
  expect(written({ '#808080': 60, '#818181': 40 }, 8)).toEqual([['#808080', 1]]);
});

test('a small color that stands out is found', () => {
  const grays = Object.fromEntries(Array.from({ length: 64 }, (_, at) => [`rgb(${at} ${at} ${at})`, 100]));
  expect(written({ ...grays, '#ff8800': 200 }, 4).map(([hex]) => hex)).toContain('#ff8800');
});

test('shares sum to one, colors are no more than asked for and differ, and the answer is always the same', () => {
  const hex = fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const property = fc.property(
    fc.dictionary(hex, fc.integer({ min: 1, max: 1e6 }), { minKeys: 1, maxKeys: 40 }),
    fc.integer({ min: 1, max: 12 }),
    (colors, count) => {
      const found = findDominantColors(weighed(colors), count);
      expect(found.length).toBeLessThanOrEqual(count);
      expect(found.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(findDominantColors(weighed(colors), count)).toEqual(found);
    },
  );
  fc.assert(property);
  expect(findDominantColors([], 4)).toEqual([]);
});

test('a palette of GIMP is lines of three numbers and a name', () => {
  expect(makeGimpPalette([{ hex: '#0a80ff', name: 'sky\nblue' }], 'holiday')).toBe(
    'GIMP Palette\nName: holiday\nColumns: 0\n#\n 10 128 255\tsky blue\n',
  );
});
