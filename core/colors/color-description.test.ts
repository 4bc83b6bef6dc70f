import { toGamut } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { convert, isInGamut } from '#core/colors/spaces/color-conversion.ts';
import { listFormats, writeAlpha, writeHex } from '#core/colors/notation/color-formats.ts';
import { parseColor } from '#core/colors/notation/color-parser.ts';
import { type ColorSource, type ColorSpace, writeSource } from '#core/colors/spaces/color-source.ts';
import { contrastRatio } from '#core/colors/contrast/contrast.ts';
import { mapToGamut } from '#core/colors/spaces/gamut-mapping.ts';
import { describeColor, keepColor, randomColor, readColor, setCoordinate } from './color-description.ts';
import { simulateVision } from '#core/colors/palettes/color-vision.ts';
import { exportScale, makeHarmonies, makeScale, nearestName } from '#core/colors/palettes/palettes.ts';

const hexOf = (text: string) => writeHex(parseColor(text), true);
const formatsOf = (text: string) =>
  Object.fromEntries(listFormats(parseColor(text)).map((format) => [format.id, format.text]));

const spaces: ColorSpace[] = [
  'rgb',
  'hsl',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'display-p3',
  'rec2020',
  'xyz-d50',
];
const bytes = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));

test.each([
  // Web platform tests, css/css-color: all of these are the green of CSS.
  'green',
  '#008000',
  '#008000ff',
  'rgb(0, 128, 0)',
  'rgb(0 128 0)',
  'rgba(0% 50.2% 0% / 100%)',
  'hsl(120, 100%, 25.1%)',
  'hsl(120deg 100% 25.1% / 1)',
  'hsl(0.33333turn 100 25.1)',
  'hwb(120 0% 49.8039%)',
  'lab(46.2775% -47.5621 48.5837)',
  'lch(46.2775% 67.9892 134.3912)',
  'oklab(51.975% -0.1403 0.10768)',
  'oklch(51.975% 0.17686 142.495)',
  'color(srgb 0 0.50196 0)',
  'color(srgb-linear 0 0.21586 0)',
  'color(display-p3 0.21604 0.49418 0.13151)',
  'color(a98-rgb 0.281363 0.498012 0.116746)',
  'color(prophoto-rgb 0.230479 0.395789 0.129968)',
  'color(rec2020 0.235202 0.431704 0.085432)',
  'color(xyz 0.07719 0.15438 0.02573)',
  'color(xyz-d65 0.07719 0.15438 0.02573)',
  'color(xyz-d50 0.08314 0.154747 0.020872)',
  '  GREEN ; ',
  '/* a */ rgb(0 /**/ 128 0)',
])('%s is green', (text) => {
  expect(hexOf(text)).toBe('#008000ff');
});

test('short, translucent and clamped notations', () => {
  const cases = {
    '#36c': '#3366ccff',
    '#36C8': '#3366cc88',
    f80: '#ff8800ff',
    ff8800: '#ff8800ff',
    '3366cc80': '#3366cc80',
    '0x3366cc': '#3366ccff',
    '51,102,204': '#3366ccff',
    '51 102 204': '#3366ccff',
    'rgb(300 -20 0 / 150%)': '#ff0000ff',
    'rgb(0 0 0 / 50%)': '#00000080',
    'rgb(0 0 0/.5)': '#00000080',
    'rgba(51, 102, 204, 0.5)': '#3366cc80',
    'rgb(none 102 204)': '#0066ccff',
    'hsl(-140 60% 50%)': '#3366ccff',
    'hsl(none 0% 50%)': '#808080ff',
    'hsl(400grad 100% 50%)': '#ff0000ff',
    'hwb(0 80% 80%)': '#808080ff',
    'lab(150 0 0)': '#ffffffff',
    'oklch(0 0.4 20)': '#000000ff',
    'cmyk(75%, 50%, 0%, 20%)': '#3366ccff',
    'device-cmyk(0 0.81 0.81 0.3)': '#b32222ff',
    'cmyk(0 0 0 100%)': '#000000ff',
    transparent: '#00000000',
    rebeccapurple: '#663399ff',
  };
  for (const [text, hex] of Object.entries(cases)) expect([text, hexOf(text)]).toEqual([text, hex]);
});

