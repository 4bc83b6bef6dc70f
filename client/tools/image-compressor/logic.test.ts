import { describe, expect, test } from 'vitest';
import {
  convert,
  decodeByMagick,
  fixture,
  psnr,
  readTags,
  run,
  writeTags,
} from '#core/images/fixtures/image-programs.mjs';
import { readImageHeader, writableKinds } from '#core/images/containers/image-container.ts';
import { codes, compress, extensions, photo, pixelsOf } from './fixtures/compress.mjs';

type Bytes = Uint8Array<ArrayBuffer>;

const located = writeTags(fixture('paris_exif_xmp_icc.jpg'), 'jpg', [
  '-GPSLatitude=48.8584',
  '-GPSLatitudeRef=N',
  '-XMP-exif:GPSLatitude=48.8584',
  '-XMP-photoshop:City=Paris',
  '-IPTC:City=Paris',
]);

describe('a photograph', () => {
  test.each(writableKinds)('becomes a smaller %s that other programs read', async (format) => {
    const source = await pixelsOf({ bytes: photo, kind: 'jpeg' });
    const result = await compress(photo, { format });
    expect(result).toMatchObject({ kind: format, width: 200, height: 150, isOriginal: false });
    expect(codes(result.notes)).toEqual(format === 'png' ? expect.any(Array) : []);
    expect(psnr(await pixelsOf(result), source)).toBeGreaterThan(30);
    if (format !== 'png') expect(result.bytes.length).toBeLessThan(photo.length);
  });

  test('is a progressive JPEG of MozJPEG, by djpeg and identify', async () => {
    const { bytes } = await compress(photo);
    expect(run('identify', ['-format', '%m %wx%h %[interlace]', '$0'], [bytes], 'jpg').text).toMatch(
      /^JPEG 200x150 (JPEG|Plane|Line|Partition)/,
    );
    expect(
      run('djpeg', ['-outfile', '@out.ppm', '$0'], [bytes], 'jpg').read('out.ppm').length,
    ).toBeGreaterThan(200 * 150 * 3);
  });

  test('gets smaller and worse with less quality, in every format', async () => {
    for (const format of writableKinds) {
      const [low, high] = await Promise.all([
        compress(photo, { format, quality: 20 }),
        compress(photo, { format, quality: 90 }),
      ]);
      expect(low.bytes.length).toBeLessThan(high.bytes.length);
    }
  });
});

describe('orientation', () => {
  // All eight are held against ImageMagick in core/images/pixels/orientation.test.ts.
  test.each([2, 6, 8])('%i is applied to the pixels, once', async (orientation) => {
    const jpeg = writeTags(photo, 'jpg', [`-Orientation=${orientation}`]);
    const result = await compress(jpeg, { format: 'png', isLossless: true, metadata: 'keep' });
    const upright = decodeByMagick(jpeg, 'jpg', ['-auto-orient']);
    expect([result.width, result.height]).toEqual([upright.width, upright.height]);
    expect(psnr(await pixelsOf(result), upright)).toBeGreaterThan(45);
    expect(readTags(result.bytes, 'png')['IFD0:Orientation']).toBe(1);
  });

  test.each(writableKinds)('leaves no trace in a %s', async (format) => {
    const jpeg = writeTags(located, 'jpg', ['-Orientation=6', '-XMP-tiff:Orientation=6']);
    const result = await compress(jpeg, { format, metadata: 'keep', quality: 30 });
    expect(result).toMatchObject({ width: 302, height: 403, isOriginal: false });
    const tags = readTags(result.bytes, extensions[format]);
    expect(tags).toMatchObject({
      'IFD0:Orientation': 1,
      'XMP-tiff:Orientation': 1,
      'ExifIFD:ExifImageWidth': 302,
      'ExifIFD:ExifImageHeight': 403,
    });
  });

  test('a turned AVIF is turned back', async () => {
    const result = await compress(fixture('abc_color_irot_alpha_irot.avif'), {
      format: 'png',
      isLossless: true,
    });
    expect([result.width, result.height]).toEqual([256, 512]);
    const upright = decodeByMagick(fixture('abc.png'), 'png', ['-rotate', '90']);
    const other = decodeByMagick(fixture('abc.png'), 'png', ['-rotate', '-90']);
    const pixels = await pixelsOf(result);
    expect(Math.max(psnr(pixels, upright), psnr(pixels, other))).toBeGreaterThan(25);
  });

  test('an original that is kept keeps its tag, even without its other metadata', async () => {
    const small = writeTags(convert(['$0', '-quality', '20'], 'jpg', [photo], 'jpg'), 'jpg', [
      '-Orientation=6',
      '-Model=x',
    ]);
    const result = await compress(small, { quality: 100 });
    expect(result.isOriginal).toBe(true);
    const tags = readTags(result.bytes, 'jpg');
    expect(tags['IFD0:Orientation']).toBe(6);
    expect(tags['IFD0:Model']).toBeUndefined();
  });
});

