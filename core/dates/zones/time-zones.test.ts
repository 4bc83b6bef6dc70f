import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zoneAbbreviations } from './time-zone-names.ts';
import { abbreviationFacts } from './abbreviation-facts.ts';
import { countryZones } from './country-zones.ts';
import { findTimeZone, searchTimeZones } from './named-zones.ts';
import { cityZones } from './place-names.ts';
import { airportZones, renamedZones } from './zone-aliases.ts';
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

test('names that people use', () => {
  for (const [text, id] of [
    ['Tokyo', 'Asia/Tokyo'],
    ['new york', 'America/New_York'],
    ['São Paulo', 'America/Sao_Paulo'],
    ['europe/berlin', 'Europe/Berlin'],
    ['PST', 'America/Los_Angeles'],
    ['UTC', 'UTC'],
    ['UTC+5:30', '+05:30'],
    ['GMT-3', '-03:00'],
    ['beijing', 'Asia/Shanghai'],
    ['Kolkata', 'Asia/Kolkata'],
    ['Kyiv', 'Europe/Kiev'],
    ['Kiev', 'Europe/Kiev'],
    ['Europe/Kyiv', 'Europe/Kiev'],
    ['Ho Chi Minh', 'Asia/Saigon'],
    ['Yangon', 'Asia/Rangoon'],
    ['nrt', 'Asia/Tokyo'],
    ['US/Eastern', 'US/Eastern'],
    ['EST5EDT', 'EST5EDT'],
    ['PRC', 'PRC'],
    ['GB-Eire', 'GB-Eire'],
    ['München', 'Europe/Berlin'],
    ['東京', 'Asia/Tokyo'],
    ['Киев', 'Europe/Kiev'],
    ['القاهرة', 'Africa/Cairo'],
    ['California', 'America/Los_Angeles'],
    ['Queensland', 'Australia/Brisbane'],
    ['Taiwan', 'Asia/Taipei'],
    ['Kosovo', 'Europe/Belgrade'],
    ['Myanmar', 'Asia/Rangoon'],
    ['pacific time', 'America/Los_Angeles'],
  ] as const) {
    expect(findTimeZone(text)?.id, text).toBe(id);
  }
  expect(findTimeZone('utc-3')?.name).toBe('UTC\u22123');
  for (const text of ['', ' ', 'atlantis', '12', 'UTC+15', '__proto__', 'constructor']) {
    expect(findTimeZone(text), text).toBeUndefined();
  }
});

test('every listed zone is one that the browser knows', () => {
  const single = [zoneAbbreviations, cityZones, airportZones, renamedZones].flatMap((table) =>
    Object.values(table),
  );
  for (const id of [...single, ...Object.values(countryZones).flat()]) {
    expect(() => zoneOffsetMinutes(id, 0), id).not.toThrow();
  }
});

test('new names mean what the tz database has made of the old ones', () => {
  for (const [name, old] of Object.entries(renamedZones)) {
    const id = name.replaceAll(' ', '_');
    for (const when of ['2026-01-01T00:00Z', '2026-07-01T00:00Z', '1990-07-01T00:00Z'])
      expect(zoneOffsetMinutes(id, at(when)), name).toBe(zoneOffsetMinutes(old, at(when)));
  }
});

test('an abbreviation says an offset that its zone has in one half of the year', () => {
  for (const [name, { offsetMinutes }] of Object.entries(abbreviationFacts)) {
    const zone = zoneAbbreviations[name] ?? '';
    const offsets = ['2026-01-01T00:00Z', '2026-07-01T00:00Z'].map((when) =>
      zoneOffsetMinutes(zone, at(when)),
    );
    expect(offsets, name).toContain(offsetMinutes);
  }
});

test('zones are found while they are typed', () => {
  expect(searchTimeZones('kolk', 3).map(({ id }) => id)).toContain('Asia/Kolkata');
  expect(searchTimeZones('berl', 3).map(({ name }) => name)).toContain('Berlin');
  expect(searchTimeZones('IST', 3)[0]).toEqual({ id: 'Asia/Kolkata', name: 'IST' });
  expect(searchTimeZones(' ', 3)).toEqual([]);
  expect(searchTimeZones('lon', 6)[0]).toEqual({ id: 'Europe/London', name: 'London' });
  // Three countries call their time IST, and Canada has six zones.
  expect(searchTimeZones('IST', 6).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['Asia/Kolkata', 'Asia/Jerusalem', 'Europe/Dublin']),
  );
  expect(searchTimeZones('canada', 9)).toHaveLength(6);
  expect(searchTimeZones('München', 6)).toEqual([{ id: 'Europe/Berlin', name: 'München' }]);
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
