import { describe, expect, test } from 'vitest';
import { describeRefusal, sortFiles } from './accepted-files.ts';
import { savedPercent } from '../compressing/saved-percent.ts';
import { addSizes, describeCompletion, formatSaved } from './completion.ts';

describe('percentages', () => {
  test.each([
    [4_800_000, 612_000, 87, '−87%'],
    [1000, 1000, 0, '0%'],
    [1000, 1001, -1, '+1%'],
    [1000, 2000, -100, '+100%'],
    [100_000, 1, 99, '−99%'],
    [0, 0, 0, '0%'],
  ])('%i bytes to %i', (originalBytes, compressedBytes, percent, text) => {
    expect(savedPercent({ originalBytes, compressedBytes })).toBe(percent);
    expect(formatSaved({ originalBytes, compressedBytes })).toBe(text);
  });

  test('a batch counts its bytes, not its files', () => {
    const sizes = [
      { originalBytes: 900, compressedBytes: 90 },
      { originalBytes: 100, compressedBytes: 110 },
    ];
    expect(savedPercent(addSizes(sizes))).toBe(80);
  });
});

test.each([
  [[{ originalBytes: 100, compressedBytes: 20, isOriginal: false }], 'Image compressed by 80%'],
  [[{ originalBytes: 100, compressedBytes: 100, isOriginal: true }], 'Kept the original: already smaller'],
  [[{ originalBytes: 100, compressedBytes: 90, isOriginal: true }], 'Image compressed by 10%'],
  [
    [{ originalBytes: 100, compressedBytes: 150, isOriginal: false }],
    'Image is 50% larger than the original',
  ],
  [
    [
      { originalBytes: 100, compressedBytes: 20, isOriginal: false },
      { originalBytes: 100, compressedBytes: 60, isOriginal: false },
    ],
    '2 images compressed by 60%',
  ],
])('the closing notice for %o', (done, text) => {
  expect(describeCompletion(done)).toBe(text);
});

describe('files that are no images', () => {
  const note = { file: { name: 'notes.txt' }, kind: undefined };
  const photo = { file: { name: 'a.jpg' }, kind: 'jpeg' } as const;
  const drawing = { file: { name: 'b.svg' }, kind: 'svg' } as const;

  test('are parted from images', () => {
    expect(sortFiles([note, photo, drawing])).toEqual({ images: [photo.file], others: [note, drawing] });
  });

  test('are refused in the words of the specification', () => {
    expect(describeRefusal([note], true)).toBe('Please upload an image file');
    expect(describeRefusal([note], false)).toBe('Please upload an image file. Left out: notes.txt');
    expect(describeRefusal([drawing], true)).toContain('SVG Optimizer');
    expect(describeRefusal([note, note, note, note, note], true)).toContain('notes.txt and 2 more');
  });
});
