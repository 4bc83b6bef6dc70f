import { assert, describe, expect, test } from 'vitest';
import { convert, fixture, readTags, run, writeTags } from '#core/images/fixtures/image-programs.mjs';
import { changeExif, orientationOnlyExif, readExif } from './exif.ts';
import { readJpegHeader, writeJpegMetadata } from '#core/images/containers/jpeg-container.ts';

const place = ['-GPSLatitude=48.8584', '-GPSLatitudeRef=N', '-GPSLongitude=2.2945', '-GPSLongitudeRef=E'];
/** A file whose Exif block holds a thumbnail, put in by exiftool. */
const small = convert(['-size', '16x12', 'xc:red'], 'jpg');

function addThumbnail(): Uint8Array {
  const args = ['-q', '-m', '-overwrite_original', '-ThumbnailImage<=$1', '$0'];
  return run('exiftool', args, [fixture('paris_exif_xmp_icc.jpg'), small], 'jpg').read('$0');
}

/** The Exif tags that exiftool finds, without places in the file. */
function exifTags(exif: Uint8Array<ArrayBuffer>): Record<string, unknown> {
  const jpeg = writeJpegMetadata(convert(['-size', '2x2', 'xc:red'], 'jpg'), { exif });
  const tags = readTags(jpeg, 'jpg');
  expect(Object.keys(tags).filter((name) => /Warning|Error/.test(name))).toEqual([]);
  return Object.fromEntries(
    Object.entries(tags).filter(([name]) => /^(IFD|ExifIFD|GPS|InteropIFD)/.test(name)),
  );
}

function exifOf(jpeg: Uint8Array): Uint8Array<ArrayBuffer> {
  const { exif } = readJpegHeader(jpeg).metadata;
  assert(exif);
  return exif;
}

function withoutGps(tags: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(tags).filter(([name]) => !name.startsWith('GPS')));
}

describe('an Exif block with a place', () => {
  const located = writeTags(fixture('paris_exif_xmp_icc.jpg'), 'jpg', place);
  const exif = exifOf(located);

  test('is read as exiftool reads it', () => {
    const tags = readTags(located, 'jpg');
    expect(readExif(exif)).toEqual({
      orientation: 1,
      hasLocation: true,
      camera: `${String(tags['IFD0:Make'])} ${String(tags['IFD0:Model'])}`,
    });
  });

  test('loses the place and nothing else', () => {
    const changed = changeExif(exif, { dropLocation: true });
    assert(changed);
    expect(readExif(changed)?.hasLocation).toBe(false);
    expect(exifTags(changed)).toEqual(withoutGps(exifTags(exif)));
  });

  test('keeps no trace of the coordinates in its bytes', () => {
    // 48.8584 degrees are 48, 51 and 30.24 seconds: the last is the rational that stays recognizable.
    const latitude = readLatitude(exif);
    const changed = changeExif(exif, { dropLocation: true });
    assert(changed);
    expect(Buffer.from(exif).includes(latitude)).toBe(true);
    expect(Buffer.from(changed).includes(latitude)).toBe(false);
  });

  test('takes a new orientation and size', () => {
    const changed = changeExif(exif, { orientation: 6, width: 100, height: 50 });
    assert(changed);
    const expected = {
      ...exifTags(exif),
      'IFD0:Orientation': 6,
      'ExifIFD:ExifImageWidth': 100,
      'ExifIFD:ExifImageHeight': 50,
    };
    expect(exifTags(changed)).toEqual(expected);
  });
});

/** The bytes of the seconds of latitude: the third rational of tag 2. */
function readLatitude(exif: Uint8Array): Buffer {
  const jpeg = writeJpegMetadata(convert(['-size', '2x2', 'xc:red'], 'jpg'), { exif: new Uint8Array(exif) });
  expect(readTags(jpeg, 'jpg')['GPS:GPSLatitude']).toBeCloseTo(48.8584, 5);
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength);
  for (let at = 0; at + 24 <= exif.length; at += 1) {
    const isDegrees = view.getUint32(at, true) === 48 && view.getUint32(at + 4, true) === 1;
    if (isDegrees && view.getUint32(at + 8, true) === 51) return Buffer.from(exif.subarray(at + 16, at + 24));
  }
  throw new Error('The latitude was not found.');
}

describe('a block with a thumbnail', () => {
  test('loses it, and shrinks by it', () => {
    const exif = exifOf(addThumbnail());
    const changed = changeExif(exif, { dropThumbnail: true });
    assert(changed);
    expect(Buffer.from(changed).includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    expect(changed.length).toBeLessThanOrEqual(exif.length - small.length);
    const kept = Object.entries(exifTags(exif)).filter(([name]) => !name.startsWith('IFD1'));
    expect(exifTags(changed)).toEqual(Object.fromEntries(kept));
  });
});

test('a block of its own says only how to turn the picture', () => {
  expect(exifTags(orientationOnlyExif(8))).toEqual({ 'IFD0:Orientation': 8 });
});

test.each([
  ['empty', []],
  ['no TIFF', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]],
  ['directory out of bounds', [0x49, 0x49, 42, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
])('a damaged block is not trusted: %s', (_, bytes) => {
  expect(readExif(Uint8Array.from(bytes))).toBeUndefined();
  expect(changeExif(Uint8Array.from(bytes), { orientation: 1 })).toBeUndefined();
});
