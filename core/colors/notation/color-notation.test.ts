import fc from 'fast-check';
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { parseHexColor, toHsl } from './color-notation.ts';

test('reads every length of hex notation', () => {
  expect(parseHexColor('#ff8800')).toEqual({ red: 255, green: 136, blue: 0, alpha: 1 });
  expect(parseHexColor('#F80')).toEqual({ red: 255, green: 136, blue: 0, alpha: 1 });
  expect(parseHexColor('#0f08')).toEqual({ red: 0, green: 255, blue: 0, alpha: 136 / 255 });
  expect(parseHexColor('#00000080')?.alpha).toBeCloseTo(0.502, 3);
  for (const text of ['ff8800', '#f', '#ff880', '#ff88001', '#ggg', '']) {
    expect(parseHexColor(text), text).toBeUndefined();
  }
});

test('hue, saturation and lightness agree with Python’s colorsys', () => {
  const colors = fc.sample(fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)), 300);
  const program =
    'import colorsys,json,sys\nprint(json.dumps([colorsys.rgb_to_hls(*[c/255 for c in x]) for x in json.load(sys.stdin)]))';
  const { stdout } = spawnSync('python3', ['-c', program], {
    input: JSON.stringify(colors),
    encoding: 'utf8',
  });
  const expected = JSON.parse(stdout) as [number, number, number][];
  for (const [index, [red, green, blue]] of colors.entries()) {
    const [hue, lightness, saturation] = expected[index] ?? [0, 0, 0];
    const hsl = toHsl({ red, green, blue, alpha: 1 });
    expect(hsl.hue).toBeCloseTo(hue * 360, 6);
    expect(hsl.lightness).toBeCloseTo(lightness * 100, 6);
    expect(hsl.saturation).toBeCloseTo(saturation * 100, 6);
  }
});
