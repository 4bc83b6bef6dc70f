import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert, decodeByMagick, psnr } from '#core/images/fixtures/image-programs.mjs';
import type { Raster } from './raster.ts';
import { resample, resampleKernels } from './resample.ts';

const plasma = convert(['-size', '240x180', '-seed', '7', 'plasma:fractal', '-depth', '8'], 'png');

describe('agrees with ImageMagick in linear light', () => {
  test.each([
    ['lanczos', 'Lanczos', '100x75'],
    ['lanczos', 'Lanczos', '31x170'],
    ['mitchell', 'Mitchell', '100x75'],
    ['catmull-rom', 'Catrom', '400x300'],
    ['triangle', 'Triangle', '77x77'],
  ] as const)('%s, %s, %s', (kernel, filter, size) => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    const scaled = resample(decodeByMagick(plasma, 'png'), width, height, kernel);
    const args = ['-colorspace', 'RGB', '-filter', filter, '-resize', `${size}!`, '-colorspace', 'sRGB'];
    expect(psnr(scaled, decodeByMagick(plasma, 'png', args))).toBeGreaterThan(45);
  });
});

test('a fine checkerboard of black and white becomes half the light, 188, not 128', () => {
  const board = fill(64, 64, (x, y) => ((x + y) % 2 === 0 ? [0, 0, 0, 255] : [255, 255, 255, 255]));
  const scaled = resample(board, 8, 8, 'box');
  expect([...new Set(scaled.pixels)]).toEqual([188, 255]);
});

test('transparent pixels do not bleed', () => {
  const halves = fill(64, 8, (x) => (x < 32 ? [255, 0, 0, 255] : [0, 255, 0, 0]));
  const { pixels } = resample(halves, 16, 2);
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] !== 0) expect([pixels[at], pixels[at + 1]]).toEqual([255, 0]);
  }
});

test('nearest keeps the colors there are', () => {
  const dots = fill(2, 2, (x, y) => [x * 255, y * 255, 7, 255]);
  const { pixels } = resample(dots, 4, 4, 'nearest');
  expect([...pixels.subarray(0, 16)]).toEqual([0, 0, 7, 255, 0, 0, 7, 255, 255, 0, 7, 255, 255, 0, 7, 255]);
});

test('one color stays that color, by every kernel, at every size', () => {
  const sides = fc.integer({ min: 1, max: 40 });
  const color = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.integer({ min: 1, max: 255 }));
  const property = fc.property(
    sides,
    sides,
    sides,
    sides,
    color,
    fc.constantFrom(...resampleKernels),
    (w, h, w2, h2, rgba, kernel) => {
      const scaled = resample(
        fill(w, h, () => rgba),
        w2,
        h2,
        kernel,
      );
      expect([scaled.width, scaled.height]).toEqual([w2, h2]);
      for (let at = 0; at < scaled.pixels.length; at += 1) {
        expect(Math.abs((scaled.pixels[at] ?? 0) - (rgba[at % 4] ?? 0))).toBeLessThanOrEqual(1);
      }
    },
  );
  fc.assert(property, { numRuns: 100 });
});

function fill(width: number, height: number, color: (x: number, y: number) => readonly number[]): Raster {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) pixels.set(color(x, y), (y * width + x) * 4);
  }
  return { width, height, pixels };
}
