import { clampChroma, clampGamut, converter, differenceEuclidean } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coordinatesIn, isInGamut } from './color-conversion.ts';
import { listFormats, writeHex } from '#core/colors/notation/color-formats.ts';
import { parseColor } from '#core/colors/notation/color-parser.ts';
import type { ColorSource } from './color-source.ts';
import { type GamutMethod, mapToGamut, shiftBetween } from './gamut-mapping.ts';
import { describeColor } from '#core/colors/color-description.ts';

const coordinate = fc.double({ min: 0, max: 1, noNaN: true });
const wideColors = fc.tuple(coordinate, coordinate, coordinate);
const toRgb = converter('rgb');

/** The largest difference of a channel, both on a scale of one. */
function farthest(ours: ColorSource, theirs: { r: number; g: number; b: number }): number {
  const clamped = [theirs.r, theirs.g, theirs.b].map((value) => Math.min(1, Math.max(0, value)));
  return Math.max(...ours.coordinates.map((value, index) => Math.abs(value - (clamped[index] ?? 9))));
}

test('clipping agrees with culori', () => {
  const clip = clampGamut('rgb');
  fc.assert(
    fc.property(wideColors, ([r, g, b]) => {
      const theirs = toRgb(clip({ mode: 'rec2020', r, g, b }));
      const ours = mapToGamut({ space: 'rec2020', coordinates: [r, g, b], alpha: 1 }, 'srgb', 'clip');
      expect(theirs && farthest(ours, theirs)).toBeLessThan(1e-3);
    }),
  );
});

test('taking chroma alone agrees with culori', () => {
  fc.assert(
    fc.property(wideColors, ([r, g, b]) => {
      const theirs = toRgb(clampChroma({ mode: 'rec2020', r, g, b }, 'oklch', 'rgb'));
      const ours = mapToGamut({ space: 'rec2020', coordinates: [r, g, b], alpha: 1 }, 'srgb', 'chroma');
      // Both search by halving, and their rec2020 round trip is not exact.
      expect(farthest(ours, theirs)).toBeLessThan(0.01);
    }),
  );
});

test('each method ends within the gamut and does what it says', () => {
  const methods: GamutMethod[] = ['css', 'chroma', 'clip'];
  fc.assert(
    fc.property(wideColors, fc.constantFrom(...methods), (coordinates, method) => {
      const color: ColorSource = { space: 'rec2020', coordinates, alpha: 0.5 };
      const mapped = mapToGamut(color, 'srgb', method);
      expect(isInGamut(mapped, 'srgb')).toBe(true);
      expect(mapped.alpha).toBe(0.5);
      const shift = shiftBetween(color, mapped);
      if (isInGamut(color, 'srgb')) expect(shift.distance).toBeLessThan(1e-3);
      if (method !== 'chroma') return;
      expect(Math.abs(shift.lightness)).toBeLessThan(1e-3);
      expect(shift.chroma).toBeLessThan(1e-3);
    }),
  );
});

test('a color of P3 by each method, and how far it moved, as culori has it', () => {
  const difference = differenceEuclidean('oklab');
  const green = { mode: 'p3', r: 0, g: 1, b: 0 } as const;
  const source = parseColor('color(display-p3 0 1 0)');
  for (const [method, hex] of [
    ['css', '#00fb29'],
    ['clip', '#00ff00'],
  ] as const) {
    expect(describeColor('color(display-p3 0 1 0)', 0, method).hex).toBe(hex);
    const { distance } = shiftBetween(source, mapToGamut(source, 'srgb', method));
    expect(distance).toBeCloseTo(difference(green, hex), 2);
  }
  const { hex, srgbShift, formats } = describeColor('color(display-p3 0 1 0)', 0, 'chroma');
  const theirs = toRgb(clampChroma(green, 'oklch', 'rgb'));
  const bytes = [theirs.r, theirs.g, theirs.b].map((value) => Math.round(Math.max(0, value) * 255));
  expect(parseColor(hex).coordinates.map(Math.round)).toEqual(bytes);
  expect(srgbShift?.lightness).toBeCloseTo(0, 3);
  expect(Math.abs(srgbShift?.hue ?? 9)).toBeLessThan(0.2);
  expect(formats.find(({ id }) => id === 'hex')).toMatchObject({ text: hex, isMapped: true });
  expect(describeColor('#3366cc', 0, 'clip').srgbShift).toBeUndefined();
});

test('beyond Display P3 its own row is brought in by the same method', () => {
  const color = parseColor('color(rec2020 0 1 0)');
  const p3 = (method: GamutMethod) => listFormats(color, method).find(({ id }) => id === 'p3');
  expect(p3('clip')).toMatchObject({ text: 'color(display-p3 0 1 0)', isMapped: true });
  expect(p3('css')?.text).not.toBe(p3('clip')?.text);
  expect(writeHex(mapToGamut(color, 'srgb', 'clip'))).toBe('#00ff00');
});

test('the hue turns the short way', () => {
  const at = (hue: number): ColorSource => ({ space: 'oklch', coordinates: [0.5, 0.1, hue], alpha: 1 });
  expect(shiftBetween(at(359), at(2)).hue).toBeCloseTo(3, 9);
  expect(shiftBetween(at(2), at(359)).hue).toBeCloseTo(-3, 9);
  expect(coordinatesIn(at(359), 'oklch')[2]).toBe(359);
});
