import { assert, describe, expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import {
  adobeRgb,
  buildMatrixProfile,
  convert,
  decodeByMagick,
  fixture,
  readTags,
  run,
  writeTags,
} from '#core/images/fixtures/image-programs.mjs';
import { fitsJpegSegment, readJpegHeader, writeJpegMetadata } from './jpeg-container.ts';

const paris = fixture('paris_exif_xmp_icc.jpg');

describe('reading', () => {
  test('facts of a photograph', () => {
    expect(readJpegHeader(paris)).toMatchObject({
      kind: 'jpeg',
      width: 403,
      height: 302,
      bitsPerChannel: 8,
      colorModel: 'rgb',
      orientation: 1,
      hasGainMap: false,
      isCutShort: false,
      metadata: { density: { x: 300 / 0.0254, y: 300 / 0.0254 } },
    });
  });

  test('orientation, gray and CMYK', () => {
    expect(readJpegHeader(fixture('paris_exif_orientation_5.jpg')).orientation).toBe(5);
    const gray = convert(['-size', '4x4', 'xc:gray', '-colorspace', 'Gray'], 'jpg');
    const cmyk = convert(['-size', '4x4', 'xc:red', '-colorspace', 'CMYK'], 'jpg');
    expect(readJpegHeader(gray).colorModel).toBe('gray');
    expect(readJpegHeader(cmyk).colorModel).toBe('cmyk');
  });

  test("Apple's gain map is noticed", () => {
    expect(readJpegHeader(fixture('apple_gainmap_new.jpg')).hasGainMap).toBe(true);
  });

  test('a file cut short is noticed, wherever in its scans', () => {
    const progressive = run('jpegtran', ['-progressive', '-outfile', '@out.jpg', '$0'], [paris], 'jpg').read(
      'out.jpg',
    );
    for (const bytes of [paris, progressive]) {
      expect(readJpegHeader(bytes).isCutShort).toBe(false);
      expect(readJpegHeader(bytes.subarray(0, bytes.length - 2)).isCutShort).toBe(true);
      expect(readJpegHeader(bytes.subarray(0, bytes.length - 2000)).isCutShort).toBe(true);
    }
  });

  test.each([
    ['nothing', [], 'This is not a JPEG file.'],
    ['another format', [0x89, 0x50, 0x4e, 0x47], 'This is not a JPEG file.'],
    ['a start alone', [0xff, 0xd8], 'The JPEG file is damaged: it ends before the picture begins (byte 2).'],
    [
      'a segment too long',
      [0xff, 0xd8, 0xff, 0xe0, 0x40, 0x00, 1],
      'The JPEG file is damaged: a segment runs past its end (byte 2).',
    ],
    [
      'no frame',
      [0xff, 0xd8, 0xff, 0xda, 0, 2],
      'The JPEG file is damaged: it has no frame header (byte 2).',
    ],
  ])('%s is refused with the place', (_, bytes, message) => {
    expect(() => readJpegHeader(Uint8Array.from(bytes))).toThrow(message);
  });
});

describe('writing', () => {
  test('pixels stay, all else goes', () => {
    const bare = writeJpegMetadata(paris, {});
    expect(decodeByMagick(bare, 'jpg')).toEqual(decodeByMagick(paris, 'jpg', ['-strip']));
    const groups = Object.keys(readTags(bare, 'jpg')).map((name) => name.split(':')[0]);
    expect(new Set(groups)).toEqual(
      new Set(['SourceFile', 'ExifTool', 'System', 'File', 'JFIF', 'Composite']),
    );
  });

  test('metadata come out as they went in', () => {
    const { metadata } = readJpegHeader(writeTags(paris, 'jpg', ['-IPTC:City=Paris', '-Comment=mine']));
    const target = convert(['-size', '8x8', 'xc:red', '-strip'], 'jpg');
    const written = writeJpegMetadata(target, metadata);
    expect(readJpegHeader(written).metadata).toEqual(metadata);
    const tags = readTags(written, 'jpg');
    expect(tags).toMatchObject({
      'IFD0:Model': 'Pixel 4a',
      'JFIF:XResolution': 300,
      'IPTC:City': 'Paris',
      'File:Comment': 'mine',
    });
    expect(Object.keys(tags).filter((name) => /Warning|Error/.test(name))).toEqual([]);
  });

  test('a large profile goes into several segments and is whole again', () => {
    const icc = buildMatrixProfile({ ...adobeRgb, padding: 150_000 });
    const written = writeJpegMetadata(paris, { icc });
    expect(readJpegHeader(written).metadata.icc).toEqual(icc);
    expect(readTags(written, 'jpg')).toMatchObject({ 'ICC_Profile:ProfileDescription': adobeRgb.name });
  });

  test('second pictures and videos behind the end go', () => {
    const apple = fixture('apple_gainmap_new.jpg');
    const written = writeJpegMetadata(apple, {});
    expect(written.length).toBeLessThan(apple.length);
    expect(readJpegHeader(written)).toMatchObject({ hasGainMap: false, isCutShort: false });
    expect(
      run('djpeg', ['-outfile', '@out.ppm', '$0'], [written], 'jpg').read('out.ppm').length,
    ).toBeGreaterThan(0);
  });

  test('a CMYK file keeps the flag that its colors depend on', () => {
    const cmyk = convert(['-size', '8x8', 'xc:red', '-colorspace', 'CMYK'], 'jpg');
    expect(decodeByMagick(writeJpegMetadata(cmyk, {}), 'jpg')).toEqual(decodeByMagick(cmyk, 'jpg'));
  });

  test('what does not fit one segment is refused, not cut', () => {
    const exif = new Uint8Array(65_528);
    expect(fitsJpegSegment('exif', 65_527)).toBe(true);
    expect(fitsJpegSegment('exif', exif.length)).toBe(false);
    expect(() => writeJpegMetadata(paris, { exif })).toThrow(ToolInputError);
  });
});

test('what is written can be read back by djpeg', () => {
  const { metadata } = readJpegHeader(paris);
  assert(metadata.icc);
  const ppm = run('djpeg', ['-outfile', '@out.ppm', '$0'], [writeJpegMetadata(paris, metadata)], 'jpg').read(
    'out.ppm',
  );
  expect(Buffer.from(ppm.subarray(0, 15)).toString('latin1')).toContain('403 302');
});
