import { assert, describe, expect, test } from 'vitest';
import {
  adobeRgb,
  buildMatrixProfile,
  convert,
  decodeByMagick,
  fixture,
  psnr,
  readTags,
  run,
  writeTags,
} from '#core/images/fixtures/image-programs.mjs';
import { readImageHeader, writableKinds } from '#core/images/containers/image-container.ts';
import { readJpegHeader, writeJpegMetadata } from '#core/images/containers/jpeg-container.ts';
import { writePngMetadata } from '#core/images/containers/png-container.ts';
import { readPngChunks, writePngChunks } from '#core/images/containers/png-chunks.ts';
import { compress, extensions, photo, pixelsOf } from '../fixtures/compress.mjs';

const located = writeTags(fixture('paris_exif_xmp_icc.jpg'), 'jpg', [
  '-GPSLatitude=48.8584',
  '-GPSLatitudeRef=N',
  '-XMP-exif:GPSLatitude=48.8584',
  '-XMP-photoshop:City=Paris',
  '-IPTC:City=Paris',
]);

describe('colour', () => {
  const icc = buildMatrixProfile(adobeRgb);
  const wide = writeJpegMetadata(photo, { icc });

  test.each(writableKinds)(
    'a wide profile goes with the pixels into %s, even when metadata are stripped',
    async (format) => {
      const { bytes } = await compress(wide, { format, metadata: 'strip' });
      expect((await readImageHeader(bytes)).metadata.icc).toEqual(icc);
      expect(readTags(bytes, extensions[format])['ICC_Profile:ProfileDescription']).toBe(adobeRgb.name);
    },
  );

  test('a profile that is plain sRGB is stripped, or kept', async () => {
    const { icc: srgb } = readJpegHeader(located).metadata;
    const [stripped, kept] = await Promise.all([
      compress(located, { metadata: 'strip' }),
      compress(located, { metadata: 'keep' }),
    ]);
    expect(readJpegHeader(stripped.bytes).metadata.icc).toBeUndefined();
    expect(readJpegHeader(kept.bytes).metadata.icc).toEqual(srgb);
  });

  test('wide colors can be turned into sRGB, as Little CMS does', async () => {
    const result = await compress(wide, { format: 'png', isLossless: true, convertsToSrgb: true });
    const { icc: srgb } = readJpegHeader(located).metadata;
    assert(srgb);
    const args = [
      'jpg:$0',
      '-intent',
      'relative',
      '-profile',
      '$1',
      '-strip',
      '-depth',
      '8',
      'PNG32:@out.png',
    ];
    const reference = run('convert', args, [wide, srgb], 'icc').read('out.png');
    expect(psnr(await pixelsOf(result), decodeByMagick(reference, 'png'))).toBeGreaterThan(42);
    expect((await readImageHeader(result.bytes)).metadata.icc).toBeUndefined();
  });

  test('a gray picture with an RGB profile ends as a valid file without one', async () => {
    const gray = convert(
      ['-size', '40x30', 'gradient:black-white', '-depth', '8', '-type', 'TrueColor'],
      'png',
    );
    const tagged = writeJpegMetadata(convert(['$0'], 'jpg', [gray]), { icc });
    for (const format of ['png', 'jpeg'] as const) {
      const { bytes } = await compress(tagged, { format });
      const header = await readImageHeader(bytes);
      expect(header.metadata.icc).toBeUndefined();
      if (format === 'jpeg') expect(header.colorModel).toBe('gray');
      else expect(run('pngcheck', ['$0'], [bytes], 'png').text).toMatch(/^OK:/);
    }
  });

  test('a PNG that says gamma 1 looks the same afterwards', async () => {
    const chunks = readPngChunks(
      convert(['-size', '8x8', 'xc:#808080', '-depth', '8', '-type', 'TrueColor', '-strip'], 'png'),
    );
    const [header, ...rest] = chunks.filter(
      ({ type }) => type === 'IHDR' || type === 'IDAT' || type === 'IEND',
    );
    assert(header);
    const linear = writePngChunks([header, { type: 'gAMA', data: Uint8Array.of(0, 1, 0x86, 0xa0) }, ...rest]);
    const { pixels } = await pixelsOf(await compress(linear, { format: 'webp', isLossless: true }));
    expect(pixels[0]).toBe(188);
  });
});

