import { expect, test } from 'vitest';
import { convert, decodeByMagick, readTags, run } from '#core/images/fixtures/image-programs.mjs';
import { concatBytes } from '#core/images/byte-access.ts';
import type { Raster } from '#core/images/pixels/raster.ts';
import { writePlainPng } from './plain-png.ts';
import { writeStreamedPng } from './streamed-png.ts';

const picture = (args: readonly string[]): Raster => decodeByMagick(convert(args, 'png'), 'png');

// ImageMagick and pngcheck are the judges: the pixels are those that went in, and the file follows the standard.
test.each([
  ['few colors', ['-size', '37x29', 'pattern:checkerboard'], 3],
  ['photograph', ['-size', '131x300', 'plasma:red-blue'], 2],
  ['grays', ['-size', '300x40', 'gradient:black-white', '-rotate', '30'], undefined],
  [
    'see-through',
    ['-size', '64x300', 'plasma:red-blue', '-alpha', 'set', '-channel', 'A', '-evaluate', 'set', '40%'],
    6,
  ],
  ['one pixel', ['-size', '1x1', 'xc:red'], 3],
] as const)('%s', async (_, args, colorType) => {
  const raster = picture(args);
  const bytes = await writePlainPng(raster, 5905.5);
  expect(decodeByMagick(bytes, 'png')).toEqual(raster);
  if (colorType !== undefined) expect(bytes[25]).toBe(colorType);
  expect(readTags(bytes, 'png')).toMatchObject({ 'PNG-pHYs:PixelsPerUnitX': 5906 });
  expect(run('pngcheck', ['-q', '$0'], [bytes], 'png').text).not.toMatch(/error/i);
});

test.each([1, 3, 4] as const)('bands of any height join, %i channels', async (channels) => {
  const isGray = channels === 1;
  const raster = picture(['-size', '50x90', 'plasma:red-blue', ...(isGray ? ['-colorspace', 'Gray'] : [])]);
  function* bands(): Generator<Raster> {
    for (const [from, to] of [
      [0, 1],
      [1, 40],
      [40, 90],
    ] as const) {
      yield { width: 50, height: to - from, pixels: raster.pixels.slice(from * 200, to * 200) };
    }
  }
  const pieces = await writeStreamedPng({ width: 50, height: 90, channels, pixelsPerMeter: 1 }, bands());
  expect(decodeByMagick(concatBytes(pieces), 'png')).toEqual(raster);
});

test('a fault while bands are drawn is the fault that is reported', async () => {
  function* bands(): Generator<Raster> {
    yield { width: 1, height: 1, pixels: new Uint8ClampedArray(4) };
    throw new RangeError('no page');
  }
  const written = writeStreamedPng({ width: 1, height: 2, channels: 3, pixelsPerMeter: 1 }, bands());
  await expect(written).rejects.toThrow('no page');
});