test.each([
  '',
  '#',
  '#12',
  '#12345',
  '#1234567',
  '#ggg',
  '0x#fff',
  '0x12345',
  '51,102',
  '51,102,256',
  'bluish',
  'currentcolor',
  'rgb()',
  'rgb(1 2)',
  'rgb(1 2 3 4)',
  'rgb(1, 2 3)',
  'rgb(1, 2, 3 / 0.5)',
  'rgb(1, 2%, 3)',
  'rgb(none, 2, 3)',
  'rgb(1 2 3 / 0.5 0.5)',
  'rgb(1 2 3deg)',
  'hsl(10%, 20%, 30%)',
  'hsl(10, 20, 30)',
  'hwb(1, 2%, 3%)',
  'lab(1, 2, 3)',
  'oklch(0.5 0.1 20%)',
  'color(0 0 0)',
  'color(nope 0 0 0)',
  'color(constructor 0 0 0)',
  'constructor(1 2 3)',
  '__proto__',
  'rgb(calc(1) 2 3)',
  'rgb(1px 2 3)',
  'rgb (1 2 3)',
  'rgb(1 2 3) red',
  'url(x)',
  'cmyk(1, 2, 3)',
  'cmyk(a, b, c, d)',
])('%s is refused in words', (text) => {
  expect(() => parseColor(text)).toThrow(ToolInputError);
});

test('the initial color and its formats, as specified', () => {
  expect(formatsOf('rgb(51 102 204 / 1)')).toMatchObject({
    hex: '#3366cc',
    rgb: 'rgb(51, 102, 204)',
    rgba: 'rgba(51, 102, 204, 1)',
    hsl: 'hsl(220, 60%, 50%)',
    hex8: '#3366ccff',
    hwb: 'hwb(220 20% 20%)',
    cmyk: 'cmyk(75%, 50%, 0%, 20%)',
  });
});

test('HSL and HWB read back as the same color, in whole numbers where these name it', () => {
  fc.assert(
    fc.property(bytes, (coordinates) => {
      const color: ColorSource = { space: 'rgb', coordinates, alpha: 1 };
      const { hsl = '', hwb = '' } = formatsOf(writeSource(color));
      expect([hexOf(hsl), hexOf(hwb)]).toEqual([writeHex(color, true), writeHex(color, true)]);
    }),
    { numRuns: 2000 },
  );
  expect(formatsOf('royalblue').hsl).toBe('hsl(225, 73%, 57%)');
});

test('a gray has no hue', () => {
  for (const gray of ['#777777', 'lab(50 0 0)', 'oklch(0.5693 0 200)', 'hsl(220 0% 46.7%)']) {
    const { hsl, hwb } = formatsOf(gray);
    expect(hsl, gray).toMatch(/^hsl\(0, 0%, 46\.[67]%\)$/);
    expect(hwb, gray).toMatch(/^hwb\(0 46\.[67]% 53\.[34]%\)$/);
    expect([hexOf(hsl ?? ''), hexOf(hwb ?? '')]).toEqual(['#777777ff', '#777777ff']);
  }
});

test('beyond sRGB the nearest is given, and said to be', () => {
  // culori 4.0.2: toGamut('rgb', 'oklch')('color(display-p3 0 1 0)')
  const formats = listFormats(parseColor('color(display-p3 0 1 0)'));
  const find = (id: string) => formats.find((format) => format.id === id);
  expect(find('hex')).toMatchObject({ text: '#00fb29', isMapped: true });
  expect(find('p3')).toMatchObject({ text: 'color(display-p3 0 1 0)', isMapped: false });
  expect(find('oklch')?.text).toBe('oklch(0.8488 0.3685 145.64)');
  expect(isInGamut(parseColor('color(rec2020 0 1 0)'), 'display-p3')).toBe(false);
  expect(isInGamut(parseColor('white'), 'srgb')).toBe(true);
});

test('gamut mapping agrees with culori', () => {
  const map = toGamut('rgb', 'oklch');
  const coordinate = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.tuple(coordinate, coordinate, coordinate), (coordinates) => {
      const [r, g, b] = coordinates;
      const theirs = map({ mode: 'rec2020', r, g, b }) as unknown as Record<'r' | 'g' | 'b', number>;
      const ours = mapToGamut({ space: 'rec2020', coordinates, alpha: 1 }, 'srgb').coordinates;
      for (const [index, channel] of (['r', 'g', 'b'] as const).entries()) {
        const clipped = Math.min(1, Math.max(0, theirs[channel]));
        expect(Math.abs(ours[index as 0 | 1 | 2] - clipped)).toBeLessThan(0.01);
      }
    }),
    { numRuns: 300 },
  );
});

test('alpha is written as CSS writes it', () => {
  expect([0, 1, 0.5, 128 / 255, 0.25, 1 / 255, 136 / 255].map(writeAlpha)).toEqual([
    '0',
    '1',
    '0.5',
    '0.5',
    '0.25',
    '0.004',
    '0.533',
  ]);
});

test('a thousand trips through all spaces do not move a color', () => {
  let color: ColorSource = parseColor('#3366cc');
  for (let trip = 0; trip < 1000; trip += 1) {
    for (const space of spaces) color = convert(color, space);
  }
  const [red, green, blue] = convert(color, 'rgb').coordinates;
  expect(Math.max(Math.abs(red - 51), Math.abs(green - 102), Math.abs(blue - 204))).toBeLessThan(1e-6);
  expect(writeHex(color)).toBe('#3366cc');
});

