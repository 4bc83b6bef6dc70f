import { assert, describe, expect, test } from 'vitest';
import {
  convert,
  decodeByMagick,
  fixture,
  readTags,
  run,
  writeTags,
} from '#core/images/fixtures/image-programs.mjs';
import { writableKinds } from '#core/images/containers/image-container.ts';
import { readJpegHeader } from '#core/images/containers/jpeg-container.ts';
import { readPngChunks, writePngChunks } from '#core/images/containers/png-chunks.ts';
import { codes, compress, extensions, photo, pixelsOf } from '../fixtures/compress.mjs';

describe('the same format', () => {
  test.each(['jpg', 'png', 'webp'])('%s stays what it is', async (extension) => {
    const bytes = convert(['$0'], extension, [photo], 'jpg');
    expect(extensions[(await compress(bytes, { format: 'same' })).kind]).toBe(extension);
  });

  test.each([
    ['gif', 'png'],
    ['bmp', 'png'],
  ])('%s becomes %s, and that is said', async (extension, kind) => {
    const bytes = convert(['-size', '20x10', 'xc:red'], extension);
    const platformDecode = () => Promise.resolve(decodeByMagick(bytes, extension));
    const result = await compress(bytes, { format: 'same' }, { platformDecode });
    expect(result).toMatchObject({ kind, width: 20, height: 10 });
    expect(codes(result.notes)).toContain('format-replaced');
  });
});