describe('never larger in silence', () => {
  test.each(['jpeg', 'webp', 'avif', 'png'] as const)(
    'a small %s is given back as it was',
    async (format) => {
      const { bytes: small } = await compress(photo, {
        format,
        quality: 10,
        effort: 'smallest',
        isDithered: false,
      });
      const again = await compress(small, { format, quality: 100, metadata: 'keep' });
      expect(again.isOriginal).toBe(true);
      expect(again.bytes).toEqual(small);
      expect(again.notes).toEqual([
        { code: 'kept-original', sentence: 'Kept the original: already smaller', severity: 'info' },
      ]);
    },
  );

  test('another format may be larger, and says so', async () => {
    const flat = convert(['-size', '64x64', 'xc:red'], 'png');
    const result = await compress(flat, { format: 'jpeg' });
    expect(result.bytes.length).toBeGreaterThan(flat.length);
    expect(result.notes.at(-1)).toMatchObject({ code: 'larger', severity: 'warning' });
  });
});

describe('transparency', () => {
  const translucent = convert(['-size', '20x20', 'xc:rgba(255,0,0,0.5)', '-depth', '8'], 'png');

  test.each([
    ['#ffffff', [255, 128, 128]],
    ['#000000', [128, 0, 0]],
    ['#0000ff', [128, 0, 128]],
  ])('is filled with %s in JPEG', async (matte, color) => {
    const result = await compress(translucent, { quality: 100, chroma: 'full', matte });
    expect(codes(result.notes)).toContain('transparency-filled');
    const { pixels } = await pixelsOf(result);
    color.forEach((value, channel) =>
      expect(Math.abs((pixels[channel] ?? 0) - value)).toBeLessThanOrEqual(3),
    );
  });

  test.each(['png', 'webp', 'avif'] as const)('is kept in %s', async (format) => {
    const { pixels } = await pixelsOf(await compress(translucent, { format }));
    expect(Math.abs((pixels[3] ?? 0) - 128)).toBeLessThanOrEqual(2);
  });

  test('a color that is none is refused', async () => {
    await expect(compress(translucent, { matte: 'red' })).rejects.toThrow(
      'The background color must look like #ffffff.',
    );
  });
});

