import { expect, test } from 'vitest';
import { convert, decodeByMagick, run } from '#core/images/fixtures/image-programs.mjs';
import { compareImages } from './comparison.ts';
import { codecs, compress, photo } from '../fixtures/compress.mjs';

const setup = { codecs, maxPixels: 1e8 };

test('the more quality, the more alike', async () => {
  const [low, high] = await Promise.all([compress(photo, { quality: 10 }), compress(photo, { quality: 95 })]);
  const [worse, better] = [
    await compareImages(photo, low.bytes, setup),
    await compareImages(photo, high.bytes, setup),
  ];
  expect(better.similarity).toBeGreaterThan(0.98);
  expect(worse.similarity).toBeLessThan(better.similarity);
  expect(better.preview).toBeUndefined();
});

test('a picture equals itself, also when turned or made smaller', async () => {
  expect((await compareImages(photo, photo, setup)).similarity).toBe(1);
  const small = await compress(photo, { width: 100, quality: 95, chroma: 'full' });
  expect((await compareImages(photo, small.bytes, setup)).similarity).toBeGreaterThan(0.98);
});

test('an animation gets a still preview of its first frame', async () => {
  const gif = convert(['-delay', '10', '-size', '8x8', 'xc:red', '-size', '8x8', 'xc:blue'], 'gif');
  const webp = run('gif2webp', ['-quiet', '$0', '-o', '@out.webp'], [gif], 'gif').read('out.webp');
  const { bytes } = await compress(webp, { format: 'png' });
  const { preview } = await compareImages(webp, bytes, setup);
  expect([...decodeByMagick(preview ?? photo, 'png').pixels.subarray(0, 4)]).toEqual([255, 0, 0, 255]);
});