describe('metadata', () => {
  const isPlace = (name: string) => /GPS|City|Location/.test(name);

  test.each(writableKinds)('keep: all of it is in the %s', async (format) => {
    const { bytes, hasLocation } = await compress(located, { format, metadata: 'keep' });
    const tags = readTags(bytes, extensions[format]);
    expect(tags).toMatchObject({
      'IFD0:Model': 'Pixel 4a',
      'ExifIFD:DateTimeOriginal': '2022:08:22 20:30:46',
      'XMP-photoshop:City': 'Paris',
    });
    expect(tags['GPS:GPSLatitude']).toBeCloseTo(48.8584, 4);
    expect(hasLocation).toBe(true);
  });

  test.each(writableKinds)('keep-without-location: no place is in the %s, the rest is', async (format) => {
    const { bytes } = await compress(located, { format, metadata: 'keep-without-location' });
    const tags = readTags(bytes, extensions[format]);
    expect(tags).toMatchObject({
      'IFD0:Model': 'Pixel 4a',
      'ExifIFD:DateTimeOriginal': '2022:08:22 20:30:46',
    });
    expect(Object.keys(tags).filter(isPlace)).toEqual([]);
    expect(Buffer.from(bytes).includes('Paris')).toBe(false);
  });

  test.each(writableKinds)('strip: none of it is in the %s', async (format) => {
    const tags = readTags((await compress(located, { format, metadata: 'strip' })).bytes, extensions[format]);
    expect(Object.keys(tags).filter((name) => /^(IFD|ExifIFD|GPS|XMP|IPTC|ICC)/.test(name))).toEqual([]);
  });

  test('an original that is kept is cleaned as asked', async () => {
    const small = writeTags(convert(['$0', '-quality', '10'], 'jpg', [located], 'jpg'), 'jpg', [
      '-GPSLatitude=3',
      '-Model=Pixel',
    ]);
    const options = { quality: 100, metadata: 'keep-without-location' } as const;
    const result = await compress(small, options);
    expect(result.isOriginal).toBe(true);
    expect(decodeByMagick(result.bytes, 'jpg')).toEqual(decodeByMagick(small, 'jpg'));
    const tags = readTags(result.bytes, 'jpg');
    expect(tags['IFD0:Model']).toBe('Pixel');
    expect(Object.keys(tags).filter((name) => name.startsWith('GPS:'))).toEqual([]);
  });

  test('AVIF takes all of it beside transparency', async () => {
    const [{ metadata }, png] = [
      readJpegHeader(located),
      convert(['-size', '16x16', 'xc:rgba(255,0,0,0.5)', '-depth', '8', '-strip'], 'png'),
    ];
    const icc = buildMatrixProfile(adobeRgb);
    const source = await writePngMetadata(png, { exif: metadata.exif, xmp: metadata.xmp, icc });
    const result = await compress(source, { format: 'avif', metadata: 'keep' });
    const header = await readImageHeader(result.bytes);
    expect(header).toMatchObject({ mayHaveAlpha: true, metadata: { icc } });
    expect(readTags(result.bytes, 'avif')).toMatchObject({
      'IFD0:Model': 'Pixel 4a',
      'XMP-photoshop:City': 'Paris',
    });
    expect(Math.abs(((await pixelsOf(result)).pixels[3] ?? 0) - 128)).toBeLessThanOrEqual(2);
  });

  test('what a format has no room for is named', async () => {
    const result = await compress(located, { format: 'webp', metadata: 'keep' });
    expect(result.notes).toContainEqual({
      code: 'metadata-dropped',
      sentence: 'Not kept: IPTC fields (no space for them in WebP).',
      severity: 'warning',
    });
  });

  test('print resolution is kept', async () => {
    expect(readTags((await compress(located)).bytes, 'jpg')['JFIF:XResolution']).toBe(300);
  });
});
