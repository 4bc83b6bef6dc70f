import { beforeAll, expect, test } from 'vitest';
import { provideTemporal } from '#client/lib/temporal.ts';
import { convertTimes } from './convert.ts';
import { readMoment } from './read-moment.ts';
import { type FormId, writeMoment } from './write-moment.ts';

beforeAll(provideTemporal);

const read = (line: string, meaning: Parameters<typeof readMoment>[1] = 'auto', zone = 'UTC') =>
  readMoment(line, meaning, zone, 0n);
const iso = (line: string, ...rest: [Parameters<typeof readMoment>[1]?, string?]) =>
  writeMoment(read(line, ...rest).ns, 'iso', 'UTC');

test.each([
  // RFC 3339, 5.8.
  ['1985-04-12T23:20:50.52Z', '1985-04-12T23:20:50.52Z'],
  ['1996-12-19T16:39:57-08:00', '1996-12-20T00:39:57Z'],
  ['1937-01-01T12:00:27.87+00:20', '1937-01-01T11:40:27.87Z'],
  // RFC 9557, 2 and 3.
  ['2022-07-08T00:14:07+02:00[Europe/Paris]', '2022-07-07T22:14:07Z'],
  ['1996-12-19T16:39:57-08:00[America/Los_Angeles][u-ca=hebrew]', '1996-12-20T00:39:57Z'],
  // RFC 9110, 5.6.7, and RFC 5322, 4.3: forms that must be read.
  ['Sunday, 06-Nov-94 08:49:37 GMT', '1994-11-06T08:49:37Z'],
  ['21 Nov 97 09:55 EST', '1997-11-21T14:55:00Z'],
  // git log with its usual dates, and as %aI: 2023-11-14T22:13:20+00:00.
  ['Tue Nov 14 22:13:20 2023 +0000', '2023-11-14T22:13:20Z'],
  ['Fri Jul 4 09:30:00 2025 -0700', '2025-07-04T16:30:00Z'],
  // Dates and JSON of ASP.NET AJAX: milliseconds of Unix time, whatever the zone.
  [String.raw`"\/Date(1198908717056-0700)\/"`, '2007-12-29T06:11:57.056Z'],
  ['/Date(-1)/', '1969-12-31T23:59:59.999Z'],
  // ISO 8601: the end of a day.
  ['2000-02-29T24:00:00Z', '2000-03-01T00:00:00Z'],
  // RFC 5322, appendix A, and its obsolete zone.
  ['Fri, 21 Nov 1997 09:55:06 -0600', '1997-11-21T15:55:06Z'],
  ['21 Nov 1997 09:55:06 EST', '1997-11-21T14:55:06Z'],
  // RFC 9110, 5.6.7.
  ['Sun, 06 Nov 1994 08:49:37 GMT', '1994-11-06T08:49:37Z'],
  ['Sun Nov  6 08:49:37 1994', '1994-11-06T08:49:37Z'],
  // As printed by date(1) and JavaScript.
  ['Tue Nov 15 03:43:20 PST 2023', '2023-11-15T11:43:20Z'],
  ['Wed Nov 15 2023 03:43:20 GMT+0530 (India Standard Time)', '2023-11-14T22:13:20Z'],
  // The log format of Apache's own manual.
  ['10/Oct/2000:13:55:36 -0700', '2000-10-10T20:55:36Z'],
  // ISO 8601: basic form, week date and day of the year.
  ['19850412T101530Z', '1985-04-12T10:15:30Z'],
  ['1985-W15-5', '1985-04-12T00:00:00Z'],
  ['1985-102', '1985-04-12T00:00:00Z'],
  // A year has twelve months, so only one order is possible; as read by dateutil.parser of Python.
  ['25.12.2026', '2026-12-25T00:00:00Z'],
  ['12/25/2026 14:30', '2026-12-25T14:30:00Z'],
  ['31/12/2026', '2026-12-31T00:00:00Z'],
  // As printed by date -u -d @1000000000 and @1700000000.
  ['1e9', '2001-09-09T01:46:40Z'],
  ['1.7e9', '2023-11-14T22:13:20Z'],
  ['1 700 000 000', '2023-11-14T22:13:20Z'],
  ['Nov 25, 2026 12:30 AM', '2026-11-25T00:30:00Z'],
  // MongoDB's manual; the specification of ULID; RFC 9562, appendix A.
  ['507f191e810c19729de860ea', '2012-10-17T20:46:22Z'],
  ['01ARZ3NDEKTSV4RRFFQ69G5FAV', '2016-07-30T23:54:10.259Z'],
  ['C232AB00-9414-11EC-B3C8-9F6BDECED846', '2022-02-22T19:22:22Z'],
  ['1EC9414C-232A-6B00-B3C8-9F6BDECED846', '2022-02-22T19:22:22Z'],
  ['017F22E2-79B0-7CC3-98C4-DC0C0C07398F', '2022-02-22T19:22:22Z'],
  ['017F22E279B07CC398C4DC0C0C07398F', '2022-02-22T19:22:22Z'],
])('%s is %s', (line, expected) => expect(iso(line)).toBe(expected));

