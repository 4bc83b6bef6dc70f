import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert, decodeByMagick, psnr, run } from '#core/images/fixtures/image-programs.mjs';
import { writeIndexedPng } from '#core/images/containers/indexed-png.ts';
import { mapToPalette } from './palette-mapping.ts';
import { createPalette } from './palette.ts';
import type { Raster } from './raster.ts';

const photo = convert(['-size', '320x240', '-seed', '3', 'plasma:fractal', '-depth', '8'], 'png');

async function toPalette(raster: Raster, maxColors: number, tolerance: number, dither: boolean) {
  const palette = createPalette(raster, maxColors, tolerance);
  const indexes = mapToPalette(raster, palette, dither);
  const png = await writeIndexedPng(raster.width, raster.height, indexes, palette.colors);
  return { palette, png, pixels: decodeByMagick(png, 'png') };
}

describe('256 colors', () => {
  test.each([
    [true, 'FloydSteinberg'],
    [false, 'None'],
  ])('come closer than those of ImageMagick, dithered: %s', async (dither, name) => {
    const original = decodeByMagick(photo, 'png');
    const { pixels } = await toPalette(original, 256, 0, dither);
    const reference = run(
      'convert',
      ['$0', '-dither', name, '-colors', '256', 'PNG8:@out.png'],
      [photo],
      'png',
    ).read('out.png');
    expect(psnr(pixels, original)).toBeGreaterThan(psnr(decodeByMagick(reference, 'png'), original));
  });
});

test('a tolerance saves colors and is kept to', async () => {
  const raster = decodeByMagick(photo, 'png');
  const { palette, pixels } = await toPalette(raster, 256, 6, false);
  expect(palette.size).toBeLessThan(256);
  // 20·log10(255/6): the tolerance is measured in weighted colors, hence the two dB.
  expect(psnr(pixels, raster)).toBeGreaterThan(32.6 - 2);
});

test.each([2, 3, 4, 16, 17, 200])('%i colors are kept exactly, at the fewest bits', async (count) => {
  const colors = Array.from({ length: count }, (_, index) => [
    (index * 53) % 256,
    (index * 91) % 256,
    (index * 17) % 256,
    255 - (index % 5) * 20,
  ]);
  const raster = {
    width: count * 3,
    height: 2,
    pixels: Uint8ClampedArray.from(
      { length: count * 24 },
      (_, at) => colors[Math.floor(at / 4) % count]?.[at % 4] ?? 0,
    ),
  };
  const { palette, png, pixels } = await toPalette(raster, 256, 0, true);
  expect(palette.size).toBe(count);
  expect(pixels).toEqual(raster);
  expect(run('pngcheck', ['$0'], [png], 'png').text).toMatch(/^OK:/);
});

test('transparent stays transparent, opaque stays opaque', () => {
  const color = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.constantFrom(0, 255));
  const property = fc.property(
    fc.array(color, { minLength: 1, maxLength: 400 }),
    fc.integer({ min: 2, max: 256 }),
    (colors, maxColors) => {
      const raster = { width: colors.length, height: 1, pixels: Uint8ClampedArray.from(colors.flat()) };
      const palette = createPalette(raster, maxColors);
      expect(palette.size).toBeLessThanOrEqual(maxColors);
      const indexes = mapToPalette(raster, palette, true);
      colors.forEach(([, , , alpha], index) => {
        if (maxColors > 16) expect(palette.colors[(indexes[index] ?? 0) * 4 + 3]).toBe(alpha);
        else expect(indexes[index]).toBeLessThan(palette.size);
      });
    },
  );
  fc.assert(property, { numRuns: 100 });
});