describe('lossless', () => {
  const png = convert(
    ['-size', '60x40', '-seed', '2', 'plasma:red-blue', '-depth', '8', '-define', 'png:compression-level=1'],
    'png',
  );

  test.each(['png', 'webp', 'avif'] as const)('%s keeps every pixel', async (format) => {
    const result = await compress(png, { format, isLossless: true, quality: 10 });
    expect(result.quality).toBeUndefined();
    expect((await pixelsOf(result)).pixels).toEqual(decodeByMagick(png, 'png').pixels);
  });

  test('JPEG keeps every pixel of a JPEG, and its orientation', async () => {
    const jpeg = writeTags(
      convert(['$0', '-quality', '85', '-interlace', 'none'], 'jpg', [photo], 'jpg'),
      'jpg',
      ['-Orientation=6'],
    );
    const result = await compress(jpeg, { isLossless: true });
    expect(result).toMatchObject({
      isOriginal: false,
      quality: undefined,
      notes: [{ sentence: 'Removed: Exif data.' }],
    });
    expect(result.bytes.length).toBeLessThan(jpeg.length);
    expect(decodeByMagick(result.bytes, 'jpg')).toEqual(decodeByMagick(jpeg, 'jpg'));
    expect(readTags(result.bytes, 'jpg')['IFD0:Orientation']).toBe(6);
  });

  test('JPEG of another size or from another format cannot be, and says so', async () => {
    expect(codes((await compress(photo, { isLossless: true, width: 50 })).notes)).toContain(
      'lossless-unavailable',
    );
    expect(codes((await compress(png, { isLossless: true })).notes)).toContain('lossless-unavailable');
  });

  test('PNG keeps its 16 bits', async () => {
    const deep = convert(
      [
        '-size',
        '60x40',
        '-seed',
        '2',
        'plasma:red-blue',
        '-depth',
        '16',
        '-define',
        'png:compression-level=1',
        '-define',
        'png:bit-depth=16',
      ],
      'png',
    );
    const result = await compress(deep, { format: 'png', isLossless: true });
    expect((await readImageHeader(result.bytes)).bitsPerChannel).toBe(16);
    const depth16 = (bytes: Bytes) => convert(['$0', '-depth', '16'], 'rgba', [bytes]);
    expect(depth16(result.bytes)).toEqual(depth16(deep));
    expect(result.bytes.length).toBeLessThan(deep.length);
  });
});

describe('PNG with a palette', () => {
  test('is far smaller, at the same size in pixels', async () => {
    const png = convert(['$0', '-define', 'png:compression-level=9'], 'png', [photo], 'jpg');
    const result = await compress(png, { format: 'png' });
    expect([result.width, result.height]).toEqual([200, 150]);
    expect(result.bytes.length).toBeLessThan(png.length * 0.55);
    expect(run('pngcheck', ['$0'], [result.bytes], 'png').text).toMatch(/8-bit palette/);
    expect(psnr(await pixelsOf(result), decodeByMagick(png, 'png'))).toBeGreaterThan(32);
  });

  test('even color ramps are not dithered into larger files', async () => {
    const ramp = convert(
      ['-size', '256x256', 'gradient:black-white', '-depth', '8', '-type', 'TrueColor'],
      'png',
    );
    const result = await compress(ramp, { format: 'png', quality: 50 });
    expect(result.bytes.length).toBeLessThanOrEqual(ramp.length);
  });
});

describe('size in pixels', () => {
  test.each([
    [{ width: 100 }, 100, 75],
    [{ height: 30 }, 40, 30],
    [{ width: 100, height: 30 }, 40, 30],
    [{ width: 100, height: 30, keepsRatio: false }, 100, 30],
    [{ width: 400, keepsRatio: false }, 400, 150],
    [{}, 200, 150],
  ])('%o gives %i × %i', async (options, width, height) => {
    const result = await compress(photo, options);
    expect(result).toMatchObject({ width, height });
    expect(run('identify', ['-format', '%w %h', '$0'], [result.bytes], 'jpg').text).toBe(
      `${width} ${height}`,
    );
  });

  test('nothing is enlarged while the ratio is kept, and that is said', async () => {
    const result = await compress(photo, { width: 400 });
    expect(result).toMatchObject({ width: 200, height: 150 });
    expect(codes(result.notes)).toContain('not-enlarged');
  });

  test.each([0, -5, 1.5, Number.NaN])('a width of %d is refused', async (width) => {
    await expect(compress(photo, { width })).rejects.toThrow(
      'The width must be a whole number of pixels, 1 or more.',
    );
  });
});