test('a thousand edits that change one coordinate and back leave the others exactly as they were', () => {
  let state = { color: writeSource(parseColor('oklch(0.612345 0.1234 250.777)')), keptHue: 0 };
  const before = describeColor(state.color, state.keptHue);
  for (let edit = 0; edit < 1000; edit += 1) {
    for (const value of [0.3, before.oklch[0]]) {
      const description = describeColor(state.color, state.keptHue);
      state = keepColor(setCoordinate(description, 'oklch', 0, value), state.keptHue);
    }
  }
  expect(describeColor(state.color, state.keptHue).oklch).toEqual(before.oklch);
});

test('every color of eight bits survives every space', () => {
  fc.assert(
    fc.property(bytes, fc.constantFrom(...spaces), (coordinates, space) => {
      const color: ColorSource = { space: 'rgb', coordinates, alpha: 1 };
      expect(writeHex(convert(color, space))).toBe(writeHex(color));
      expect(hexOf(writeHex(color))).toBe(writeHex(color, true));
    }),
  );
});

test('the kept text reads back as exactly the same numbers', () => {
  const channel = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      fc.constantFrom(...spaces),
      fc.tuple(channel, channel, channel),
      channel,
      (space, coordinates, alpha) => {
        const source: ColorSource = { space, coordinates, alpha };
        expect(parseColor(writeSource(source))).toEqual(source);
      },
    ),
  );
});

test('a gray keeps the hue it had', () => {
  let state = { color: 'hsl(220 60 50 / 1)', keptHue: 220 };
  const gray = setCoordinate(describeColor(state.color, state.keptHue), 'hsl', 1, 0);
  state = keepColor(gray, state.keptHue);
  expect(describeColor(state.color, state.keptHue).hsl).toEqual([220, 0, 50]);
  state = keepColor(setCoordinate(describeColor(state.color, state.keptHue), 'rgb', 0, 127.5), state.keptHue);
  expect(describeColor(state.color, state.keptHue).hsl[0]).toBe(220);
  state = keepColor(setCoordinate(describeColor(state.color, state.keptHue), 'hsl', 1, 60), state.keptHue);
  expect(writeHex(parseColor(state.color))).toBe('#3366cc');
});

test('scale, harmonies, names, deficiencies, exports', () => {
  const color = parseColor('#3366cc');
  const scale = makeScale(color);
  expect(scale.map(({ name }) => name)).toEqual([
    '50',
    '100',
    '200',
    '300',
    '400',
    '500',
    '600',
    '700',
    '800',
    '900',
    '950',
  ]);
  const onWhite = scale.map(({ hex }) => contrastRatio(parseColor(hex), parseColor('white')));
  expect(onWhite).toEqual(onWhite.toSorted((a, b) => a - b));
  expect(makeHarmonies(color).find(({ name }) => name === 'Triadic')?.swatches).toHaveLength(3);
  expect(nearestName(parseColor('#4169e1'))).toEqual({ name: 'royalblue', isExact: true });
  expect(nearestName(parseColor('#4169e2'))).toEqual({ name: 'royalblue', isExact: false });
  // Web platform tests, oklch-l-over-1-2 and oklch-009: a lightness above 1 is 1, which is always white.
  for (const css of ['transparent', '#00000000']) expect(describeColor(css, 0).name).toBe('transparent');
  expect(describeColor('oklch(1.2 0.5 0)', 0).name).toBe('white');
  // A gray looks the same to everyone.
  for (const { hex } of simulateVision(parseColor('#808080'))) expect(hex).toBe('#808080');
  const two = scale.slice(0, 2).map((step, index) => ({ ...step, hex: ['#aaaaaa', '#bbbbbb'][index] ?? '' }));
  expect(exportScale(two, 'primary', 'css')).toBe(
    ':root {\n  --primary-50: #aaaaaa;\n  --primary-100: #bbbbbb;\n}',
  );
  expect(exportScale(two, 'primary', 'tailwind')).toContain('--color-primary-50: #aaaaaa;');
  expect(JSON.parse(exportScale(two, 'primary', 'json'))).toEqual({
    primary: { 50: '#aaaaaa', 100: '#bbbbbb' },
  });
});

test('any text is a color or a mistake; random colors are colors', () => {
  const piece = fc.constantFrom(
    'rgb(',
    'color(',
    '#',
    'srgb ',
    '1',
    '50%',
    ',',
    '/',
    ' ',
    'none',
    'deg',
    ')',
    '-',
    '.5',
    'e',
    'red',
  );
  const texts = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 12 }).map((list) => list.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const read = readColor(text);
      if ('space' in read) expect(read.coordinates.every(Number.isFinite)).toBe(true);
      else expect(read).toBeInstanceOf(ToolInputError);
    }),
    { numRuns: 2000 },
  );
  expect(describeColor('damaged', 0).hex).toBe('#000000');
  expect(writeHex(randomColor(1))).toMatch(/^#[\da-f]{6}$/);
});
