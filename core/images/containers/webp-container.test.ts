import { assert, describe, expect, test } from 'vitest';
import {
  adobeRgb,
  buildMatrixProfile,
  convert,
  decodeByMagick,
  fixture,
  readTags,
  run,
} from '#core/images/fixtures/image-programs.mjs';
import { readJpegHeader } from './jpeg-container.ts';
import { extractFirstWebpFrame, readWebpHeader, writeWebpMetadata } from './webp-container.ts';

const icc = buildMatrixProfile(adobeRgb);
const { exif, xmp } = readJpegHeader(fixture('paris_exif_xmp_icc.jpg')).metadata;

function cwebp(args: readonly string[], source: readonly string[]): Uint8Array<ArrayBuffer> {
  const png = convert(source, 'png');
  return run('cwebp', ['-quiet', ...args, '$0', '-o', '@out.webp'], [png], 'png').read('out.webp');
}

const opaque = ['-size', '33x21', 'plasma:red-blue'];
const translucent = [
  '-size',
  '33x21',
  'plasma:red-blue',
  '-alpha',
  'set',
  '-channel',
  'A',
  '-evaluate',
  'set',
  '40%',
];
const kinds = [
  ['lossy', [], opaque, false, false],
  ['lossy with alpha', [], translucent, true, false],
  ['lossless', ['-lossless'], opaque, false, true],
  ['lossless with alpha', ['-lossless'], translucent, true, true],
] as const;

describe.each(kinds)('%s', (_, args, source, mayHaveAlpha, isLossless) => {
  const webp = cwebp(args, source);

  test('is read', () => {
    expect(readWebpHeader(webp)).toMatchObject({
      kind: 'webp',
      width: 33,
      height: 21,
      mayHaveAlpha,
      isLossless,
      isAnimated: false,
    });
  });

  test('takes metadata, and webpinfo finds no fault', () => {
    const written = writeWebpMetadata(webp, { icc, exif, xmp });
    expect(readWebpHeader(written).metadata).toEqual({ icc, exif, xmp });
    const info = run('webpinfo', ['$0'], [written], 'webp').text;
    expect(info).toContain('No error detected.');
    expect(/Alpha: (\d)/.exec(info)?.[1]).toBe(mayHaveAlpha ? '1' : '0');
    expect(decodeByMagick(written, 'webp')).toEqual(decodeByMagick(webp, 'webp'));
    expect(readTags(written, 'webp')).toMatchObject({
      'IFD0:Model': 'Pixel 4a',
      'ICC_Profile:ProfileDescription': adobeRgb.name,
    });
  });

  test('loses them again without a trace', () => {
    const bare = writeWebpMetadata(writeWebpMetadata(webp, { icc, exif, xmp }), {});
    expect(decodeByMagick(bare, 'webp')).toEqual(decodeByMagick(webp, 'webp'));
    expect(readWebpHeader(bare).metadata).toEqual({});
  });
});

test('the first frame of an animation is taken out whole', () => {
  const gif = convert(
    ['-delay', '10', '-size', '40x30', 'xc:red', '-size', '10x10', 'xc:blue', '-layers', 'coalesce'],
    'gif',
  );
  const webp = run('gif2webp', ['-quiet', '$0', '-o', '@out.webp'], [gif], 'gif').read('out.webp');
  expect(readWebpHeader(webp)).toMatchObject({ width: 40, height: 30, isAnimated: true });
  const frame = extractFirstWebpFrame(webp);
  assert(frame);
  expect(frame).toMatchObject({ left: 0, top: 0 });
  expect(run('webpinfo', ['$0'], [frame.file], 'webp').text).toContain('No error detected.');
  expect(decodeByMagick(frame.file, 'webp')).toEqual(decodeByMagick(gif, 'gif', ['-delete', '1--1']));
});

test('a file cut short is noticed', () => {
  const webp = cwebp([], opaque);
  expect(readWebpHeader(webp.subarray(0, webp.length - 20)).isCutShort).toBe(true);
  expect(() => readWebpHeader(webp.subarray(0, 12))).toThrow(
    'The WebP file is damaged: it holds no picture.',
  );
});
