import fc from 'fast-check';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import {
  convert,
  decodeByMagick,
  fixture,
  readTags,
  run,
  writeTags,
} from '#core/images/fixtures/image-programs.mjs';
import operation from './operation.ts';
import { planSize } from './sizing/target-size.ts';

const photo = convert(['-size', '400x300', '-seed', '3', 'plasma:fractal', '-quality', '96'], 'jpg');

async function resize(bytes: Uint8Array<ArrayBuffer>, name: string, options: object) {
  const { parts, notes = [] } = await executeOperation(operation, new File([bytes], name), options);
  const files = await Promise.all(
    parts.map(async (part) => ({
      name: part.name,
      bytes: new Uint8Array(await new Blob([part.content]).arrayBuffer()),
    })),
  );
  return { files, made: files[0]?.bytes ?? new Uint8Array(), notes };
}

const identify = (bytes: Uint8Array<ArrayBuffer>, extension: string, format = '%wx%h') =>
  run('identify', ['-format', format, '$0'], [bytes], extension).text;

test.each([
  [{ width: 200 }, '200x150'],
  [{ height: 100 }, '133x100'],
  [{ width: 200, height: 200 }, '200x150'],
  [{ width: 200, height: 200, fit: 'fill' }, '200x200'],
  [{ width: 200, height: 200, fit: 'pad' }, '200x200'],
  [{ width: 50, height: 80, fit: 'stretch' }, '50x80'],
  [{ width: 25, unit: '%' }, '100x75'],
  [{ width: 25, height: 100, unit: '%', fit: 'stretch' }, '100x300'],
  [{ width: 800 }, '400x300'],
  [{ width: 800, mayEnlarge: true }, '800x600'],
  [{ size: 'passport' }, '413x531'],
  [{ size: 'us-passport', presetFit: 'stretch' }, '600x600'],
])('%o gives %s', async (options, size) => {
  expect(identify((await resize(photo, 'photo.jpg', options)).made, 'jpg')).toBe(size);
});

test('a size in millimeters is written as a resolution', async () => {
  const { made } = await resize(photo, 'photo.jpg', {
    width: 50.8,
    height: 25.4,
    unit: 'mm',
    dotsPerInch: 150,
    fit: 'fill',
  });
  expect(identify(made, 'jpg', '%wx%h %x %U')).toMatch(/^300x150 150 PixelsPerInch$/);
  const png = await resize(photo, 'photo.jpg', { width: 2, unit: 'in', dotsPerInch: 96, format: 'png' });
  expect(readTags(png.made, 'png')['PNG-pHYs:PixelsPerUnitX']).toBe(Math.round(96 / 0.0254));
});

test('says what metadata went, whether the pixels changed or not', async () => {
  const tagged = writeTags(photo, 'jpg', [
    '-GPSLatitude=48.8584',
    '-GPSLatitudeRef=N',
    '-Artist=A',
    '-XMP-dc:Rights=R',
    '-IPTC:City=C',
    '-Comment=c',
  ]);
  const removed = async (options: object) =>
    (await resize(tagged, 'a.jpg', options)).notes.flatMap(({ sentence }) =>
      sentence.startsWith('Removed') ? sentence : [],
    );
  const all = 'Removed: location, Exif data, XMP data, IPTC fields, comments.';
  expect(await removed({ width: 20 })).toEqual([all]);
  expect(await removed({})).toEqual([all]);
  const about = async (bytes: typeof photo) =>
    (await resize(bytes, 'a.jpg', {})).notes.map(({ sentence }) => sentence);
  expect(await about(tagged)).toContain('Same width and height: every pixel kept as it is.');
  const bare = (await resize(tagged, 'a.jpg', {})).made;
  expect(await about(bare)).toContain('Same size: file kept as it is.');
  expect(await removed({ width: 20, metadata: 'keep-without-location' })).toEqual(['Removed: location.']);
  expect(await removed({ width: 20, metadata: 'keep' })).toEqual([]);
  const plain = await resize(photo, 'a.jpg', { width: 20 });
  expect(plain.notes.filter(({ sentence }) => sentence.startsWith('Removed'))).toEqual([]);
});

