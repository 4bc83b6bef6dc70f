import { inGamut } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apcaContrast } from './apca.ts';
import { convert } from '#core/colors/spaces/color-conversion.ts';
import { writeHex } from '#core/colors/notation/color-formats.ts';
import { parseColor } from '#core/colors/notation/color-parser.ts';
import { colorAt, planePoint } from '#core/colors/spaces/color-plane.ts';
import type { ColorSource } from '#core/colors/spaces/color-source.ts';
import { contrastRatio, nearestShade } from './contrast.ts';
import { mostChroma } from '#core/colors/spaces/gamut-mapping.ts';
import { makeSwatchFile } from '#core/colors/palettes/swatch-file.ts';

const bytes = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));

test('contrast by WCAG, and the nearest shade that passes', () => {
  const ratio = (text: string, under: string) => contrastRatio(parseColor(text), parseColor(under));
  expect(ratio('black', 'white')).toBe(21);
  // WebAIM: #767676 is the lightest gray that passes AA on white, #777777 fails.
  expect(ratio('#767676', 'white')).toBeCloseTo(4.54, 2);
  expect(ratio('#777777', 'white')).toBeCloseTo(4.48, 2);
  expect(ratio('white', '#767676')).toBeCloseTo(4.54, 2);
  expect(ratio('rgb(0 0 0 / 0)', 'white')).toBe(1);
  const aa = (under: ColorSource) => (shade: ColorSource) => contrastRatio(shade, under) >= 4.5;
  const aaa = (shade: ColorSource) => contrastRatio(shade, parseColor('#777777')) >= 7;
  const shade = nearestShade(parseColor('#aaaaaa'), aa(parseColor('white')));
  expect(shade && writeHex(shade)).toBe('#767676');
  expect(nearestShade(parseColor('red'), aaa)).toBeUndefined();
  fc.assert(
    fc.property(bytes, bytes, (a, b) => {
      const [color, under] = [a, b].map((coordinates): ColorSource => ({
        space: 'rgb',
        coordinates,
        alpha: 1,
      }));
      if (!color || !under) return;
      const found = nearestShade(color, aa(under));
      if (found) expect(contrastRatio(parseColor(writeHex(found)), under)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 50 },
  );
});

test.each([
  // apca-w3, test values of the constants 0.0.98G-4g: text, background, Lc.
  ['#888', '#fff', 63.056469930209424],
  ['#fff', '#888', -68.54146436644962],
  ['#000', '#aaa', 58.146262578561334],
  ['#aaa', '#000', -56.24113336839742],
  ['#123', '#def', 91.66830811481631],
  ['#def', '#123', -93.06770049484275],
  ['#123', '#444', 8.32326136957393],
  ['#444', '#123', -7.526878460278154],
  ['#fff', '#fff', 0],
  ['rgb(0 0 0 / 0)', '#fff', 0],
] as const)('APCA of %s on %s is Lc %d', (text, under, lightness) => {
  expect(apcaContrast(parseColor(text), parseColor(under))).toBeCloseTo(lightness, 10);
});

test('the plane of a hue: HSV as the standard library of Python has it, without drift', () => {
  // colorsys.rgb_to_hsv(0.2, 0.4, 0.8)
  const { saturation, value } = planePoint(convert(parseColor('#3366cc'), 'hsl').coordinates);
  expect([saturation, value]).toEqual([expect.closeTo(0.75, 12), expect.closeTo(0.8, 12)]);
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, share, (s, v) => {
      fc.pre(v > 1e-9 || v === 0);
      const back = planePoint(colorAt(220, { saturation: s, value: v }));
      expect(back.value).toBeCloseTo(v, 9);
      // White has no saturation but 0, and nearly white colors have almost none.
      expect(back.saturation).toBeCloseTo(s, 6);
    }),
  );
  expect(colorAt(220, { saturation: 0, value: 1 })).toEqual([220, 0, 100]);
  expect(planePoint(colorAt(220, { saturation: 0.5, value: 0 })).saturation).toBeCloseTo(0.5, 12);
});

test('the most chroma of a gamut is its edge, as culori sees it', () => {
  const [inSrgb, inP3] = [inGamut('rgb'), inGamut('p3')];
  for (const [l, h] of [
    [0.5325, 262.29],
    [0.7, 40],
    [0.9, 110],
  ] as const) {
    for (const [gamut, isInside] of [
      ['srgb', inSrgb],
      ['display-p3', inP3],
    ] as const) {
      const c = mostChroma(l, h, gamut);
      expect(isInside({ mode: 'oklch', l, c: c - 0.0005, h })).toBe(true);
      expect(isInside({ mode: 'oklch', l, c: c + 0.0005, h })).toBe(false);
    }
  }
});

test('a swatch file has the bytes of the Adobe Swatch Exchange format', () => {
  // Built with Python: struct.pack('>4sHHI HI H6s 4sfff H', ...)
  const expected = '41534546000100000000000100010000001a0003003500300000524742203e4ccccd3ecccccd3f4ccccd0002';
  const bytes = makeSwatchFile([{ name: '50', hex: '#3366cc' }]);
  expect(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(expected);
});

test('white is 21 : 1 on black in whatever space it is given', () => {
  for (const white of ['white', 'lab(100 0 0)', 'lch(100 0 0)', 'oklab(1 0 0)', 'color(display-p3 1 1 1)']) {
    expect(contrastRatio(parseColor(white), parseColor('black')), white).toBe(21);
  }
});
