import fc from 'fast-check';
import { assert, describe, expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { convert, fixture, run } from '../fixtures/image-programs.mjs';
import { createDecodingTable, createEncodingTable, createOptimalSpec } from './huffman.ts';
import { optimizeJpeg } from './optimize-jpeg.ts';

const maxPixels = 1e7;
const plasma = convert(['-size', '83x61', '-seed', '9', 'plasma:fractal', '-depth', '8'], 'ppm');

function cjpeg(args: readonly string[]): Uint8Array {
  return run('cjpeg', [...args, '-outfile', '@out.jpg', '$0'], [plasma], 'ppm').read('out.jpg');
}

/** The pixels by djpeg. */
function pixels(jpeg: Uint8Array): Uint8Array {
  return run('djpeg', ['-outfile', '@out.ppm', '$0'], [jpeg], 'jpg').read('out.ppm');
}

describe('every pixel stays', () => {
  test.each([
    ['4:2:0', ['-sample', '2x2']],
    ['4:2:2', ['-sample', '2x1']],
    ['4:4:0', ['-sample', '1x2']],
    ['4:4:4', ['-sample', '1x1', '-quality', '97']],
    ['4:1:1', ['-sample', '4x1']],
    ['gray', ['-grayscale']],
    ['progressive', ['-progressive']],
    ['restart markers', ['-restart', '3B']],
    ['progressive with restart markers', ['-progressive', '-restart', '5B']],
    ['quality 1', ['-quality', '1']],
    ['quality 100', ['-quality', '100']],
    ['RGB without transform', ['-rgb']],
  ])('%s', (_, args) => {
    const jpeg = cjpeg(args);
    const optimized = optimizeJpeg(jpeg, maxPixels);
    assert(optimized);
    expect(Buffer.from(pixels(optimized)).equals(pixels(jpeg))).toBe(true);
    const [plain, progressive] = [[], ['-progressive']].map(
      (more) =>
        run(
          'jpegtran',
          ['-copy', 'none', '-optimize', ...more, '-outfile', '@out.jpg', '$0'],
          [jpeg],
          'jpg',
        ).read('out.jpg').length,
    );
    // jpegtran writes 18 bytes of JFIF header, which is put in later here.
    expect(optimized.length + 18).toBeLessThan(Math.max(plain ?? 0, progressive ?? 0) * 1.01);
  });

  test('CMYK, with the flag that its colors depend on', () => {
    const cmyk = convert(['$0', '-colorspace', 'CMYK'], 'jpg', [plasma], 'ppm');
    const optimized = optimizeJpeg(cmyk, maxPixels);
    assert(optimized);
    const raw = (jpeg: Uint8Array) => convert(['$0', '-depth', '8'], 'cmyk', [jpeg], 'jpg');
    expect(Buffer.from(raw(optimized)).equals(raw(cmyk))).toBe(true);
  });

  test('photographs', () => {
    for (const name of ['paris_exif_xmp_icc.jpg', 'apple_gainmap_new.jpg', 'paris_exif_orientation_5.jpg']) {
      const optimized = optimizeJpeg(fixture(name), maxPixels);
      assert(optimized);
      expect(Buffer.from(pixels(optimized)).equals(pixels(fixture(name)))).toBe(true);
    }
  });
});

describe('what it cannot do is left alone', () => {
  test.each([
    ['what is no JPEG', Buffer.from('1234')],
    ['arithmetic coding', cjpeg(['-arithmetic'])],
    ['a file cut short', cjpeg([]).slice(0, -500)],
    ['a progressive file cut short', cjpeg(['-progressive']).slice(0, -300)],
  ])('%s', (_, jpeg) => {
    expect(optimizeJpeg(jpeg, maxPixels)).toBeUndefined();
  });

  test('too many pixels', () => {
    expect(optimizeJpeg(cjpeg([]), 5000)).toBeUndefined();
  });

  test('damaged data: nothing but a result, none, or an input error', () => {
    const seeds = [cjpeg([]), cjpeg(['-progressive']), cjpeg(['-restart', '2B'])];
    const change = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), value: fc.nat(255) });
    const property = fc.property(
      fc.constantFrom(...seeds),
      fc.array(change, { minLength: 1, maxLength: 6 }),
      (seed, changes) => {
        const bytes = seed.slice();
        for (const { at, value } of changes) bytes[Math.floor(at * bytes.length)] = value;
        try {
          optimizeJpeg(bytes, 100_000);
        } catch (error) {
          expect(error).toBeInstanceOf(ToolInputError);
        }
      },
    );
    fc.assert(property, { numRuns: 600 });
  });
});

test('codes are at most 16 bits long, never all ones, and come back as they went', () => {
  const frequencies = fc.array(
    fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 2 ** 24 })),
    {
      minLength: 256,
      maxLength: 256,
    },
  );
  const property = fc.property(frequencies, (counts) => {
    const used = counts.flatMap((count, symbol) => (count > 0 ? [symbol] : []));
    const spec = createOptimalSpec(Uint32Array.from(counts));
    const { lengths, codes } = createEncodingTable(spec);
    const decoding = createDecodingTable(spec);
    expect([...spec.symbols].sort((a, b) => a - b)).toEqual(used);
    for (const symbol of used) {
      const length = lengths[symbol] ?? 0;
      const code = codes[symbol] ?? 0;
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThanOrEqual(16);
      expect(code).not.toBe((1 << length) - 1);
      expect(decoding?.[code << (16 - length)]).toBe((length << 8) | symbol);
    }
  });
  fc.assert(property, { numRuns: 100 });
});

test('frequencies that grow like Fibonacci numbers would need longer codes, and are brought to 16 bits', () => {
  const frequencies = new Uint32Array(256);
  let [one, two] = [1, 1];
  for (let symbol = 0; symbol < 40; symbol += 1) {
    frequencies[symbol] = one;
    [one, two] = [two, one + two];
  }
  const { lengths } = createEncodingTable(createOptimalSpec(frequencies));
  expect(Math.max(...lengths)).toBe(16);
});
