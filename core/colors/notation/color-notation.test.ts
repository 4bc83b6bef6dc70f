import { expect, test } from 'vitest';
import { parseHexColor } from './color-notation.ts';

test('reads every length of hex notation', () => {
  expect(parseHexColor('#ff8800')).toEqual({ red: 255, green: 136, blue: 0, alpha: 1 });
  expect(parseHexColor('#F80')).toEqual({ red: 255, green: 136, blue: 0, alpha: 1 });
  expect(parseHexColor('#0f08')).toEqual({ red: 0, green: 255, blue: 0, alpha: 136 / 255 });
  expect(parseHexColor('#00000080')?.alpha).toBeCloseTo(0.502, 3);
  for (const text of ['ff8800', '#f', '#ff880', '#ff88001', '#ggg', '']) {
    expect(parseHexColor(text), text).toBeUndefined();
  }
});