test.each([
  // Microsoft's page on Excel's date systems; NTP in RFC 5905, figure 4; the documentation of Discord.
  ['36526', 'excel', '2000-01-01T00:00:00Z'],
  ['1', 'excel', '1900-01-01T00:00:00Z'],
  ['61', 'excel', '1900-03-01T00:00:00Z'],
  // Python: datetime(1899, 12, 30) + timedelta(days=45672.75); spreadsheets of many languages write a comma.
  ['45672,75', 'excel', '2025-01-15T18:00:00Z'],
  ['45672,750', 'excel', '2025-01-15T18:00:00Z'],
  ['2208988800', 'ntp', '1970-01-01T00:00:00Z'],
  ['2272060800', 'ntp', '1972-01-01T00:00:00Z'],
  ['175928847299117063', 'discord', '2016-04-30T11:18:25.796Z'],
  ['2451545', 'julian', '2000-01-01T12:00:00Z'],
  ['51544', 'mjd', '2000-01-01T00:00:00Z'],
  ['0', 'cocoa', '2001-01-01T00:00:00Z'],
  ['116444736000000000', 'filetime', '1970-01-01T00:00:00Z'],
  ['621355968000000000', 'dotnet', '1970-01-01T00:00:00Z'],
  ['-1.5', 's', '1969-12-31T23:59:58.5Z'],
] as const)('%s as %s is %s', (line, meaning, expected) => expect(iso(line, meaning)).toBe(expected));

test('clocks that skip or repeat an hour: Berlin in 2026', () => {
  expect(iso('2026-03-29 02:30', 'auto', 'Europe/Berlin')).toBe('2026-03-29T01:30:00Z');
  expect(read('2026-03-29 02:30', 'auto', 'Europe/Berlin').doubts).toHaveLength(1);
  expect(read('2026-10-25 02:30', 'auto', 'Europe/Berlin').doubts).toHaveLength(1);
  expect(read('2026-10-25 12:30', 'auto', 'Europe/Berlin').doubts).toEqual([]);
});

test('clocks by the sun keep their seconds, and days of Excel their full second', () => {
  // tzdata: Monrovia was at −0:44:30 until 1972.
  expect(writeMoment(-1_000_000_000_000_000_000n, 'isoLocal', 'Africa/Monrovia')).toBe(
    '1938-04-24T21:28:50-00:44:30',
  );
  expect(iso('1938-04-24T21:28:50-00:44:30')).toBe('1938-04-24T22:13:20Z');
  expect(iso('45244.9259259259', 'excel')).toBe('2023-11-14T22:13:20Z');
  expect(read('2026-07-01T12:00:00+01:00[Europe/Berlin]').doubts[0]?.sentence).toContain('was at +02:00');
});

test('what is doubtful, wrong or without a time says so', () => {
  expect(read('Mon, 21 Nov 1997 09:55:06 -0600').doubts[0]?.sentence).toContain('is a Friday');
  expect(read('2016-12-31T23:59:60Z').doubts[0]?.sentence).toContain('leap seconds');
  for (const line of [
    '03/04/2026',
    '2026-02-30',
    '2026-W54-1',
    '2025-366',
    '25:00',
    '12 Foo 2026',
    'hello',
  ]) {
    expect(() => read(line)).toThrow(/is not a date|either way round/);
  }
  expect(() => read('919108f7-52d1-4320-9bac-f847db4148a8')).toThrow('holds no time');
  expect(() => read('60', 'excel')).toThrow('did not exist');
  expect(() => read(`1${'0'.repeat(40)}`)).toThrow('outside the years');
});

