import { beforeAll, expect, test } from 'vitest';
import { dayBounds, nextClockChange, readClockAt } from './clock-readings.ts';

beforeAll(async () => {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
});

const iso = (epochMs: number | undefined) =>
  epochMs === undefined ? undefined : new Date(epochMs).toISOString().slice(0, 16);

// The tz database: the clocks of London go back at 01:00 UTC on 2026-10-25, those of New York forward at 07:00 UTC on 2026-03-08.
test('times that clocks show twice and times that they skip', () => {
  const london = readClockAt('Europe/London', '2026-10-25', '01:30');
  expect([london.kind, iso(london.epochMs), iso(london.laterMs)]).toEqual([
    'twice',
    '2026-10-25T00:30',
    '2026-10-25T01:30',
  ]);
  const newYork = readClockAt('America/New_York', '2026-03-08', '02:30');
  expect([newYork.kind, iso(newYork.epochMs)]).toEqual(['skipped', '2026-03-08T07:30']);
  expect(readClockAt('Asia/Kathmandu', '2026-07-01', '05:45')).toEqual({
    kind: 'usual',
    epochMs: Date.parse('2026-07-01T00:00Z'),
    laterMs: undefined,
  });
});

test('the next change, half-hour ones too, or none', () => {
  const at = Date.parse('2026-07-01T00:00Z');
  expect(nextClockChange('Australia/Lord_Howe', at)).toEqual({
    epochMs: Date.parse('2026-10-03T15:30Z'),
    beforeMinutes: 630,
    afterMinutes: 660,
  });
  expect(nextClockChange('Pacific/Chatham', at)).toMatchObject({ beforeMinutes: 765, afterMinutes: 825 });
  expect(nextClockChange('Asia/Tokyo', at)).toBeUndefined();
});

test('days of 23, 24 and 25 hours', () => {
  const hours = (zone: string, date: string) => {
    const { startMs, endMs } = dayBounds(zone, date);
    return (endMs - startMs) / 3_600_000;
  };
  expect(hours('Europe/Berlin', '2026-03-29')).toBe(23);
  expect(hours('Europe/Berlin', '2026-10-25')).toBe(25);
  expect(hours('Asia/Tokyo', '2026-10-25')).toBe(24);
});
