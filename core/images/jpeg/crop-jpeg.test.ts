import { assert, expect, test } from 'vitest';
import { convert, run } from '../fixtures/image-programs.mjs';
import { openJpegForCutting, readJpegGrid } from './crop-jpeg.ts';

const maxPixels = 1e7;
const plasma = convert(['-size', '123x91', '-seed', '9', 'plasma:fractal', '-depth', '8'], 'ppm');

function cjpeg(args: readonly string[]): Uint8Array {
  return run('cjpeg', [...args, '-outfile', '@out.jpg', '$0'], [plasma], 'ppm').read('out.jpg');
}

/** The pixels by djpeg. */
function pixels(jpeg: Uint8Array): Uint8Array {
  return run('djpeg', ['-outfile', '@out.ppm', '$0'], [jpeg], 'jpg').read('out.ppm');
}

// Compares with jpegtran, the reference for such cuts, on the same file.
test.each([
  ['4:2:0', ['-sample', '2x2'], 16, 16],
  ['4:2:2', ['-sample', '2x1'], 16, 8],
  ['4:4:0', ['-sample', '1x2'], 8, 16],
  ['4:4:4', ['-sample', '1x1'], 8, 8],
  ['gray', ['-grayscale'], 8, 8],
  ['progressive', ['-progressive'], 16, 16],
  ['RGB without transform', ['-rgb'], 8, 8],
])('%s is cut as jpegtran cuts it', (_, args, across, down) => {
  const jpeg = cjpeg(args);
  const file = openJpegForCutting(jpeg, maxPixels);
  assert(file);
  expect(file.grid).toEqual({ across, down });
  expect(readJpegGrid(jpeg)).toEqual({ across, down });
  for (const [left, top, width, height] of [
    [0, 0, 123, 91],
    [16, 32, 50, 40],
    [48, 16, 75, 75],
    [112, 80, 11, 11],
    [32, 0, 1, 1],
  ] as const) {
    const area = `${width}x${height}+${left}+${top}`;
    const theirs = run('jpegtran', ['-crop', area, '-outfile', '@out.jpg', '$0'], [jpeg], 'jpg').read(
      'out.jpg',
    );
    const ours = pixels(file.cut({ left, top, width, height }));
    expect(Buffer.from(ours).equals(pixels(theirs)), area).toBe(true);
  }
});

test('what is off the grid or outside is refused, what is damaged is not opened', () => {
  const jpeg = cjpeg(['-sample', '2x2']);
  const file = openJpegForCutting(jpeg, maxPixels);
  assert(file);
  for (const [left, top, width, height] of [
    [8, 0, 16, 16],
    [0, 0, 124, 10],
    [0, 0, 0, 10],
    [-16, 0, 10, 10],
  ] as const) {
    expect(() => file.cut({ left, top, width, height })).toThrow(RangeError);
  }
  expect(openJpegForCutting(jpeg.slice(0, jpeg.length / 2), maxPixels)).toBeUndefined();
});
