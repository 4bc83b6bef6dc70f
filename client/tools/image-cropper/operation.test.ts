import { describe, expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { convert, decodeByMagick, fixture, readTags, run } from '#core/images/fixtures/image-programs.mjs';
import operation from './operation.ts';

const photo = convert(['-size', '400x300', '-seed', '3', 'plasma:fractal', '-quality', '92'], 'jpg');
const drawing = convert(['-size', '60x40', '-seed', '5', 'plasma:fractal', '-depth', '8'], 'png');
/** PNG keeps every pixel, whatever the quality. */
const exact = { format: 'png' } as const;

async function crop(bytes: Uint8Array<ArrayBuffer>, name: string, options: object) {
  const { parts, notes = [] } = await executeOperation(operation, new File([bytes], name), options);
  const made = new Uint8Array(await new Blob([parts[0]?.content ?? '']).arrayBuffer());
  return { made, name: parts[0]?.name, sentences: notes.map(({ sentence }) => sentence) };
}

const pixelsOf = (bytes: Uint8Array<ArrayBuffer>, extension: string, args: string[] = []) => {
  const { width, height, pixels } = decodeByMagick(bytes, extension, args);
  return { width, height, pixels: Buffer.from(pixels).toString('base64') };
};

describe('the same pixels as ImageMagick cuts', () => {
  test.each([
    [{ left: 10, top: 5, width: 20, height: 30 }, ['-crop', '20x30+10+5']],
    [{ left: 0, top: 0, width: 1, height: 1 }, ['-crop', '1x1+0+0']],
    [{ left: 59, top: 39, width: 1, height: 1 }, ['-crop', '1x1+59+39']],
    [{ left: 25, top: 25, width: 50, height: 50, unit: '%' }, ['-crop', '30x20+15+10']],
    [{ ratio: '1:1' }, ['-gravity', 'center', '-crop', '40x40+0+0']],
    [{ ratio: '1:1', focusAcross: 0 }, ['-crop', '40x40+0+0']],
    [{ ratio: '16:9', focusDown: 100 }, ['-gravity', 'south', '-crop', '60x34+0+0']],
    [{ ratio: '3:2', width: 30 }, ['-crop', '30x20+0+0']],
    [{ ratio: 'own', ownRatio: '2,5:1', height: 10 }, ['-crop', '25x10+0+0']],
    [{ turn: '90', left: 3, top: 4, width: 20, height: 50 }, ['-rotate', '90', '-crop', '20x50+3+4']],
    [{ turn: '270' }, ['-rotate', '270']],
    [{ turn: '90', mirror: 'across' }, ['-rotate', '90', '-flop']],
    [{ mirror: 'down', top: 30 }, ['-flip', '-crop', '60x10+0+30']],
  ])('%o', async (options, args) => {
    const { made } = await crop(drawing, 'a.png', { ...options, ...exact });
    expect(pixelsOf(made, 'png')).toEqual(pixelsOf(drawing, 'png', [...args, '+repage']));
  });
});

describe('JPEG without loss', () => {
  const byJpegtran = (area: string, bytes = photo) =>
    run('jpegtran', ['-crop', area, '-outfile', '@out.jpg', '$0'], [bytes], 'jpg').read('out.jpg');

  test.each([
    ['128x96+64+32', { left: 64, top: 32, width: 128, height: 96 }],
    ['100x77+0+0', { width: 100, height: 77 }],
  ])('on the grid by itself: %s', async (area, options) => {
    const { made, sentences } = await crop(photo, 'photo.jpg', options);
    expect(sentences).toContain('Cut without loss: the pixels are as they were packed.');
    expect(pixelsOf(made, 'jpg')).toEqual(pixelsOf(byJpegtran(area), 'jpg'));
  });

  test('off the grid only when asked, and then as jpegtran moves it', async () => {
    const area = { left: 70, top: 41, width: 100, height: 90 };
    expect((await crop(photo, 'photo.jpg', area)).sentences).toContain('The pixels were recompressed.');
    const byRatio = await crop(photo, 'photo.jpg', { ratio: '1:1', focusAcross: 53 });
    expect(byRatio.sentences).toContain('The pixels were recompressed.');
    const { made } = await crop(photo, 'photo.jpg', { ...area, snaps: true });
    expect(pixelsOf(made, 'jpg')).toEqual(pixelsOf(byJpegtran('100x90+70+41'), 'jpg'));
  });

  test('a picture that is turned by its tag is cut where it is seen', async () => {
    const turned = fixture('paris_exif_orientation_5.jpg');
    const upright = pixelsOf(turned, 'jpg', ['-auto-orient']);
    const { made, sentences } = await crop(turned, 'turned.jpg', {
      left: 16,
      top: 32,
      width: upright.width - 16,
      height: 48,
      snaps: true,
    });
    expect(sentences[1]).toMatch(/^Cut without loss/);
    const [, , left = '', top = ''] =
      /→ (\d+ × \d+) pixels, from (\d+), (\d+)/.exec(sentences[0] ?? '') ?? [];
    const ours = decodeByMagick(made, 'jpg', ['-auto-orient']);
    const place = `${ours.width}x${ours.height}+${left}+${top}`;
    const theirs = decodeByMagick(turned, 'jpg', ['-auto-orient', '-crop', place, '+repage']);
    const worst = ours.pixels.reduce(
      (most, value, at) => Math.max(most, Math.abs(value - (theirs.pixels[at] ?? 0))),
      0,
    );
    // At the new edges, colors do not mix with the removed area.
    expect(worst).toBeLessThan(60);
    const mean = ours.pixels.reduce((sum, value, at) => sum + Math.abs(value - (theirs.pixels[at] ?? 0)), 0);
    expect(mean / ours.pixels.length).toBeLessThan(0.5);
  });

  test('the preview of the whole picture does not stay in the metadata', async () => {
    const preview = convert(['-size', '80x60', 'xc:red'], 'jpg');
    const bytes = run(
      'exiftool',
      ['-ThumbnailImage<=$1', '-Artist=Ada', '-o', '@out.jpg', '$0'],
      [photo, preview],
      'jpg',
    ).read('out.jpg');
    expect(readTags(bytes, 'jpg')['IFD1:ThumbnailLength']).toBeGreaterThan(0);
    const { made } = await crop(bytes, 'photo.jpg', { width: 64, height: 64, metadata: 'keep' });
    const tags = readTags(made, 'jpg');
    expect(tags['IFD0:Artist']).toBe('Ada');
    expect(tags['IFD1:ThumbnailLength']).toBeUndefined();
  });
});

test('a border is cut off, and as much left as asked', async () => {
  const framed = convert(['$0', '-bordercolor', '#f8f8f8', '-border', '11x7'], 'png', [drawing], 'png');
  const { made } = await crop(framed, 'a.png', { cut: 'trim', ...exact });
  expect(pixelsOf(made, 'png')).toEqual(pixelsOf(drawing, 'png'));
  const { made: wider } = await crop(framed, 'a.png', { cut: 'trim', margin: 3, ...exact });
  expect(pixelsOf(wider, 'png')).toEqual(pixelsOf(framed, 'png', ['-crop', '66x46+8+4', '+repage']));
});

test('a shape is transparent outside, or white where that cannot be', async () => {
  const { made, name, sentences } = await crop(photo, 'photo.jpg', { ratio: '1:1', shape: 'oval' });
  expect(name).toBe('photo-cropped.png');
  expect(sentences).toContain('Saved as PNG: JPEG has no transparency for what lies outside the shape.');
  const { pixels, width } = decodeByMagick(made, 'png');
  expect([pixels[3], pixels[(150 * width + 150) * 4 + 3]]).toEqual([0, 255]);
  const jpeg = await crop(photo, 'photo.jpg', { ratio: '1:1', shape: 'oval', format: 'jpeg' });
  expect([...decodeByMagick(jpeg.made, 'jpg').pixels.subarray(0, 3)].every((value) => value > 250)).toBe(
    true,
  );
});

test('a passport photograph has its millimeters', async () => {
  const { made } = await crop(photo, 'photo.jpg', { ratio: '35:45', outputWidth: 35, outputUnit: 'mm' });
  expect(run('identify', ['-format', '%wx%h %x %U', '$0'], [made], 'jpg').text).toBe(
    '413x531 300 PixelsPerInch',
  );
});

test('straightened pictures have no blank corners', async () => {
  const white = convert(['-size', '90x60', 'xc:white'], 'png');
  const { made } = await crop(white, 'a.png', { straighten: 7.5, ...exact });
  expect(new Set(decodeByMagick(made, 'png').pixels)).toEqual(new Set([255]));
});

test.each([
  [{ left: 60 }, 'left', 'The area begins outside the picture, which is 60 pixels wide.'],
  [{ top: 40 }, 'top', 'The area begins outside the picture, which is 40 pixels high.'],
  [{ width: 0 }, 'width', 'The area is 0 pixels wide.'],
  [{ ratio: 'own', ownRatio: 'wide' }, 'ownRatio', '“wide” is not a ratio.'],
  [{ outputWidth: 0 }, 'outputWidth', 'The width is 0.'],
])('%o is a mistake of %s', async (options, field, message) => {
  await expect(crop(drawing, 'a.png', options)).rejects.toMatchObject({ message, details: { field } });
});

test('what is more than the picture has is cut there, and reported', async () => {
  const { made, sentences } = await crop(drawing, 'a.png', { left: 50, width: 100, ...exact });
  expect(pixelsOf(made, 'png').width).toBe(10);
  expect(sentences).toContain('The area reaches beyond the picture, and was cut there.');
});
