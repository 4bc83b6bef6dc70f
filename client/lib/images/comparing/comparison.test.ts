import { expect, test } from 'vitest';
import { convert, decodeByMagick, run } from '#core/images/fixtures/image-programs.mjs';
import { pictureTools } from '#platform/pictures';
import { compareImages } from './comparison.ts';

const setup = { codecs: pictureTools.codecs, maxPixels: 1e8 };
const drawing = ['-size', '200x150', '-seed', '11', 'plasma:fractal', '-blur', '0x2', '-depth', '8'];
const photo = convert([...drawing, '-quality', '95'], 'jpg');
const again = (...options: string[]) => convert(['$0', ...options], 'jpg', [photo], 'jpg');

test('the more quality, the more alike', async () => {
  const worse = await compareImages(photo, again('-quality', '10'), setup);
  const better = await compareImages(photo, again('-quality', '90'), setup);
  expect(better.similarity).toBeGreaterThan(0.98);
  expect(worse.similarity).toBeLessThan(better.similarity);
  expect(better.preview).toBeUndefined();
});

test('a picture equals itself, also when made smaller', async () => {
  expect((await compareImages(photo, photo, setup)).similarity).toBe(1);
  const small = again('-resize', '100x75', '-quality', '95', '-sampling-factor', '1x1');
  expect((await compareImages(photo, small, setup)).similarity).toBeGreaterThan(0.98);
});

test('an animation gets a still preview of its first frame', async () => {
  const gif = convert(['-delay', '10', '-size', '8x8', 'xc:red', '-size', '8x8', 'xc:blue'], 'gif');
  const webp = run('gif2webp', ['-quiet', '$0', '-o', '@out.webp'], [gif], 'gif').read('out.webp');
  const first = convert(['-size', '8x8', 'xc:red', '-depth', '8'], 'png');
  const { preview } = await compareImages(webp, first, setup);
  expect([...decodeByMagick(preview ?? photo, 'png').pixels.subarray(0, 4)]).toEqual([255, 0, 0, 255]);
});
