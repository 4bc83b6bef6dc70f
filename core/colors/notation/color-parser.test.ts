import { expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { writeHex } from './color-formats.ts';
import { parseColor } from './color-parser.ts';

test('HSV as drawing programs write it', () => {
  // By Python: colorsys.hsv_to_rgb.
  const cases = {
    'hsv(210, 50%, 80%)': '#6699cc',
    'hsb(210deg 50% 80%)': '#6699cc',
    'HSV(0, 100, 100)': '#ff0000',
    'hsv(300, 25%, 40%)': '#664d66',
    'hsv(120°, 0%, 50%)': '#808080',
  };
  for (const [written, hex] of Object.entries(cases))
    expect([written, writeHex(parseColor(written), false)]).toEqual([written, hex]);
  expect(parseColor('hsva(210, 50%, 80%, 0.5)').alpha).toBe(0.5);
  expect(() => parseColor('hsv(210, 50%)')).toThrow(ToolInputError);
  expect(() => parseColor('hsv(a, b, c)')).toThrow('HSV has a hue in degrees and two percentages.');
});

test.each(['CanvasText', 'ButtonFace', 'field', 'currentColor', 'color-mix(in lab, red, blue)'])(
  '%s depends on others, and is no mistake (CSS Color 4, 6.2; CSS Color 5)',
  (text) => {
    expect(() => parseColor(text)).toThrow(`“${text.toLowerCase()}” has no value of its own`);
  },
);
