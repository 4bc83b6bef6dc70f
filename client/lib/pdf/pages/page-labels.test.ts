import { PDFDocument } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { setPageLabels } from './label-tree.ts';
import { closePdf, openPdf } from '#client/lib/pdf/parsing/open-pdf.ts';
import { formatLabelNumber, toLabelRanges } from './page-labels.ts';

describe('formatLabelNumber', () => {
  // ISO 32000-1, table 159: A to Z, then AA to ZZ, and so on.
  test.each([
    ['D', 12, '12'],
    ['r', 4, 'iv'],
    ['R', 1994, 'MCMXCIV'],
    ['a', 26, 'z'],
    ['a', 27, 'aa'],
    ['A', 28, 'BB'],
    ['A', 53, 'AAA'],
  ] as const)('%s %i', (style, value, text) => {
    expect(formatLabelNumber(style, value)).toBe(text);
  });
});

describe('toLabelRanges', () => {
  test('the example of ISO 32000-1, 12.4.2, gives its three ranges', () => {
    const labels = ['i', 'ii', 'iii', 'iv', '1', '2', '3', 'A-8', 'A-9'];
    expect(toLabelRanges(labels)).toEqual([
      { startIndex: 0, style: 'r', prefix: '', first: 1 },
      { startIndex: 4, style: 'D', prefix: '', first: 1 },
      { startIndex: 7, style: 'D', prefix: 'A-', first: 8 },
    ]);
  });

  test('labels that do not count on are written out', () => {
    expect(toLabelRanges(['Cover', 'Cover', 'x', 'Map'])).toMatchObject([
      { startIndex: 0, prefix: 'Cover' },
      { startIndex: 2 },
      { startIndex: 3, prefix: 'Map' },
    ]);
  });

  test('a thousand plain numbers are one range', () => {
    expect(toLabelRanges(Array.from({ length: 1000 }, (_, index) => String(index + 7)))).toHaveLength(1);
  });
});

test('pdf.js reads from the written tree exactly the labels that were asked for', async () => {
  const piece = fc.oneof(
    fc.constantFrom('', 'A-', 'Cover', 'ß–', 'x', 'iv', 'IX', 'z', 'AA', '007', '0', 'S. '),
    fc.integer({ min: 1, max: 12 }).map(String),
  );
  const label = fc.tuple(piece, piece).map((pieces) => pieces.join(''));
  const run = fc
    .integer({ min: 1, max: 9 })
    .chain((first) =>
      fc
        .constantFrom(...(['D', 'r', 'R', 'a', 'A'] as const))
        .map((style) => [0, 1, 2, 3].map((step) => `p${formatLabelNumber(style, first + step)}`)),
    );
  const labelLists = fc.array(
    fc.oneof(
      label.map((text) => [text]),
      run,
    ),
    { minLength: 1, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(labelLists, async (lists) => {
      const labels = lists.flat();
      expect(await readLabels(labels)).toEqual(labels);
    }),
    { numRuns: 40 },
  );
});

async function readLabels(labels: readonly string[]): Promise<string[] | null> {
  const document = await PDFDocument.create();
  labels.forEach(() => document.addPage());
  setPageLabels(document.context, labels);
  const opened = await openPdf(await document.save());
  if (opened.status !== 'open') throw new Error('The labeled document does not open.');
  const read = await opened.pdf.getPageLabels();
  await closePdf(opened.pdf);
  return read;
}
