import { expect, test } from 'vitest';
import { formatBytes, formatCount, formatDuration } from './number-format.ts';

test('sizes in powers of a thousand, never "1000 KB"', () => {
  expect([0, 999, 1000, 1500, 99_949, 999_499, 999_500, 3e9, 5e15].map(formatBytes)).toEqual([
    '0 B',
    '999 B',
    '1 KB',
    '1.5 KB',
    '99.9 KB',
    '999 KB',
    '1 MB',
    '3 GB',
    '5000 TB',
  ]);
});

test('counts and durations', () => {
  expect(formatCount(1, 'key')).toBe('1 key');
  expect(formatCount(1204, 'key')).toBe('1,204 keys');
  expect([0.42, 350, 2100, 185_000].map(formatDuration)).toEqual(['0.4 ms', '350 ms', '2.1 s', '3 min 5 s']);
});
