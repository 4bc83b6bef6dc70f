import { assert, describe, expect, test } from 'vitest';
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
import { uint32Bytes } from '#core/images/byte-access.ts';
import { crc32, readPngChunks, writePngChunks } from './png-chunks.ts';
import { readPngHeader, writePngMetadata } from './png-container.ts';
import { readJpegHeader } from './jpeg-container.ts';

const abc = fixture('abc.png');
const { exif, xmp } = readJpegHeader(fixture('paris_exif_xmp_icc.jpg')).metadata;
const icc = buildMatrixProfile(adobeRgb);
const density = { x: 11811, y: 11811 };

describe('reading', () => {
  test.each([
    ['PNG24:', 8, 'rgb', false],
    ['PNG32:', 8, 'rgb', true],
    ['PNG48:', 16, 'rgb', false],
    ['PNG8:', 8, 'rgb', false],
    ['PNG64:', 16, 'rgb', true],
  ])('%s', async (format, bitsPerChannel, colorModel, mayHaveAlpha) => {
    const args = ['-size', '9x5', 'plasma:red-blue', '-colors', '200', `${format}@out.png`];
    const header = await readPngHeader(run('convert', args).read('out.png'));
    expect(header).toMatchObject({ kind: 'png', width: 9, height: 5, colorModel, mayHaveAlpha });
    expect(header.bitsPerChannel).toBeLessThanOrEqual(bitsPerChannel);
  });

  test('metadata as exiftool wrote them', async () => {
    const tagged = writeTags(abc, 'png', ['-Orientation=6', '-XMP-dc:Title=Tower']);
    const header = await readPngHeader(tagged);
    expect(header.orientation).toBe(6);
    expect(new TextDecoder().decode(header.metadata.xmp)).toContain('Tower');
  });

  test('wide primaries are noticed', async () => {
    const chunks = readPngChunks(abc).filter(({ type }) => !['sRGB', 'gAMA', 'cHRM', 'iCCP'].includes(type));
    // White, red, green, blue of Display P3, times 100,000.
    const numbers = (...values: number[]) =>
      Uint8Array.from(values.flatMap((value) => [...uint32Bytes(value)]));
    const gama = { type: 'gAMA', data: numbers(45_455) };
    // White, red, green, blue, times 100,000.
    const srgb = {
      type: 'cHRM',
      data: numbers(31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000),
    };
    const displayP3 = {
      type: 'cHRM',
      data: numbers(31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000),
    };
    const [header, ...rest] = chunks;
    assert(header);
    const definition = async (...added: { type: string; data: Uint8Array }[]) =>
      (await readPngHeader(writePngChunks([header, ...added, ...rest]))).colorDefinition;
    expect(await definition()).toBeUndefined();
    expect(await definition(gama)).toBeUndefined();
    expect(await definition(gama, srgb)).toBeUndefined();
    expect(await definition(displayP3)).toBeUndefined();
    expect(await definition(gama, displayP3)).toBeDefined();
    expect(await definition({ type: 'gAMA', data: numbers(100_000) })).toBeDefined();
    const hdr = writePngChunks([header, { type: 'cICP', data: Uint8Array.of(9, 16, 0, 1) }, ...rest]);
    expect(await readPngHeader(hdr)).toMatchObject({ isHdr: true });
  });

  test('animation is noticed', async () => {
    const [header, ...rest] = readPngChunks(abc);
    assert(header);
    const animated = writePngChunks([header, { type: 'acTL', data: new Uint8Array(8) }, ...rest]);
    expect((await readPngHeader(animated)).isAnimated).toBe(true);
  });

  test('damage is named with its place', async () => {
    await expect(readPngHeader(abc.subarray(0, 100))).rejects.toThrow(
      /cut short: it ends inside chunk .* \(byte \d+\)/,
    );
    await expect(readPngHeader(abc.subarray(0, 8))).rejects.toThrow(
      'cut short: it ends before its closing chunk (byte 8)',
    );
    const flipped = new Uint8Array(abc);
    flipped[20] = (flipped[20] ?? 0) ^ 1;
    await expect(readPngHeader(flipped)).rejects.toThrow(
      'The PNG file is damaged: chunk IHDR at byte 8 fails its checksum.',
    );
  });
});

describe('writing', () => {
  test('pixels stay, metadata come out as they went in, pngcheck agrees', async () => {
    const written = await writePngMetadata(abc, { icc, exif, xmp, density });
    expect((await readPngHeader(written)).metadata).toEqual({ icc, exif, xmp, density });
    expect(decodeByMagick(written, 'png')).toEqual(decodeByMagick(abc, 'png'));
    expect(run('pngcheck', ['$0'], [written], 'png').text).toMatch(/^OK:/);
    const tags = readTags(written, 'png');
    expect(tags).toMatchObject({ 'ICC_Profile:ProfileDescription': adobeRgb.name, 'IFD0:Model': 'Pixel 4a' });
    expect(Object.keys(tags).filter((name) => /Warning|Error/.test(name))).toEqual([]);
  });

  test('texts and times are kept when asked for', async () => {
    const tagged = writeTags(abc, 'png', ['-PNG:Comment=mine', '-PNG:ModifyDate=2026:01:01 00:00:00']);
    const { metadata } = await readPngHeader(tagged);
    const written = await writePngMetadata(await writePngMetadata(tagged, {}), metadata);
    expect(readTags(written, 'png')).toMatchObject({
      'PNG:Comment': 'mine',
      'PNG:ModifyDate': '2026:01:01 00:00:00',
    });
    expect((await readPngHeader(written)).metadata).toEqual(metadata);
  });

  test('text and time go when nothing is asked for', async () => {
    const tagged = writeTags(abc, 'png', ['-PNG:Comment=secret', '-PNG:ModifyDate=2026:01:01 00:00:00']);
    const written = await writePngMetadata(tagged, {});
    expect(Buffer.from(written).includes('secret')).toBe(false);
    expect(decodeByMagick(written, 'png')).toEqual(decodeByMagick(abc, 'png'));
  });

  test('what pixels need for their look stays', async () => {
    const palette = convert(
      ['-size', '8x8', 'plasma:red-blue', '-alpha', 'set', '-transparent', 'red', '-colors', '8'],
      'png',
    );
    const written = await writePngMetadata(palette, {});
    expect(decodeByMagick(written, 'png')).toEqual(decodeByMagick(palette, 'png'));
  });
});

test('the checksum is that of the standard', () => {
  // The check value of CRC-32/ISO-HDLC.
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});
