import { describe, expect, test } from 'vitest';
import { convert, fixture } from '#core/images/fixtures/image-programs.mjs';
import { codes, compress } from '../fixtures/compress.mjs';

const located = fixture('paris_exif_xmp_icc.jpg');

describe('target size', () => {
  const large = convert(
    ['-size', '480x360', '-seed', '4', 'plasma:fractal', '-quality', '98', '-depth', '8'],
    'jpg',
  );
  const small = convert(['-size', '240x180', '-seed', '4', 'plasma:fractal', '-depth', '8'], 'png');

  test.each([
    ['jpeg', 40_000],
    ['webp', 25_000],
    ['png', 25_000],
  ] as const)('%s of at most %d bytes, and close to it', async (format, targetBytes) => {
    const result = await compress(format === 'png' ? small : large, { format, targetBytes, quality: 100 });
    expect(result.bytes.length).toBeLessThanOrEqual(targetBytes);
    expect(result.bytes.length).toBeGreaterThan(targetBytes * 0.8);
    expect(result.quality).toBeGreaterThanOrEqual(10);
  });

  test('metadata count', async () => {
    const result = await compress(located, { targetBytes: 16_000, metadata: 'keep' });
    expect(result.bytes.length).toBeLessThanOrEqual(16_000);
  });

  test('the quality set is the highest that is tried', async () => {
    expect((await compress(large, { targetBytes: 10_000_000, quality: 60 })).quality).toBe(60);
  });

  test('what cannot be reached is said, with the figures', async () => {
    const result = await compress(large, { targetBytes: 1_000 });
    expect(result.quality).toBe(10);
    const note = result.notes.find(({ code }) => code === 'target-missed');
    expect(note).toMatchObject({ severity: 'warning' });
    expect(note?.sentence).toMatch(/^1 KB cannot be reached: at quality 10 it is still [\d.]+ KB\.$/);
  });

  test('fewer pixels reach it, if allowed', async () => {
    const result = await compress(large, { targetBytes: 5_000, mayShrink: true });
    expect(result.bytes.length).toBeLessThanOrEqual(5_000);
    expect(result.width).toBeLessThan(640);
    expect(result.width / result.height).toBeCloseTo(4 / 3, 1);
    expect(result.notes).toContainEqual({
      code: 'size-reduced',
      sentence: `Made ${result.width} × ${result.height} to stay under 5 KB.`,
      severity: 'info',
    });
  });

  test('even so there is an end, and it is said', async () => {
    const result = await compress(large, { targetBytes: 100, mayShrink: true });
    expect(codes(result.notes)).toContain('target-missed');
  });
});
