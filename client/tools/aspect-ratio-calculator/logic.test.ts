import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { rational } from '#core/numbers/rational.ts';
import { describeAspect } from './describe.ts';
import { readDrawingSize } from './picture-size.ts';
import { fitToBox, roundToMultiple, scaleToSide } from './logic.ts';
import { readRatio } from '#core/numbers/ratio-text.ts';
import { splitSize } from './operation.ts';
import { type AspectOptions, schema } from './schema.ts';

const ask = (change: Partial<AspectOptions>, locale = 'en') =>
  describeAspect({ ...initialState(schema), locale, reader: locale, ...change });
const rowOf = (change: Partial<AspectOptions>, label: string) =>
  ask(change).figures.find((figure) => figure.label === label)?.value;

test.each([
  ['1920', '1080', '16 : 9'],
  ['3440', '1440', '43 : 18'],
  ['2560', '1080', '64 : 27'],
  ['1366', '768', '683 : 384'],
  ['720', '576', '5 : 4'],
  ['0.1', '0.3', '1 : 3'],
  ['2.39', '1', '239 : 100'],
  ['1', '1', '1 : 1'],
])('%s by %s is %s', (width, height, shown) => {
  expect(ask({ width, height }).figures[0].value).toBe(shown);
});

test('sides in another notation are read in it', () => {
  expect(ask({ width: '1.920', height: '1.080,0' }, 'de').figures[0].value).toBe('16 : 9');
});

test('the nearest ratio is named, with how far it is off', () => {
  expect(rowOf({ width: '1366', height: '768' }, 'Nearest')).toBe('16:9 (+0.049 %): television, video');
  expect(rowOf({ width: '768', height: '1366' }, 'Nearest')).toBe(
    '9:16 (−0.049 %): stories, reels, video of phones',
  );
  expect(rowOf({ width: '1920', height: '1080' }, 'Used for')).toBe('television, video');
  expect(rowOf({ width: '100', height: '1' }, 'Nearest')).toBeUndefined();
});

test('PAL has pixels of 16:15, and is shown as 4:3', () => {
  const pal = { width: '720', height: '576', pixelRatio: '16:15' };
  expect(rowOf(pal, 'Aspect ratio')).toBe('4 : 3');
  expect(rowOf(pal, 'As stored')).toBe('5 : 4');
  // 4:3 in square pixels.
  expect(rowOf(pal, 'New size, in square pixels')).toBe('1,280 × 960');
  expect(rowOf({ ...pal, scaleTo: 'box', boxWidth: '1280', boxHeight: '720' }, 'ffmpeg, cut')).toBe(
    '-vf "scale=iw*16/15:ih,setsar=1,scale=1280:720:force_original_aspect_ratio=increase,crop=1280:720"',
  );
});

test('screens of phones and papers have names', () => {
  expect(rowOf({ width: '1080', height: '2400' }, 'Used for')).toBe('phones’ screens');
  expect(rowOf({ width: '1170', height: '2532' }, 'Nearest')).toContain('9:19.5');
  expect(rowOf({ width: '8.5', height: '11' }, 'Used for')).toBe('US Letter paper');
  expect(rowOf({ width: '1200', height: '630' }, 'Nearest')).toContain('1.91:1');
});

test.each([
  ['1920x1080', '1920', '1080'],
  [' 1,920 × 1,080 px', '1,920', '1,080'],
  ['640px * 480px', '640', '480'],
  ['<img width="640" height="480">', '640', '480'],
  ['1920', undefined, undefined],
  ['16:9', undefined, undefined],
])('%s is taken apart', (text, width, height) => {
  expect(splitSize(text)).toEqual(width === undefined ? undefined : { width, height });
});

test('a size may have its unit, and a ratio has an end', () => {
  expect(ask({ width: '1920px', height: '1080 px' }).figures[0].value).toBe('16 : 9');
  expect(() => readRatio('1e400:1', 'en', 'ratio')).toThrow('too large or too small to calculate');
});

test.each([
  ['16:9', 16n, 9n],
  ['16/9', 16n, 9n],
  ['16x9', 16n, 9n],
  ['16 × 9', 16n, 9n],
  ['1.85', 37n, 20n],
  ['2.39 : 1', 239n, 100n],
  ['4 to 3', 4n, 3n],
])('%s is read exactly', (written, numerator, denominator) => {
  expect(readRatio(written, 'en', 'ratio')).toEqual({ numerator, denominator });
});

test.each(['', '16:', ':9', '16:9:4', '0:9', '16:0', '-16:9', 'wide'])('“%s” is not a ratio', (written) => {
  expect(() => readRatio(written, 'en', 'ratio')).toThrow(/ratio/);
});

