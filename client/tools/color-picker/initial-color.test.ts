import { expect, test } from 'vitest';
import { initialColor } from './initial-color.ts';
import { describeColor } from '#core/colors/color-description.ts';

test('what is shown before the conversions are there is what they give', () => {
  const described = describeColor('rgb(51 102 204 / 1)', 220);
  expect(described.formats.slice(0, 4)).toEqual(initialColor.formats);
  for (const space of ['rgb', 'hsl', 'oklch'] as const) {
    for (const index of [0, 1, 2] as const) {
      expect(described[space][index]).toBeCloseTo(initialColor[space][index], 2);
    }
  }
  expect(described).toMatchObject({ css: initialColor.css, hex: initialColor.hex, shortText: '#3366cc' });
});