// Python’s datetime refuses the same: 2023-02-29, month 13, hour 25; ISO 8601 has no week 53 in 2023.
test.each([
  ['2023-02-29', 'February 2023 has 28 days.'],
  ['31 Apr 2023', 'April 2023 has 30 days.'],
  ['2023-13-01T00:00:00Z', 'There is no month 13.'],
  ['2023-01-05 25:10:00', 'Hours end at 23, minutes and seconds at 59.'],
  ['2023-W53-1', '2023 has no week 53.'],
  // The example of RFC 3164, 4.1.2, and StampMilli of Go.
  ['Oct 11 22:14:15', 'It has no year. Write it behind the day: Feb 4 2026 21:00:57.'],
  ['Feb  4 21:00:57.012', 'It has no year. Write it behind the day: Feb 4 2026 21:00:57.'],
  ['2023-366', '2023 has no day 366.'],
  ['2023-01-05 10:00 Europe/Berln', '“Europe/Berln” is not a time zone; Europe/Berlin is one.'],
])('says what is wrong with %s', (line, hint) => {
  const details = expect.objectContaining({ hint }) as unknown;
  expect(() => read(line)).toThrow(expect.objectContaining({ details }));
});

test('Z before a zone is UTC, and keeps the instant (RFC 9557, section 2.2)', () => {
  // date -u -d 2022-07-08T00:14:07Z +%s is 1657239247.
  expect(read('2022-07-08T00:14:07Z[Europe/Paris]').ns).toBe(1_657_239_247_000_000_000n);
  expect(read('20220708T001407Z[Asia/Tokyo]').ns).toBe(1_657_239_247_000_000_000n);
  expect(read('2022-07-08T00:14:07Z[!Europe/Paris][u-ca=iso8601]').doubts).toEqual([]);
});

// GNU date: date -u -d 2023-11-05T01:30:00-05:00 +%s
test('an offset is compared with the zone at its instant (RFC 9557, section 3.4)', () => {
  const { ns, doubts } = read('2023-11-05T01:30:00-05:00[America/New_York]');
  expect({ ns, doubts }).toEqual({ ns: 1_699_165_800_000_000_000n, doubts: [] });
  const [doubt] = read('2022-07-08T00:14:07+00:00[!Europe/Paris]').doubts;
  expect(doubt?.sentence).toContain('Europe/Paris was at +02:00 then');
});

// The grammar of RFC 9557, section 4.1; GNU date: date -u -d 1976-11-18T15:23:30+01:00 +%s
test('an offset may stand for a zone in brackets', () => {
  expect(read('1976-11-18T15:23:30+01:00[+01:00]').ns).toBe(217_175_010_000_000_000n);
  expect(read('1976-11-18T15:23:30[+01:00]').ns).toBe(217_175_010_000_000_000n);
});

test('every form of numbers and dates leads back to the instant', () => {
  const forms: FormId[] = [
    's',
    'ms',
    'us',
    'ns',
    'filetime',
    'dotnet',
    'webkit',
    'cocoa',
    'ntp',
    'julian',
    'mjd',
    'excel',
  ];
  for (const ns of [0n, 1_700_000_000_000_000_000n, -86_400_000_000_000n, 4_102_444_800_000_000_000n]) {
    for (const form of forms) {
      expect(read(writeMoment(ns, form, 'UTC') ?? '', form as 's').ns - ns).toBeGreaterThan(-10_000n);
      expect(read(writeMoment(ns, form, 'UTC') ?? '', form as 's').ns - ns).toBeLessThan(10_000n);
    }
    for (const form of ['iso', 'isoLocal', 'zoned', 'mail', 'http'] as const) {
      expect(read(writeMoment(ns, form, 'Asia/Kolkata') ?? '').ns).toBe(ns);
    }
  }
});

// GNU date reads each of these so: date -u -d 2024-02-29T12+05:30 +%s
test('an hour alone and single digits are read, and figures that may be a date are named', () => {
  expect(read('2024-02-29T12Z').ns).toBe(1_709_208_000_000_000_000n);
  expect(read('20240229T12+05:30').ns).toBe(1_709_188_200_000_000_000n);
  expect(read('2024-2-9').ns).toBe(1_707_436_800_000_000_000n);
  const doubts = (line: string) => read(line).doubts.map(({ hint }) => hint);
  expect(doubts('20240229')).toEqual(['Write 2024-02-29 if it is one.']);
  expect(doubts('20240229123456')).toEqual(['Write 2024-02-29 12:34:56 if it is one.']);
  // GNU date refuses the first; the second is the year 2001 in seconds.
  expect([doubts('20240230'), doubts('1000000000')]).toEqual([[], []]);
});

test('Excel has no days before 1900, and the page says so', () => {
  const options = { meaning: 'auto', form: 'excel', zone: 'UTC' } as const;
  expect(() => convertTimes('-3000000000', options)).toThrow('Excel has no number for “-3000000000”');
  const { notes, parts } = convertTimes('-3000000000\n0', options);
  expect(notes?.map(({ severity, place }) => [severity, place])).toMatchObject([['error', { line: 1 }]]);
  // 1970-01-01, by the formula DATE(1970,1,1).
  expect(parts[0]?.content).toBe('\n25569');
});
