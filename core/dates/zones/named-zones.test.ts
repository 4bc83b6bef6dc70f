import { expect, test, vi } from 'vitest';
import { abbreviationFacts } from './abbreviation-facts.ts';
import { countryZones } from './country-zones.ts';
import { findTimeZone, searchTimeZones, zonesOfCountry } from './named-zones.ts';
import { cityZones } from './place-names.ts';
import { zoneAbbreviations } from './time-zone-names.ts';
import { isReadableZone, zoneOffsetMinutes } from './time-zones.ts';
import { airportZones, renamedZones } from './zone-aliases.ts';

const at = (iso: string) => Date.parse(iso);

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
    ['SST', 'Pacific/Pago_Pago'],
    ['AMT', 'America/Manaus'],
    ['WAST', 'Africa/Windhoek'],
    ['Bombay', 'Asia/Kolkata'],
    ['Easter Island', 'Pacific/Easter'],
    ['St. John\u2019s', 'America/St_Johns'],
    ["St. John's", 'America/St_Johns'],
    ['UCT', 'UCT'],
    ['MET', 'MET'],
    ['GMT0', 'GMT0'],
  ] as const) {
    expect(findTimeZone(text)?.id, text).toBe(id);
  }
  expect(findTimeZone('utc-3')?.name).toBe('UTC\u22123');
  for (const text of ['', ' ', 'atlantis', '12', 'UTC+15', '__proto__', 'constructor']) {
    expect(findTimeZone(text), text).toBeUndefined();
  }
});

test('names that ICU has beside the tz database are no zones', () => {
  const names =
    'ACT AET AGT BET CNT CTT ECT IET MIT NET PLT PNT PRT VST Factory SystemV/EST5EDT US/Pacific-New';
  for (const name of names.split(' ')) {
    expect(findTimeZone(name), name).toBeUndefined();
    expect(isReadableZone(name), name).toBe(false);
  }
});

test('what Temporal refuses is no zone, whatever Intl says', () => {
  const toZonedDateTimeISO = () => {
    throw new RangeError('Not a valid time zone string');
  };
  vi.stubGlobal('Temporal', { Instant: { fromEpochMilliseconds: () => ({ toZonedDateTimeISO }) } });
  expect(isReadableZone('Asia/Urumqi')).toBe(false);
  vi.unstubAllGlobals();
});

test('a country of several zones names them', () => {
  expect(zonesOfCountry('Kiribati').map(({ id }) => id)).toContain('Pacific/Kiritimati');
  expect(zonesOfCountry('USA')[0]?.name).toBe('New York');
  expect(zonesOfCountry('Japan')).toEqual([]);
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
