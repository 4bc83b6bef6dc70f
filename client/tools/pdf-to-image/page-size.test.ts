import { expect, test } from 'vitest';
import { checkPictureSize, scaleFor } from './page-size.ts';

// ISO 216 in points, and what pdftoppm makes of it at these resolutions.
const a4 = { width: 595.276, height: 841.89 };

test.each([
  [{ sizeBy: 'resolution', dotsPerInch: 72, pixels: 1 }, 595, 842],
  [{ sizeBy: 'resolution', dotsPerInch: 300, pixels: 1 }, 2480, 3508],
  [{ sizeBy: 'width', dotsPerInch: 1, pixels: 1000 }, 1000, 1414],
  [{ sizeBy: 'height', dotsPerInch: 1, pixels: 1000 }, 707, 1000],
] as const)('%o', (options, width, height) => {
  const scale = scaleFor(a4, options);
  expect([Math.round(a4.width * scale), Math.round(a4.height * scale)]).toEqual([width, height]);
});

test('what is too large is refused with what would do', () => {
  expect(() => checkPictureSize(a4, 300 / 72, 120e6, 1)).not.toThrow();
  const a0 = { width: 2383.94, height: 3370.39 };
  let thrown: unknown;
  try {
    checkPictureSize(a0, 600 / 72, 120e6, 3);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({
    message: 'Page 3 would have 19,866 × 28,087 pixels: more than this device can draw.',
    details: { hint: 'At most 278 pixels an inch work for this page.' },
  });
  expect(() => checkPictureSize(a0, 278 / 72, 120e6, 3)).not.toThrow();
});
