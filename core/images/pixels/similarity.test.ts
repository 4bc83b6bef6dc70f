import { expect, test } from 'vitest';
import { convert, decodeByMagick, run } from '#core/images/fixtures/image-programs.mjs';
import { measureSimilarity } from './similarity.ts';

const plasma = convert(['-size', '64x48', '-seed', '5', 'plasma:fractal', '-depth', '8'], 'png');
const rough = convert(['$0', '-quality', '15'], 'jpg', [plasma], 'png');

/** Means over windows of 8 × 8 pixels, 4 apart, by Python. */
const program = `
import sys
def load(name):
    data = open(name, 'rb').read(); start = data.index(b'ENDHDR\\n') + 7
    at = lambda x, y: start + (y * 64 + x) * 4
    return [[0.299 * data[at(x, y)] + 0.587 * data[at(x, y) + 1] + 0.114 * data[at(x, y) + 2] for x in range(64)] for y in range(48)]
def mean(values): return sum(values) / len(values)
x, y = load(sys.argv[1]), load(sys.argv[2])
c1, c2, found = (0.01 * 255) ** 2, (0.03 * 255) ** 2, []
for t in range(0, 41, 4):
    for l in range(0, 57, 4):
        a = [x[j][i] for j in range(t, t + 8) for i in range(l, l + 8)]
        b = [y[j][i] for j in range(t, t + 8) for i in range(l, l + 8)]
        ma, mb = mean(a), mean(b)
        va, vb = mean([(v - ma) ** 2 for v in a]), mean([(v - mb) ** 2 for v in b])
        cov = mean([(p - ma) * (q - mb) for p, q in zip(a, b)])
        found.append((2 * ma * mb + c1) * (2 * cov + c2) / ((ma * ma + mb * mb + c1) * (va + vb + c2)))
print(mean(found))
`;

test('agrees with the definition as Python computes it', () => {
  const pam = (bytes: Uint8Array, extension: string) =>
    run(
      'convert',
      ['$0', '-alpha', 'on', '-type', 'TrueColorAlpha', '-depth', '8', 'pam:@out.pam'],
      [bytes],
      extension,
    ).read('out.pam');
  const expected = Number(
    run('python3', ['-c', program, '$0', '$1'], [pam(plasma, 'png'), pam(rough, 'jpg')], 'pam').text,
  );
  expect(measureSimilarity(decodeByMagick(plasma, 'png'), decodeByMagick(rough, 'jpg'))).toBeCloseTo(
    expected,
    9,
  );
});

test('a picture equals itself, down to one pixel', () => {
  const raster = decodeByMagick(plasma, 'png');
  expect(measureSimilarity(raster, raster)).toBe(1);
  const dot = { width: 1, height: 1, pixels: Uint8ClampedArray.of(1, 2, 3, 4) };
  expect(measureSimilarity(dot, dot)).toBe(1);
});

test('pictures of different sizes cannot be compared', () => {
  const dot = { width: 1, height: 1, pixels: new Uint8ClampedArray(4) };
  expect(() => measureSimilarity(dot, { ...dot, width: 2, pixels: new Uint8ClampedArray(8) })).toThrow(
    RangeError,
  );
});