test.each([
  [{ newWidth: '1280' }, '1,280 × 720', undefined],
  [
    { scaleTo: 'height' as const, newHeight: '1000' },
    '1,778 × 1,000',
    '+0.013 %; exactly 1,777.7778 × 1,000',
  ],
  [{ newWidth: '854', multiple: 2 as const }, '854 × 480', '+0.078 %; exactly 854 × 480.375'],
  [{ newWidth: '1920', multiple: 16 as const }, '1,920 × 1,088', '−0.735 %; exactly 1,920 × 1,080'],
])('%o gives %s', (change, value, off) => {
  expect(rowOf(change, 'New size')).toBe(value);
  expect(rowOf(change, 'Off by rounding')).toBe(off);
});

test('a box says what bars remain, and what is cut off', () => {
  const box = {
    scaleTo: 'box',
    boxWidth: '1920',
    boxHeight: '1080',
    known: 'ratio',
    ratio: '2.39:1',
  } as const;
  expect(rowOf(box, 'Whole in the box')).toBe('1,920 × 803, bars of 138 px above and 139 px below');
  expect(rowOf(box, 'Filling the box')).toBe('2,581 × 1,080, cut off 330 px left and 331 px right');
  expect(rowOf({ scaleTo: 'box', boxWidth: '1280', boxHeight: '720' }, 'Whole in the box')).toBe(
    '1,280 × 720, which fits',
  );
});

test.each([
  [{ width: '0' }, 'width'],
  [{ height: '' }, 'height'],
  [{ newWidth: 'x' }, 'newWidth'],
  [{ known: 'ratio', ratio: '?' } as const, 'ratio'],
  [{ pixelRatio: '1:0' }, 'pixelRatio'],
])('%o is a mistake of %s', (change, field) => {
  let thrown: unknown;
  try {
    ask(change);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({ details: { field } });
});

const side = fc.integer({ min: 1, max: 100_000 }).map(BigInt);

test('a ratio is in lowest terms and of the same value', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const [{ value }] = ask({ width: String(width), height: String(height) }).figures;
      const [first = 0n, second = 0n] = value.split(' : ').map(BigInt);
      expect(first * height).toBe(second * width);
      expect(rational(first, second)).toEqual({ numerator: first, denominator: second });
    }),
  );
});

test('rounding is by half a multiple at most, and no side vanishes', () => {
  fc.assert(
    fc.property(side, side, fc.constantFrom(1n, 2n, 4n, 8n, 16n), (numerator, denominator, multiple) => {
      const rounded = roundToMultiple(rational(numerator, denominator), multiple);
      expect(rounded % multiple).toBe(0n);
      expect(rounded).toBeGreaterThan(0n);
      const off = rounded * denominator - numerator;
      if (rounded > multiple)
        expect(2n * (off < 0n ? -off : off)).toBeLessThanOrEqual(multiple * denominator);
    }),
  );
});

test('what is inside a box is no larger, what covers it no smaller', () => {
  fc.assert(
    fc.property(side, side, side, side, (w, h, width, height) => {
      const ratio = rational(w, h);
      const { inside, covering } = fitToBox(ratio, { width, height });
      expect(inside.width <= width && inside.height <= height).toBe(true);
      expect(covering.width >= width && covering.height >= height).toBe(true);
      expect(scaleToSide(ratio, { width: rational(width) }, 1n).rounded.width).toBe(width);
    }),
  );
});

// SVG 2, 8.2 and 8.8: the natural ratio is that of width and height, or else of the viewBox. CSS Values 4, 6.2: units.
test.each([
  ['viewBox="0 0 16 9"', '16 : 9'],
  ['viewBox="0 0 3 7"', '3 : 7'],
  ['viewBox="-1,-1,16.5,9"', '11 : 6'],
  ['viewBox="0 0 16 9" width="100%" height="auto"', '16 : 9'],
  ['viewBox="0 0 3 7" width="100"', '3 : 7'],
  ['viewBox="0 0 3 7" width="640" height="480px"', '4 : 3'],
  ['width="210mm" height="297mm"', '70 : 99'],
  ['width="1in" height="48"', '2 : 1'],
  ['width="2.54cm" height="0.5in"', '2 : 1'],
  ['viewBox="0 0 3 7" style="width: 5px; height: 4px"', '5 : 4'],
])('an SVG with %s is %s', (attributes, ratio) => {
  const size = readDrawingSize(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><g/></svg>`);
  expect(rowOf(size, 'Aspect ratio')).toBe(ratio);
});

test.each([
  ['<svg viewBox="0 0 1 1"><g></svg>', 'not well-formed'],
  ['<svg viewBox="0 0 1', 'not well-formed'],
  ['<svg/>', 'no size of its own'],
  ['<html/>', 'begins with <html>'],
  ['', 'not well-formed'],
])('%s is no drawing with a size', (svg, message) => {
  expect(() => readDrawingSize(svg)).toThrow(message);
});