test('the resolution is written where metadata are kept, and in formats that have no place of their own', async () => {
  const photographed = writeTags(photo, 'jpg', ['-XResolution=72', '-YResolution=72', '-Model=X']);
  const kept = await resize(photographed, 'a.jpg', { size: 'passport', metadata: 'keep' });
  expect(identify(kept.made, 'jpg', '%x %U')).toBe('300 PixelsPerInch');
  expect(readTags(kept.made, 'jpg')).toMatchObject({ 'IFD0:XResolution': 300, 'IFD0:Model': 'X' });
  for (const format of ['webp', 'avif']) {
    const { made } = await resize(photo, 'a.jpg', { size: 'passport', format });
    expect(readTags(made, format)).toMatchObject({ 'IFD0:XResolution': 300, 'IFD0:ResolutionUnit': 2 });
  }
});

test('a new resolution alone compresses nothing again', async () => {
  const { made, notes } = await resize(photo, 'photo.jpg', { dotsPerInch: 150 });
  expect(decodeByMagick(made, 'jpg').pixels).toEqual(decodeByMagick(photo, 'jpg').pixels);
  expect(identify(made, 'jpg', '%x %U')).toBe('150 PixelsPerInch');
  expect(notes.map(({ sentence }) => sentence)).toEqual([
    'Only the resolution is new: the pixels are as they were packed.',
  ]);
});

test('PNG keeps every color, at any quality', async () => {
  const fine = convert(['-size', '4x256', 'gradient:'], 'png');
  const { made } = await resize(fine, 'a.png', { width: 2, height: 256, fit: 'stretch', quality: 10 });
  expect(identify(made, 'png', '%k')).toBe('256');
});

test('light is averaged, not stored values: a fine checkerboard becomes 188, not 128', async () => {
  const fine = convert(['-size', '64x64', 'pattern:gray50'], 'png');
  const { made } = await resize(fine, 'a.png', { width: 32, kernel: 'box', quality: 100 });
  const { pixels } = decodeByMagick(made, 'png');
  expect(new Set(pixels.filter((_, index) => index % 4 === 0))).toEqual(new Set([188]));
});

test('Lanczos agrees with ImageMagick in linear light', async () => {
  const { made } = await resize(photo, 'photo.jpg', { width: 100, format: 'png', quality: 100 });
  const reference = convert(
    [
      '$0',
      '-colorspace',
      'RGB',
      '-filter',
      'Lanczos',
      '-resize',
      '100x75!',
      '-colorspace',
      'sRGB',
      '-depth',
      '8',
    ],
    'png',
    [photo],
    'jpg',
  );
  const [ours, theirs] = [decodeByMagick(made, 'png').pixels, decodeByMagick(reference, 'png').pixels];
  const mean =
    ours.reduce((sum, value, index) => sum + Math.abs(value - (theirs[index] ?? 0)), 0) / ours.length;
  expect(mean).toBeLessThan(1);
});

test('transparent surroundings give no dark edge, and a border has the color asked for', async () => {
  const disc = convert(['-size', '64x64', 'xc:none', '-fill', 'white', '-draw', 'circle 32,32 32,8'], 'png');
  const small = decodeByMagick((await resize(disc, 'a.png', { width: 16, quality: 100 })).made, 'png');
  for (let index = 0; index < small.pixels.length; index += 4) {
    if ((small.pixels[index + 3] ?? 0) > 0) expect(small.pixels[index]).toBe(255);
  }
  const padded = await resize(photo, 'photo.jpg', {
    width: 400,
    height: 400,
    fit: 'pad',
    background: '#ff0000',
    format: 'png',
    quality: 100,
  });
  expect([...decodeByMagick(padded.made, 'png').pixels.subarray(0, 4)]).toEqual([255, 0, 0, 255]);
});

test('a border without a color is white where the format has no transparency, and a note says so', async () => {
  const { made, notes } = await resize(photo, 'photo.jpg', { width: 400, height: 400, fit: 'pad' });
  const { pixels } = decodeByMagick(made, 'jpeg');
  for (const value of pixels.subarray(0, 3)) expect(value).toBeGreaterThan(250);
  expect(notes.map(({ sentence }) => sentence)).toContain(
    'Transparent parts were filled with white: JPEG has no transparency.',
  );
});

