import { assert, describe, expect, test } from 'vitest';
import { addAvifMetadata } from './avif-metadata-writer.ts';
import {
  adobeRgb,
  buildMatrixProfile,
  convert,
  fixture,
  readTags,
  run,
  writeTags,
} from '#core/images/fixtures/image-programs.mjs';
import { readIsoImageHeader } from './iso-image-container.ts';
import { replaceIsoMetadata } from './iso-metadata-eraser.ts';
import { readJpegHeader } from '#core/images/containers/jpeg-container.ts';

const paris = fixture('paris_icc_exif_xmp.avif');
const photograph = readJpegHeader(fixture('paris_exif_xmp_icc.jpg')).metadata;
const plain = fixture('kodim23_yuv420_8bpc.avif');

describe('reading AVIF', () => {
  test('size, profile, Exif and XMP', () => {
    const header = readIsoImageHeader(paris, 'avif');
    expect(header).toMatchObject({
      width: 403,
      height: 302,
      bitsPerChannel: 8,
      mayHaveAlpha: false,
      isAnimated: false,
    });
    // The same photograph as the JPEG file, with the same three blocks.
    expect(header.metadata.icc).toEqual(photograph.icc);
    expect(header.metadata.exif?.length).toBeGreaterThan(100);
    expect(new TextDecoder().decode(header.metadata.xmp)).toContain('<x:xmpmeta');
  });

  test('quarter turns, transparency, animation', () => {
    const turned = readIsoImageHeader(fixture('abc_color_irot_alpha_irot.avif'), 'avif');
    expect(turned).toMatchObject({ width: 512, height: 256, mayHaveAlpha: true });
    expect([6, 8]).toContain(turned.orientation);
    expect(readIsoImageHeader(fixture('colors-animated-8bpc.avif'), 'avif').isAnimated).toBe(true);
    expect(readIsoImageHeader(fixture('white_1x1.avif'), 'avif')).toMatchObject({ width: 1, height: 1 });
  });
});

test('HEIC by libheif, with Exif put in by exiftool', () => {
  const png = convert(['-size', '64x48', 'plasma:red-blue'], 'png');
  const heic = run('heif-enc', ['$0', '-o', '@out.heic'], [png], 'png').read('out.heic');
  const header = readIsoImageHeader(writeTags(heic, 'heic', ['-Model=Phone', '-GPSLatitude=3']), 'heic');
  expect(header).toMatchObject({ kind: 'heic', width: 64, height: 48 });
  expect(Buffer.from(header.metadata.exif ?? []).includes('Phone')).toBe(true);
});

describe('writing AVIF metadata', () => {
  const icc = buildMatrixProfile(adobeRgb);
  const { exif, xmp } = photograph;
  const written = addAvifMetadata(plain, { icc, exif, xmp });

  test('they come out as they went in', () => {
    expect(readIsoImageHeader(written, 'avif').metadata).toEqual({ icc, exif, xmp });
  });

  test('exiftool and libheif read them', () => {
    const tags = readTags(written, 'avif');
    expect(tags).toMatchObject({ 'IFD0:Model': 'Pixel 4a', 'ICC_Profile:ProfileDescription': adobeRgb.name });
    expect(Object.keys(tags).filter((name) => /Warning|Error/.test(name))).toEqual([]);
    const info = run('heif-info', ['$0'], [written], 'avif').text;
    expect(info).toMatch(/768x512/);
    expect(info).toMatch(/Exif/);
    expect(info).toMatch(/prof/);
  });

  test('each of them alone', () => {
    for (const metadata of [{ icc }, { exif }, { xmp }]) {
      const {
        icc: one,
        exif: two,
        xmp: three,
      } = readIsoImageHeader(addAvifMetadata(plain, metadata), 'avif').metadata;
      expect({ one, two, three }).toEqual({ one: metadata.icc, two: metadata.exif, three: metadata.xmp });
    }
    expect(addAvifMetadata(plain, {})).toEqual(plain);
  });

  test('erasing leaves no trace and moves nothing', () => {
    const erased = replaceIsoMetadata(written, {});
    assert(erased);
    expect(erased.length).toBe(written.length);
    expect(Buffer.from(erased).includes('Pixel 4a')).toBe(false);
    expect(Buffer.from(erased).includes('x:xmpmeta')).toBe(false);
    expect(readIsoImageHeader(erased, 'avif').metadata).toEqual({ icc });
    expect(readTags(erased, 'avif')['IFD0:Model']).toBeUndefined();
  });

  test('what is shorter takes the place, what is longer is refused', () => {
    assert(xmp);
    const short = new TextEncoder().encode('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>');
    const replaced = replaceIsoMetadata(written, { exif, xmp: short });
    expect(
      new TextDecoder().decode(readIsoImageHeader(replaced ?? written, 'avif').metadata.xmp).trim(),
    ).toBe('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>');
    expect(replaceIsoMetadata(written, { exif, xmp: new Uint8Array(xmp.length + 1) })).toBeUndefined();
  });
});
