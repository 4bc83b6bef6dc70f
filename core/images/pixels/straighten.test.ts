import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert, decodeByMagick, psnr } from '#core/images/fixtures/image-programs.mjs';
import { findWithinBorder } from './border.ts';
import { createRaster, type Raster } from './raster.ts';
import { roundCorners } from './round-corners.ts';
import { straighten, straightenedSize } from './straighten.ts';

const plasma = convert(
  ['-size', '241x181', '-seed', '7', 'plasma:fractal', '-blur', '0x2', '-depth', '8'],
  'png',
);
const whole = (size: { width: number; height: number }) => ({ left: 0, top: 0, ...size });

test.each([5, -12.5, 30])('turned by %s° as ImageMagick turns in linear light', (degrees) => {
  const source = decodeByMagick(plasma, 'png');
  const size = straightenedSize(source, degrees);
  const turned = straighten(source, degrees, whole(size));
  const theirs = decodeByMagick(plasma, 'png', [
    ...['-colorspace', 'RGB', '-virtual-pixel', 'edge', '-filter', 'Catrom'],
    ...['-distort', 'SRT', `120.5,90.5 1 ${degrees} 120.5,90.5`, '-colorspace', 'sRGB'],
    ...['-gravity', 'center', '-crop', `${size.width}x${size.height}+0+0`, '+repage'],
  ]);
  // The middles of odd and even sizes lie half a pixel apart.
  expect(psnr(turned, theirs)).toBeGreaterThan(size.width % 2 === 1 && size.height % 2 === 1 ? 45 : 30);
});

test('a turn leaves no blank corner, and none leaves all', () => {
  const side = fc.integer({ min: 1, max: 60 });
  const property = fc.property(
    side,
    side,
    fc.double({ min: -45, max: 45, noNaN: true }),
    (width, height, degrees) => {
      const source: Raster = { width, height, pixels: new Uint8ClampedArray(width * height * 4).fill(255) };
      const size = straightenedSize(source, degrees);
      expect(size.width).toBeLessThanOrEqual(width);
      expect(size.height).toBeLessThanOrEqual(height);
      expect(straighten(source, degrees, whole(size)).pixels.every((value) => value === 255)).toBe(true);
      // The corners, turned back, lie in the picture; a single pixel is the least there is.
      if (size.width === 1 || size.height === 1) return;
      const angle = (Math.abs(degrees) * Math.PI) / 180;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      expect(size.width * c + size.height * s).toBeLessThanOrEqual(width + 1e-6);
      expect(size.width * s + size.height * c).toBeLessThanOrEqual(height + 1e-6);
    },
  );
  fc.assert(property);
  expect(straightenedSize({ width: 400, height: 300 }, 0)).toEqual({ width: 400, height: 300 });
});

describe('the border', () => {
  const make = (...args: string[]) => decodeByMagick(convert(args, 'png'), 'png');
  test.each([
    ['white', '#ffffff', 0],
    ['not quite white', '#fafafa', 5],
    ['nothing', 'none', 0],
  ])('of %s is found as it was put around', (_name, color, tolerance) => {
    const picture = make('-size', '30x20', 'xc:blue', '-background', color, '-extent', '50x60-7-9');
    expect(findWithinBorder(picture, tolerance)).toEqual({ left: 7, top: 9, width: 30, height: 20 });
  });
  test('a picture of one color has nothing within', () => {
    expect(findWithinBorder(createRaster(4, 4), 0)).toBeUndefined();
  });
  test('a picture without a border is whole', () => {
    const { width, height } = decodeByMagick(plasma, 'png');
    expect(findWithinBorder(decodeByMagick(plasma, 'png'), 0)).toEqual(whole({ width, height }));
  });
});

test('an oval covers what ImageMagick’s does', () => {
  const raster: Raster = { width: 81, height: 41, pixels: new Uint8ClampedArray(81 * 41 * 4).fill(255) };
  roundCorners(raster, 40.5, 20.5);
  // Sixteen times as large, and averaged.
  const draw = [
    ...['-size', '1296x656', 'xc:none', '-fill', 'white', '+antialias'],
    ...['-draw', 'ellipse 647.5,327.5 648,328 0,360', '-filter', 'box', '-resize', '81x41!'],
  ];
  const theirs = decodeByMagick(convert(draw, 'png'), 'png');
  const sum = ({ pixels }: Raster) =>
    pixels.filter((_, index) => index % 4 === 3).reduce((a, b) => a + b, 0) / 255;
  expect(sum(raster)).toBeCloseTo(Math.PI * 40.5 * 20.5, -1);
  const differences = raster.pixels.map((value, index) =>
    index % 4 === 3 ? Math.abs(value - (theirs.pixels[index] ?? 0)) : 0,
  );
  expect(Math.max(...differences)).toBeLessThan(24);
});