test('the focus decides what a cut leaves', async () => {
  const halves = convert(['-size', '100x50', 'xc:red', '-size', '100x50', 'xc:blue', '+append'], 'png');
  const cut = async (focusAcross: number) => {
    const { made } = await resize(halves, 'a.png', {
      width: 50,
      height: 50,
      fit: 'fill',
      focusAcross,
      quality: 100,
    });
    return [...decodeByMagick(made, 'png').pixels.subarray(0, 3)];
  };
  expect(await cut(0)).toEqual([255, 0, 0]);
  expect(await cut(100)).toEqual([0, 0, 255]);
});

test('photographs are turned upright before they are measured', async () => {
  const turned = fixture('paris_exif_orientation_5.jpg');
  const upright = convert(['$0', '-auto-orient'], 'png', [turned], 'jpg');
  const [width = 0, height = 0] = identify(upright, 'png', '%w %h').split(' ').map(Number);
  const { made, notes } = await resize(turned, 'turned.jpg', { width: 100 });
  expect(identify(made, 'jpg')).toBe(`100x${Math.round((height * 100) / width)}`);
  expect(notes[0]?.sentence).toContain(`${width} × ${height} → `);
});

test('a set has the widths that the picture has, and a line of HTML', async () => {
  const { files, notes } = await resize(photo, 'my photo.jpg', { size: 'widths', widths: '200, 100 1000' });
  expect(files.map(({ name }) => name)).toEqual(['my photo-100w.jpg', 'my photo-200w.jpg', 'srcset.html']);
  expect(new TextDecoder().decode(files[2]?.bytes)).toContain(
    'srcset="my%20photo-100w.jpg 100w, my%20photo-200w.jpg 200w"',
  );
  expect(notes[0]?.sentence).toBe('The picture is 400 pixels wide: left out 1000.');
});

test('without a size, a large picture is limited to 1600 pixels and a small one keeps its pixels', async () => {
  const tall = convert(['-size', '1500x2000', 'xc:teal'], 'jpg');
  expect(identify((await resize(tall, 'tall.jpg', {})).made, 'jpg')).toBe('1200x1600');
  const { made, notes } = await resize(photo, 'photo.jpg', {});
  expect(decodeByMagick(made, 'jpg').pixels).toEqual(decodeByMagick(photo, 'jpg').pixels);
  expect(notes[0]?.sentence).toContain('so it keeps this size');
});

test.each([
  [{ width: 0 }, 'width'],
  [{ height: 0, unit: 'mm' }, 'height'],
  [{ size: 'widths', widths: 'none' }, 'widths'],
  [{ width: 10, height: 20, fit: 'pad', background: 'red' }, 'background'],
  [{ size: 'widths', widths: '100, 20O' }, 'widths'],
])('%o is a mistake of %s', async (options, field) => {
  await expect(resize(photo, 'photo.jpg', options)).rejects.toMatchObject({ details: { field } });
});

test('no side is less than 1 pixel, none is larger than the box, and fill covers it', () => {
  const side = fc.integer({ min: 1, max: 5000 });
  const property = fc.property(side, side, side, side, fc.boolean(), (w, h, boxW, boxH, mayEnlarge) => {
    const wanted = { width: boxW, height: boxH, unit: 'px', dotsPerInch: 300, mayEnlarge } as const;
    const { canvas } = planSize({ width: w, height: h }, { ...wanted, fit: 'inside' });
    expect(canvas.width).toBeGreaterThanOrEqual(1);
    expect(canvas.width).toBeLessThanOrEqual(Math.max(1, boxW));
    expect(canvas.height).toBeLessThanOrEqual(Math.max(1, boxH));
    const fill = planSize({ width: w, height: h }, { ...wanted, fit: 'fill' });
    expect(fill.canvas).toEqual({ width: boxW, height: boxH });
    expect(fill.scaled.width).toBeGreaterThanOrEqual(boxW);
    expect(fill.scaled.height).toBeGreaterThanOrEqual(boxH);
  });
  fc.assert(property);
});
