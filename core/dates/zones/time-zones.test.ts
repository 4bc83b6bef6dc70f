import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatOffset, wallTimeAt, wallTimeToEpochMs, zoneOffsetMinutes } from './time-zones.ts';

const at = (iso: string) => Date.parse(iso);
const wall = (text: string) => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number);
  return { year, month, day, hour, minute };
};

test('offsets as the tz database has them', () => {
  expect(zoneOffsetMinutes('Asia/Tokyo', at('2026-07-01T00:00Z'))).toBe(540);
  expect(zoneOffsetMinutes('Asia/Kolkata', at('2026-07-01T00:00Z'))).toBe(330);
  expect(zoneOffsetMinutes('Asia/Kathmandu', at('2026-07-01T00:00Z'))).toBe(345);
  expect(zoneOffsetMinutes('America/St_Johns', at('2026-01-01T00:00Z'))).toBe(-210);
  expect(zoneOffsetMinutes('Pacific/Kiritimati', at('2026-01-01T00:00Z'))).toBe(840);
  expect(zoneOffsetMinutes('Australia/Lord_Howe', at('2026-01-01T00:00Z'))).toBe(660);
  expect(zoneOffsetMinutes('Australia/Lord_Howe', at('2026-07-01T00:00Z'))).toBe(630);
  expect(zoneOffsetMinutes('+05:30', at('2026-07-01T00:00Z'))).toBe(330);
});

test('the European Union changes its clocks at 01:00 UTC on the last Sundays of March and October', () => {
  expect(zoneOffsetMinutes('Europe/Berlin', at('2026-03-29T00:59:59Z'))).toBe(60);
  expect(zoneOffsetMinutes('Europe/Berlin', at('2026-03-29T01:00:00Z'))).toBe(120);
  expect(zoneOffsetMinutes('Europe/Berlin', at('2026-10-25T00:59:59Z'))).toBe(120);
  expect(zoneOffsetMinutes('Europe/Berlin', at('2026-10-25T01:00:00Z'))).toBe(60);
});

test('a wall time that clocks skip moves on, one they show twice is the first (as in Temporal)', () => {
  const newYork = (text: string) => new Date(wallTimeToEpochMs('America/New_York', wall(text))).toISOString();
  expect(newYork('2026-03-08 01:59')).toBe('2026-03-08T06:59:00.000Z');
  expect(newYork('2026-03-08 02:30')).toBe('2026-03-08T07:30:00.000Z');
  expect(newYork('2026-03-08 03:00')).toBe('2026-03-08T07:00:00.000Z');
  expect(newYork('2026-11-01 01:30')).toBe('2026-11-01T05:30:00.000Z');
  expect(newYork('2026-11-01 02:00')).toBe('2026-11-01T07:00:00.000Z');
});

test('Samoa had no 30 December 2011', () => {
  expect(wallTimeAt('Pacific/Apia', at('2011-12-30T09:59Z'))).toEqual(wall('2011-12-29 23:59'));
  expect(wallTimeAt('Pacific/Apia', at('2011-12-30T10:00Z'))).toEqual(wall('2011-12-31 00:00'));
});

// The tz database: local mean time of Berlin until 1893, and the year 1 after the year 0 (1 BC).
test('offsets are exact where clocks went by the sun, and in the first years', () => {
  expect(zoneOffsetMinutes('Europe/Berlin', at('1886-01-25T00:00Z')) * 60).toBe(53 * 60 + 28);
  expect(formatOffset(53 + 28 / 60)).toBe('UTC+0:53:28');
  expect(zoneOffsetMinutes('UTC', at('0000-12-31T23:06Z'))).toBe(0);
  expect(wallTimeAt('UTC', at('0000-12-31T23:06Z'))).toEqual({
    year: 0,
    month: 12,
    day: 31,
    hour: 23,
    minute: 6,
  });
  expect(wallTimeToEpochMs('UTC', { year: 50, month: 1, day: 1, hour: 0, minute: 0 })).toBe(
    at('0050-01-01T00:00Z'),
  );
});

test('offsets are written as people write them', () => {
  expect([0, 60, 330, -210, -180].map(formatOffset)).toEqual([
    'UTC',
    'UTC+1',
    'UTC+5:30',
    'UTC\u22123:30',
    'UTC\u22123',
  ]);
});

test('what a clock shows leads back to the instant, but for the hour it shows twice', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: at('1990-01-01T00:00Z') / 60_000, max: at('2037-01-01T00:00Z') / 60_000 }),
      (zone, minutes) => {
        const epochMs = minutes * 60_000;
        const back = wallTimeToEpochMs(zone, wallTimeAt(zone, epochMs));
        expect(wallTimeAt(zone, back)).toEqual(wallTimeAt(zone, epochMs));
        expect(epochMs - back === 0 || (epochMs > back && epochMs - back <= 86_400_000)).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
