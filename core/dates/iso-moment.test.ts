import { expect, test } from 'vitest';
import { readIsoMoment } from './iso-moment.ts';

// `date -u -d … +%s` of coreutils.
test.each([
  ['2026-01-31', 1_769_817_600],
  ['2026-01-31 13:05', 1_769_864_700],
  ['2026-01-31T13:05:00.250+02:00', 1_769_857_500.25],
  ['2026-01-31T13:05z', 1_769_864_700],
])('reads %s', (text, seconds) => {
  expect(readIsoMoment(text)).toBe(seconds * 1000);
});

test.each(['', '-1', 'foo 5', '2026-02-30', '2026-13-01', '2026-01-31T25:00', 'Jan 31 2026', '2026'])(
  'refuses “%s”',
  (text) => {
    expect(readIsoMoment(text)).toBeUndefined();
  },
);
