import { describe, expect, test } from 'vitest';
import { convert, decodeByMagick, psnr, run, writeTags } from '#core/images/fixtures/image-programs.mjs';
import { decodeByLibHeif } from './libheif-decoder.ts';

const png = convert(['-size', '64x48', '-seed', '3', 'plasma:fractal', '-depth', '8'], 'png');
const heic = run('heif-enc', ['-q', '90', '$0', '-o', '@out.heic'], [png], 'png').read('out.heic');

describe('HEIC', () => {
  test('gives the pixels that heif-convert gives', async () => {
    const reference = run('heif-convert', ['$0', '@out.png'], [heic], 'heic').read('out.png');
    const raster = await decodeByLibHeif(heic);
    expect([raster.width, raster.height]).toEqual([64, 48]);
    expect(psnr(raster, decodeByMagick(reference, 'png'))).toBeGreaterThan(45);
  });

  test('an Exif orientation does not turn it: the file has its own way to say so', async () => {
    const tagged = writeTags(heic, 'heic', ['-Orientation=6']);
    expect(await decodeByLibHeif(tagged)).toMatchObject({ width: 64, height: 48 });
  });

  test.each([
    ['cut short', heic.slice(0, 700)],
    ['noise', new Uint8Array(100)],
  ])('%s is refused', async (_, bytes) => {
    await expect(decodeByLibHeif(bytes)).rejects.toThrow('The HEIC file is damaged and could not be read');
  });
});
