import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import type { ImageTools } from './embed-image.ts';
import { layOutImage } from './image-page.ts';
import { mergePages } from '#client/lib/pdf/merging/merge-pages.ts';
import type { MergeOptions } from '#client/lib/pdf/merging/merge-request.ts';

const folder = mkdtempSync(join(tmpdir(), 'pdf-merger-images-'));
const tools: ImageTools = {
  decode: (bytes) => Promise.resolve({ raster: decodeByMagick(bytes) }),
  encodeJpeg: ({ pixels, width, height }) =>
    Promise.resolve(
      convert(['-size', `${width}x${height}`, '-depth', '8', 'rgba:-', '-quality', '95', 'jpeg:-'], pixels),
    ),
};

beforeAll(() => {
  const corners = [
    '-fill',
    'lime',
    '-draw',
    'rectangle 0,0 20,12',
    '-fill',
    'black',
    '-draw',
    'rectangle 45,25 60,36',
  ];
  run(
    'convert',
    '-size',
    '61x37',
    'gradient:red-blue',
    ...corners,
    '-depth',
    '8',
    `PNG24:${join(folder, 'base.png')}`,
  );
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function run(program: string, ...options: string[]): string {
  return execFileSync(program, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** ImageMagick from a buffer to a buffer. */
function convert(options: readonly string[], input: Uint8Array | Uint8ClampedArray): Bytes {
  const bytes = new Uint8Array(input.buffer, input.byteOffset, input.byteLength);
  return new Uint8Array(execFileSync('convert', options, { input: bytes, maxBuffer: 1 << 28 }));
}

function make(name: string, ...options: string[]): Bytes {
  const path = join(folder, name);
  const target = name.endsWith('.png') ? options.pop() : undefined;
  run('convert', join(folder, 'base.png'), ...options, target === undefined ? path : `${target}:${path}`);
  return new Uint8Array(readFileSync(path));
}

function decodeByMagick(bytes: Bytes) {
  const size = convert(['-', '-format', '%w %h', 'info:'], bytes);
  const [width = 0, height = 0] = new TextDecoder().decode(size).split(' ').map(Number);
  return { width, height, pixels: new Uint8ClampedArray(convert(['-', '-depth', '8', 'rgba:-'], bytes)) };
}

async function toPdf(
  bytes: Bytes,
  imagePageSize: MergeOptions['imagePageSize'] = 'image',
  turn = 0,
): Promise<string> {
  const options = { bookmarks: 'keep', pageLabels: 'keep', imagePageSize, title: '', password: '' } as const;
  const source = { kind: 'image', id: 'a', name: 'picture', file: new Blob([bytes]) } as const;
  const pages = [{ sourceId: 'a', pageIndex: 0, turn }];
  const result = await mergePages(
    { sources: [source], pages, options },
    { images: tools, pdfOptions: () => ({}) },
    { reportProgress: () => undefined },
  );
  const path = join(folder, 'picture.pdf');
  writeFileSync(path, new Uint8Array(await result.blob.arrayBuffer()));
  expect(run('qpdf', '--check', path)).toContain('No syntax or stream encoding errors');
  return path;
}

/** The stored picture as poppler takes it out of the document, as RGB values. */
function extracted(path: string): Buffer {
  run('pdfimages', '-png', path, join(folder, 'taken'));
  return rgb(readFileSync(join(folder, 'taken-000.png')));
}

function rgb(bytes: Uint8Array): Buffer {
  return Buffer.from(convert(['-', '-depth', '8', '-alpha', 'off', 'rgb:-'], bytes));
}

/** How a page looks at one pixel per picture pixel (96 to the inch). */
function drawn(path: string): Bytes {
  return new Uint8Array(execFileSync('pdftoppm', ['-r', '96', '-png', path], { maxBuffer: 1 << 28 }));
}

/**
 * Mean error in thousandths of the range, over squares of some pixels: poppler moves an image by up to a pixel to
 * cover what it touches.
 */
function difference(one: Uint8Array, other: Uint8Array): number {
  const [a = '', b = ''] = [one, other].map((bytes, index) => {
    const path = join(folder, `compared-${index}.png`);
    writeFileSync(
      path,
      convert(['-', '+repage', '-background', 'white', '-flatten', '-resize', '14x9!', 'PNG24:-'], bytes),
    );
    return path;
  });
  const { stderr } = runForStatus('compare', '-metric', 'MAE', a, b, 'null:');
  return Number(/\((.+)\)/u.exec(stderr)?.[1]) * 1000;
}

function runForStatus(program: string, ...options: string[]): { stderr: string } {
  try {
    return { stderr: execFileSync(program, options, { encoding: 'utf8', stdio: 'pipe' }) };
  } catch (error) {
    return { stderr: String((error as { stderr?: unknown }).stderr) };
  }
}

describe('PNG goes in without loss', () => {
  test.each([
    ['RGB, 8 bits', ['PNG24']],
    ['gray, 8 bits', ['-colorspace', 'Gray', 'PNG']],
    ['black and white, 1 bit', ['-monochrome', 'PNG']],
    ['palette of 4 bits', ['-colors', '12', 'PNG8']],
    ['palette of 8 bits', ['-colors', '200', 'PNG8']],
    ['interlaced', ['-interlace', 'PNG', 'PNG24']],
  ])('%s', async (_name, options) => {
    const png = make('picture.png', ...options);
    const path = await toPdf(png);
    expect(extracted(path).equals(rgb(png))).toBe(true);
    expect(difference(drawn(path), png)).toBeLessThan(25);
  });

  test('RGB, 16 bits', async () => {
    const png = make('picture.png', '-depth', '16', 'PNG48');
    const path = await toPdf(png);
    expect(run('pdfimages', '-list', path)).toMatch(/ 3 +16 +image/u);
    expect(difference(drawn(path), png)).toBeLessThan(25);
  });

  test.each([
    [
      'RGB and alpha',
      ['-alpha', 'set', '-channel', 'A', '-evaluate', 'multiply', '0.5', '+channel', 'PNG32'],
    ],
    [
      'gray and alpha',
      ['-colorspace', 'Gray', '-alpha', 'set', '-channel', 'A', '-fx', 'i/w', '+channel', 'PNG'],
    ],
    [
      'palette with opacities',
      ['-alpha', 'set', '-channel', 'A', '-fx', 'i>30?1:0.3', '+channel', '-colors', '30', 'PNG8'],
    ],
    [
      'RGB with one clear color',
      ['-fill', '#010203', '-draw', 'rectangle 5,5 30,30', '-transparent', '#010203', 'PNG24'],
    ],
  ])('%s shows the page through', async (_name, options) => {
    const png = make('picture.png', ...options);
    expect(difference(drawn(await toPdf(png)), png)).toBeLessThan(25);
  });
});

describe('JPEG goes in byte for byte', () => {
  test.each([
    ['baseline', [], 25],
    ['progressive', ['-interlace', 'JPEG'], 25],
    ['gray', ['-colorspace', 'Gray'], 25],
    // Without a profile each program has its own idea of CMYK; upside down the difference would be above 400.
    ['CMYK', ['-colorspace', 'CMYK'], 150],
  ])('%s', async (_name, options, most) => {
    const jpeg = make('picture.jpg', '-quality', '90', ...options);
    const path = await toPdf(jpeg);
    run('pdfimages', '-j', path, join(folder, 'jpeg'));
    expect(new Uint8Array(readFileSync(join(folder, 'jpeg-000.jpg')))).toEqual(jpeg);
    expect(difference(drawn(path), convert(['-', '-colorspace', 'sRGB', 'PNG24:-'], jpeg))).toBeLessThan(
      most,
    );
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('with Exif orientation %i it is upright', async (orientation) => {
    const path = join(folder, 'turned.jpg');
    writeFileSync(path, make('upright.jpg', '-quality', '95'));
    run('exiftool', '-q', '-overwrite_original', '-n', `-Orientation=${orientation}`, path);
    const jpeg = new Uint8Array(readFileSync(path));
    const upright = convert(['-', '-auto-orient', 'PNG24:-'], jpeg);
    expect(difference(drawn(await toPdf(jpeg)), upright)).toBeLessThan(25);
  });
});

test('a lossy picture of another format goes in as JPEG, one with transparency without loss', async () => {
  const webp = make('lossy.webp', '-quality', '80');
  const path = await toPdf(webp);
  expect(run('pdfimages', '-list', path)).toContain('jpeg');
  const clear = make(
    'clear.webp',
    '-alpha',
    'set',
    '-channel',
    'A',
    '-evaluate',
    'set',
    '50%',
    '+channel',
    '-quality',
    '80',
  );
  expect(run('pdfimages', '-list', await toPdf(clear))).toContain('smask');
});

describe('the page', () => {
  test('is as large as the picture by its own resolution', async () => {
    const jpeg = make('dense.jpg', '-density', '300', '-units', 'PixelsPerInch');
    expect(run('pdfinfo', await toPdf(jpeg))).toMatch(/Page size: +14\.64 x 8\.88 pts/u);
    expect(run('pdfinfo', await toPdf(make('plain.webp')))).toMatch(/Page size: +45\.75 x 27\.75 pts/u);
  });

  test('is a sheet turned to suit the picture', async () => {
    const jpeg = make('wide.jpg');
    expect(run('pdfinfo', await toPdf(jpeg, 'a4'))).toMatch(/Page size: +841\.89 x 595\.28 pts \(A4\)/u);
    expect(run('pdfinfo', await toPdf(jpeg, 'letter'))).toMatch(/Page size: +792 x 612 pts \(letter\)/u);
  });

  test('turns with its picture', async () => {
    expect(run('pdfinfo', await toPdf(make('wide.jpg'), 'a4', 90))).toMatch(/Page rot: +90/u);
  });

  test('never grows beyond what viewers show', () => {
    const image = {
      ref: undefined as never,
      width: 60_000,
      height: 100,
      orientation: 1,
      dpi: 72,
      losses: [],
    } as const;
    expect(layOutImage(image, 'image', { width: 1, height: 1 }).page.width).toBe(14_400);
  });
});

test.each([
  ['text', new TextEncoder().encode('no picture')],
  ['a PNG cut short', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])],
])('%s is refused by name', async (_name, bytes) => {
  const failure: unknown = await toPdf(bytes).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ToolInputError);
  expect(String(failure)).toContain('“picture”');
});
