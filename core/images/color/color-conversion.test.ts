import { assert, describe, expect, test } from 'vitest';
import { convertToSrgb } from './color-conversion.ts';
import { defineColor, displayP3Chromaticities, srgbChromaticities, srgbCurve } from './color-definition.ts';
import {
  adobeRgb,
  buildMatrixProfile,
  convert,
  decodeByMagick,
  fixture,
  run,
} from '#core/images/fixtures/image-programs.mjs';
import { readIccProfile } from './icc-profile.ts';
import { readJpegHeader } from '#core/images/containers/jpeg-container.ts';
import { readPngHeader } from '#core/images/containers/png-container.ts';

const srgbIcc = readJpegHeader(fixture('paris_exif_xmp_icc.jpg')).metadata.icc;

describe('ICC profiles', () => {
  test('sRGB is known as such', () => {
    assert(srgbIcc);
    expect(readIccProfile(srgbIcc)).toMatchObject({ model: 'rgb', name: 'sRGB IEC61966-2.1', isSrgb: true });
  });

  test('Adobe RGB is not sRGB', () => {
    const profile = readIccProfile(buildMatrixProfile(adobeRgb));
    expect(profile).toMatchObject({ model: 'rgb', name: adobeRgb.name, isSrgb: false });
  });

  test.each([[new Uint8Array(200)], [new Uint8Array()], [buildMatrixProfile(adobeRgb).subarray(0, 100)]])(
    'damaged ones are refused',
    (bytes) => {
      expect(readIccProfile(bytes)).toBeUndefined();
    },
  );

  test('pixels are turned into sRGB as Little CMS does it', () => {
    assert(srgbIcc);
    const adobe = buildMatrixProfile(adobeRgb);
    const png = convert(['-size', '64x64', 'plasma:fractal', '-depth', '8'], 'png');
    const profiles = ['-intent', 'relative', '-profile', '$1', '-profile', '$2'];
    const args = ['png:$0', '-strip', ...profiles, '-depth', '8', 'PNG32:@out.png'];
    const reference = run('convert', args, [png, adobe, srgbIcc], 'icc').read('out.png');
    const raster = decodeByMagick(png, 'png');
    const definition = readIccProfile(adobe)?.definition;
    assert(definition);
    convertToSrgb(raster, definition);
    const expected = decodeByMagick(reference, 'png').pixels;
    const differences = new Set(Array.from(raster.pixels, (value, index) => value - (expected[index] ?? 0)));
    // ImageMagick 6 cuts 16-bit values off where we round: ours are equal or one above.
    expect([...differences].sort()).toEqual([0, 1]);
  });
});

test('Display P3 colors become what its primaries say', () => {
  const raster = { width: 2, height: 1, pixels: Uint8ClampedArray.of(128, 64, 191, 255, 77, 77, 77, 128) };
  convertToSrgb(raster, defineColor(displayP3Chromaticities, srgbCurve));
  // 137.68, 59.42, 197.88 by numpy from the primaries of SMPTE EG 432-1 and ITU-R BT.709; grays stay.
  expect([...raster.pixels]).toEqual([138, 59, 198, 255, 77, 77, 77, 128]);
});

test('a PNG gamma of 1 means light itself: half the light is shown as 188', async () => {
  const png = convert(
    ['-size', '1x1', 'xc:gray(50%)', '-set', 'gamma', '1', '-define', 'png:gAMA=100000'],
    'png',
  );
  const header = await readPngHeader(png);
  assert(header.colorDefinition);
  const raster = { width: 1, height: 1, pixels: Uint8ClampedArray.of(128, 128, 128, 255) };
  convertToSrgb(raster, header.colorDefinition);
  // IEC 61966-2-1: 255 × (1.055 × (128/255)^(1/2.4) − 0.055).
  expect(raster.pixels[0]).toBe(188);
});

test.each([
  ['gamma 1', srgbChromaticities, 1, [79, 133, 79]],
  ['gamma 2.2 and the primaries of Display P3', displayP3Chromaticities, 2.2, [0, 59, 2]],
])('%s: as Chromium 156 shows it', (_, primaries, gamma, expected) => {
  const raster = { width: 1, height: 1, pixels: Uint8ClampedArray.of(20, 60, 20, 255) };
  convertToSrgb(raster, defineColor(primaries, { kind: 'gamma', gamma }));
  expected.forEach((value, channel) => {
    expect(Math.abs((raster.pixels[channel] ?? 0) - value)).toBeLessThanOrEqual(1);
  });
});
