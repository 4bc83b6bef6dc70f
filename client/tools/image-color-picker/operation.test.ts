import { describe, expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { convert, fixture, run } from '#core/images/fixtures/image-programs.mjs';
import operation from './operation.ts';
import { describePlace } from './picking/describe-place.ts';
import { openPicture } from './picking/open-picture.ts';

async function palette(bytes: Uint8Array<ArrayBuffer>, options = {}) {
  const {
    parts,
    figures = [],
    notes = [],
  } = await executeOperation(operation, new File([bytes], 'my photo.png'), options);
  return { parts, figures: figures.map(({ label, value }) => `${value} ${label}`), notes };
}

const flag = convert(
  [
    '-size',
    '30x60',
    'xc:#0055a4',
    'xc:white',
    'xc:#ef4135',
    '+append',
    '-size',
    '90x40',
    'xc:none',
    '-append',
  ],
  'png',
);

describe('the palette', () => {
  test('of a flag is its colors, transparency left out', async () => {
    const { figures, parts } = await palette(flag);
    expect(figures.toSorted()).toEqual(
      ['#0055a4 33.3% · darkcyan', '#ef4135 33.3% · tomato', '#ffffff 33.3% · white'].map(
        (line) => expect.stringContaining(line.slice(0, 15)) as string,
      ),
    );
    expect(parts.map(({ name }) => name)).toEqual(
      ['css', 'json', 'gpl', 'ase'].map((extension) => `my photo-palette.${extension}`),
    );
    expect(JSON.parse(parts[1]?.content as string)).toHaveLength(3);
  });

  test('has the mean of shades that ImageMagick counts', async () => {
    const photo = convert(['-size', '200x200', '-seed', '8', 'plasma:fractal'], 'png');
    const { figures } = await palette(photo, { count: 1 });
    const mean = run(
      'convert',
      ['$0', '-resize', '1x1!', '-format', '%[fx:r*255],%[fx:g*255],%[fx:b*255]', 'info:'],
      [photo],
      'png',
    )
      .text.split(',')
      .map(Number);
    const ours = [1, 3, 5].map((at) => Number.parseInt(figures[0]?.slice(at, at + 2) ?? '', 16));
    // One is the middle in OKLab, the other that of stored values.
    ours.forEach((value, channel) => {
      expect(Math.abs(value - (mean[channel] ?? 0))).toBeLessThan(16);
    });
  });

  test('of nothing but transparency is a mistake', async () => {
    await expect(palette(convert(['-size', '4x4', 'xc:none'], 'png'))).rejects.toThrow(
      'transparent throughout',
    );
  });
});

describe('a place', () => {
  const pixelByMagick = (bytes: Uint8Array<ArrayBuffer>, x: number, y: number, extension: string) =>
    run(
      'convert',
      [
        '$0',
        '-auto-orient',
        '-format',
        `%[fx:round(255*p{${x},${y}}.r)],%[fx:round(255*p{${x},${y}}.g)],%[fx:round(255*p{${x},${y}}.b)]`,
        'info:',
      ],
      [bytes],
      extension,
    ).text;

  test.each([
    ['a PNG', convert(['-size', '40x30', '-seed', '2', 'plasma:fractal', '-depth', '8'], 'png'), 'png'],
    [
      'a lossless WebP',
      convert(['-size', '40x30', '-seed', '2', 'plasma:fractal', '-define', 'webp:lossless=true'], 'webp'),
      'webp',
    ],
    ['a photograph that its tag turns', fixture('paris_exif_orientation_5.jpg'), 'jpg'],
  ])('of %s is what ImageMagick reads there', async (_name, bytes, extension) => {
    const picture = await openPicture(bytes);
    for (const [x, y] of [
      [0, 0],
      [7, 21],
      [picture.raster.width - 1, picture.raster.height - 1],
    ] as const) {
      const rgb = describePlace(picture, { x, y, side: 1 }).formats?.find(({ id }) => id === 'rgb')?.text;
      const ours = (rgb?.match(/\d+/g) ?? []).map(Number);
      const theirs = pixelByMagick(bytes, x, y, extension).split(',').map(Number);
      ours.forEach((value, channel) => {
        // Two decoders of JPEG may differ by a step.
        expect(Math.abs(value - (theirs[channel] ?? 0))).toBeLessThanOrEqual(extension === 'jpg' ? 2 : 0);
      });
    }
  });

  test('is averaged over a square, with how much it varies', async () => {
    const board = convert(['-size', '9x9', 'pattern:gray50', '-colorspace', 'sRGB'], 'png');
    const look = describePlace(await openPicture(board), { x: 4, y: 4, side: 3 });
    // Five of nine pixels of one, four of the other: 255·5/9 or 255·4/9, deviating by 255·√20/9.
    expect(['#8e8e8e', '#717171']).toContain(look.hex);
    expect(look.deviation).toBeCloseTo((255 * Math.sqrt(20)) / 9, 6);
    expect(
      describePlace(await openPicture(board), { x: 0, y: 0, side: 11 }).around.filter(
        (color) => color === undefined,
      ),
    ).toHaveLength(121 - 36);
  });

  test('keeps its color where it is nearly transparent, and has none where it is wholly so', async () => {
    const faint = convert(['-size', '2x1', 'xc:rgba(200,100,50,0.02)', '-depth', '8'], 'png');
    const look = describePlace(await openPicture(faint), { x: 0, y: 0, side: 1 });
    expect(look.formats?.find(({ id }) => id === 'rgb')?.text).toBe('rgb(200, 100, 50)');
    expect(look.hex).toBe('#c8643206');
    const none = describePlace(await openPicture(convert(['-size', '1x1', 'xc:none'], 'png')), {
      x: 0,
      y: 0,
      side: 1,
    });
    expect(none.formats).toBeUndefined();
  });
});