describe('unusual files', () => {
  test.each(writableKinds)('one pixel, as %s', async (format) => {
    const dot = convert(['-size', '1x1', 'xc:red', '-depth', '8'], 'png');
    expect(await compress(dot, { format })).toMatchObject({ width: 1, height: 1 });
  });

  test('an arithmetic-coded JPEG is called so, and not damaged', async () => {
    const ppm = convert(['-size', '20x10', 'gradient:red-blue'], 'ppm');
    const coded = run('cjpeg', ['-arithmetic', '-outfile', '@out.jpg', '$0'], [ppm], 'ppm').read('out.jpg');
    await expect(compress(coded, { format: 'png' })).rejects.toThrow('This JPEG is arithmetic-coded');
  });

  test('a repeated gAMA and a long text are no reason to refuse a PNG', async () => {
    const chunks = readPngChunks(convert(['-size', '20x10', 'xc:red'], 'png'));
    const [header, ...rest] = chunks.filter(({ type }) => type !== 'gAMA');
    assert(header);
    const gamma = { type: 'gAMA', data: Uint8Array.of(0, 0, 0xb1, 0x8f) };
    const text = { type: 'tEXt', data: new TextEncoder().encode(`Comment\0${'x'.repeat(80_000_000)}`) };
    for (const extra of [[gamma, gamma], [text]]) {
      const file = writePngChunks([header, ...extra, ...rest]);
      expect(await compress(file, { format: 'jpeg' })).toMatchObject({ width: 20, height: 10 });
    }
  });

  test('30,000 × 1 pixels: JPEG and PNG can, WebP says why not', async () => {
    const ppm = Buffer.concat([Buffer.from('P6 30000 1 255\n'), Buffer.alloc(90_000, 'abcdefg')]);
    const line = run('cjpeg', ['-outfile', '@out.jpg', '$0'], [ppm], 'ppm').read('out.jpg');
    expect(await compress(line, { format: 'jpeg' })).toMatchObject({ width: 30_000, height: 1 });
    expect(await compress(line, { format: 'png' })).toMatchObject({ width: 30_000, height: 1 });
    await expect(compress(line, { format: 'webp' })).rejects.toThrow(
      'WebP allows 16,383 pixels a side; this would be 30000 × 1.',
    );
    expect(await compress(line, { format: 'webp', width: 16_383 })).toMatchObject({
      width: 16_383,
      height: 1,
    });
  });

  test('a header that claims 400 megapixels is refused before any is decoded', async () => {
    const [header, ...rest] = readPngChunks(fixture('abc.png'));
    assert(header);
    const data = new Uint8Array(header.data);
    new DataView(data.buffer).setUint32(0, 20_000);
    new DataView(data.buffer).setUint32(4, 20_000);
    const bomb = writePngChunks([{ type: 'IHDR', data }, ...rest]);
    await expect(compress(bomb)).rejects.toThrow('This picture has 400 megapixels (20000 × 20000)');
  });

  test('too many pixels for the encoder are refused with the figures', async () => {
    await expect(compress(photo, {}, { maxEncodePixels: 20_000 })).rejects.toThrow(
      '200 × 150 are 0 megapixels',
    );
  });

  test('gray stays gray', async () => {
    const gray = convert(['$0', '-colorspace', 'Gray'], 'jpg', [photo], 'jpg');
    const { bytes } = await compress(gray);
    expect(readJpegHeader(bytes).colorModel).toBe('gray');
  });

  test('CMYK: the browser decodes it; without one the error says so', async () => {
    const cmyk = convert(['$0', '-colorspace', 'CMYK'], 'jpg', [photo], 'jpg');
    await expect(compress(cmyk)).rejects.toThrow('This JPEG picture cannot be read by this browser.');
    const result = await compress(
      cmyk,
      {},
      { platformDecode: () => Promise.resolve(decodeByMagick(photo, 'jpg')) },
    );
    expect(codes(result.notes)).toEqual(['cmyk-converted']);
    expect(readJpegHeader(result.bytes).colorModel).toBe('rgb');
  });

  test('a JPEG cut short is read as far as it goes, with a warning', async () => {
    const result = await compress(photo.slice(0, photo.length - 3000));
    expect(result.notes).toContainEqual(expect.objectContaining({ code: 'cut-short', severity: 'warning' }));
  });

  test.each([
    ['a PNG cut short', fixture('abc.png').slice(0, 4000), /^The PNG file is cut short/],
    ['text', new TextEncoder().encode('hello, this is no picture'), 'Please upload an image file'],
    ['nothing', new Uint8Array(), 'Please upload an image file'],
    [
      'a JPEG of noise',
      Uint8Array.from(
        { length: 500 },
        (_, index) => (index < 3 ? [0xff, 0xd8, 0xff][index] : index * 7) ?? 0,
      ),
      /^The JPEG file is damaged/,
    ],
    ['an AVIF cut short', fixture('kodim23_yuv420_8bpc.avif').slice(0, 9000), /^The AVIF file is damaged/],
  ])('%s is refused', async (_, bytes, message) => {
    await expect(compress(bytes)).rejects.toThrow(message);
  });

  test('an animated WebP gives its first frame, and says so', async () => {
    const gif = convert(['-delay', '10', '-size', '40x30', 'xc:red', '-size', '40x30', 'xc:blue'], 'gif');
    const webp = run('gif2webp', ['-quiet', '$0', '-o', '@out.webp'], [gif], 'gif').read('out.webp');
    const result = await compress(webp, { format: 'png' });
    expect(result.notes[0]).toMatchObject({ code: 'animation-dropped', severity: 'warning' });
    expect([...(await pixelsOf(result)).pixels.subarray(0, 4)]).toEqual([255, 0, 0, 255]);
  });

  test('an animated AVIF gives its first frame, and says so', async () => {
    const result = await compress(fixture('colors-animated-8bpc.avif'), { format: 'png' });
    expect(codes(result.notes)).toContain('animation-dropped');
  });

  test('a gain map is dropped, and that is said', async () => {
    const result = await compress(fixture('apple_gainmap_new.jpg'), { metadata: 'keep', quality: 50 });
    expect(codes(result.notes)).toContain('gain-map-dropped');
    expect(readJpegHeader(result.bytes).hasGainMap).toBe(false);
  });

  test('HEIC takes its pixels from elsewhere, and its metadata from the file', async () => {
    const png = convert(['-size', '64x48', 'plasma:red-blue', '-depth', '8'], 'png');
    const heic = writeTags(
      run('heif-enc', ['$0', '-o', '@out.heic'], [png], 'png').read('out.heic'),
      'heic',
      ['-Model=Phone'],
    );
    const heicPixels = { raster: decodeByMagick(png, 'png'), isByBrowser: false };
    const result = await compress(heic, { format: 'same', metadata: 'keep' }, { heicPixels });
    expect(result).toMatchObject({ kind: 'jpeg', width: 64, height: 48 });
    expect(readTags(result.bytes, 'jpg')['IFD0:Model']).toBe('Phone');
  });
});
