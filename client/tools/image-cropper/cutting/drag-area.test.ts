import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grips, moveArea, reshapeArea, resizeArea, spanArea } from './drag-area.ts';
import { unturnedArea, uprightArea } from './stored-area.ts';

const bounds = { width: 400, height: 300 };

test.each([
  ['se', { x: 150, y: 120 }, undefined, { left: 100, top: 100, width: 50, height: 20 }],
  ['nw', { x: 10, y: 20 }, undefined, { left: 10, top: 20, width: 190, height: 130 }],
  ['e', { x: 399, y: 0 }, undefined, { left: 100, top: 100, width: 299, height: 50 }],
  ['n', { x: 0, y: 90 }, undefined, { left: 100, top: 90, width: 100, height: 60 }],
  // Over the opposite edge it turns around.
  ['e', { x: 60, y: 0 }, undefined, { left: 60, top: 100, width: 40, height: 50 }],
  ['se', { x: 140, y: 160 }, 2, { left: 100, top: 100, width: 120, height: 60 }],
  ['se', { x: 900, y: 900 }, 1, { left: 100, top: 100, width: 200, height: 200 }],
  ['e', { x: 300, y: 0 }, 2, { left: 100, top: 75, width: 200, height: 100 }],
] as const)('%s to %o at ratio %s', (grip, point, ratio, expected) => {
  expect(resizeArea({ left: 100, top: 100, width: 100, height: 50 }, grip, point, bounds, ratio)).toEqual(
    expected,
  );
});

const side = fc.integer({ min: 1, max: 5000 });
const far = fc.double({ min: -9000, max: 9000, noNaN: true });
const point = fc.record({ x: far, y: far });

test('whatever is drawn stays within the picture, has a pixel at least, and the ratio to a pixel', () => {
  const property = fc.property(
    fc.record({ width: side, height: side }),
    point,
    point,
    fc.constantFrom(...grips),
    fc.option(fc.double({ min: 0.2, max: 5, noNaN: true }), { nil: undefined }),
    (size, from, to, grip, ratio) => {
      const drawn = spanArea(from, to, size, ratio);
      const areas = [drawn, moveArea(drawn, to.x, from.y, size), resizeArea(drawn, grip, to, size, ratio)];
      if (ratio !== undefined) areas.push(reshapeArea(drawn, ratio, size));
      for (const { left, top, width, height } of areas) {
        expect([left, top, width, height].every(Number.isInteger)).toBe(true);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
        expect(left + width).toBeLessThanOrEqual(size.width);
        expect(top + height).toBeLessThanOrEqual(size.height);
      }
      if (ratio === undefined) return;
      for (const { width, height } of areas) {
        if (width > 1 && height > 1)
          expect(Math.abs(width - height * ratio)).toBeLessThanOrEqual(0.51 + 0.51 * ratio);
      }
    },
  );
  fc.assert(property);
});

test('an area of the stored pixels lies where the upright one does', () => {
  const property = fc.property(
    fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8),
    side,
    side,
    fc.nat(),
    fc.nat(),
    (orientation, width, height, a, b) => {
      const left = a % width;
      const top = b % height;
      const area = { left, top, width: width - left, height: height - top };
      const stored = orientation >= 5 ? { width: height, height: width } : { width, height };
      expect(uprightArea(unturnedArea(area, { width, height }, orientation), stored, orientation)).toEqual(
        area,
      );
    },
  );
  fc.assert(property);
});
