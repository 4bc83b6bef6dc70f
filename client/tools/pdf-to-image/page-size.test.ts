import { expect, test } from 'vitest';
import { checkPictureSize, scaleFor } from './page-size.ts';

// ISO 216 in points, and what pdftoppm makes of it at these resolutions.
const a4 = { width: 595.276, height: 841.89 };
const a0 = { width: 2383.94, height: 3370.39 };
const wanted = { format: 'png', sizeBy: 'resolution', dotsPerInch: 600, pixels: 1 } as const;

test.each([
  [{ sizeBy: 'resolution', dotsPerInch: 72, pixels: 1 }, 595, 842],
  [{ sizeBy: 'resolution', dotsPerInch: 300, pixels: 1 }, 2480, 3508],
  [{ sizeBy: 'width', dotsPerInch: 1, pixels: 1000 }, 1000, 1414],
  [{ sizeBy: 'height', dotsPerInch: 1, pixels: 1000 }, 707, 1000],
] as const)('%o', (options, width, height) => {
  const scale = scaleFor(a4, options);
  expect([Math.round(a4.width * scale), Math.round(a4.height * scale)]).toEqual([width, height]);
});

test('a poster at 600 DPI is a PNG', () => {
  expect(() => checkPictureSize(a0, wanted, 120e6, 1)).not.toThrow();
});

const strip = { width: 100, height: 14_400 };

test.each([
  [
    a0,
    { format: 'jpeg' },
    '19,866 × 28,087 pixels: more than can be made a JPEG here.',
    'At most 278 DPI work for this page. PNG takes this size.',
  ],
  [
    a0,
    { dotsPerInch: 2400 },
    '79,465 × 112,346 pixels: more than can be made a PNG here.',
    'At most 803 DPI work for this page.',
  ],
  // WebP has 14 bits for a side.
  [
    strip,
    { format: 'webp', dotsPerInch: 90 },
    '125 × 18,000 pixels: more than can be made a WebP here.',
    'At most 81 DPI work for this page. PNG takes this size.',
  ],
  [
    strip,
    { format: 'webp', sizeBy: 'width', pixels: 200 },
    '200 × 28,800 pixels: more than can be made a WebP here.',
    'At most 113 pixels of width work for this page. PNG takes this size.',
  ],
] as const)('%o as %o is refused with what would do', (page, own, sentence, hint) => {
  let thrown: unknown;
  try {
    checkPictureSize(page, { ...wanted, ...own }, 120e6, 3);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({ message: `Page 3 would have ${sentence}`, details: { hint } });
});
