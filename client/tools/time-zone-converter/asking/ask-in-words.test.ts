import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askInWords } from './ask-in-words.ts';

// A Saturday.
const nowMs = Date.parse('2026-11-21T12:00Z');
const ask = (text: string) => {
  const { home, zones, date, time } = askInWords(text, nowMs, ['Europe/Oslo']).values ?? {};
  return [home, zones, date, time].join(' ');
};
const problem = (text: string) => askInWords(text, nowMs, []).problem;

test('days by their date, name and number', () => {
  const to = 'Europe/London Australia/Perth';
  for (const [text, date, time] of [
    ['9am London 4 July 2030 in Perth', '2030-07-04', '09:00'],
    ['Dec 25 2030 9am London in Perth', '2030-12-25', '09:00'],
    ['December 25th, 2030, 9 a.m. London to Perth', '2030-12-25', '09:00'],
    ['25.12.2030 9.30 Uhr London in Perth', '2030-12-25', '09:30'],
    ['2030-12-25 21:30 London in Perth', '2030-12-25', '21:30'],
    ['13/02/2027 9am London in Perth', '2027-02-13', '09:00'],
    ['9am London in Perth on 1 Dec', '2026-12-01', '09:00'],
    ['1 Nov 9am London in Perth', '2027-11-01', '09:00'],
    ['29 Feb 9am London in Perth', '2028-02-29', '09:00'],
    ['tomorrow 8:15 LHR in PER', '2026-11-22', '08:15'],
    ['Friday 15h London → Perth', '2026-11-27', '15:00'],
    ['noon London in Perth tomorrow', '2026-11-22', '12:00'],
    ['yesterday, midnight, London, Perth', '2026-11-20', '00:00'],
  ] as const) {
    expect(ask(text), text).toBe(`${to} ${date} ${time}`);
  }
});

test('instants as programs write them', () => {
  expect(ask('2026-11-23T15:00:00Z in Tokyo')).toBe('UTC Asia/Tokyo 2026-11-23 15:00');
  expect(ask('2026-11-23T15:00:00.000+05:30 in Tokyo')).toBe('+05:30 Asia/Tokyo 2026-11-23 15:00');
  expect(ask('1700Z in Denver')).toBe('UTC America/Denver 2026-11-21 17:00');
  // date -u -d @1764000000
  expect(ask('@1764000000 in Tokyo')).toBe('UTC Asia/Tokyo 2025-11-24 16:00');
  expect(ask('1764000000000 in Tokyo')).toBe('UTC Asia/Tokyo 2025-11-24 16:00');
  expect(ask('1700000000 in Tokyo')).toBe('UTC Asia/Tokyo 2023-11-14 22:13:20');
  for (const text of [
    'Thu, 01 Jan 2026 10:00:00 +0200 in Tokyo',
    'Thu Jan 01 2026 10:00:00 GMT+0200 (Eastern European Standard Time) in Tokyo',
    '20260101T100000+0200 in Tokyo',
    '20260101T1000+02 in Tokyo',
    '2026-01-01 10:00:00.000 +02:00 in Tokyo',
  ]) {
    expect(ask(text), text).toBe('+02:00 Asia/Tokyo 2026-01-01 10:00');
  }
  expect(ask('20261123T150000Z')).toBe('UTC Europe/Oslo 2026-11-23 15:00');
  expect(ask('2026-11-23 23:59:59.999 UTC')).toBe('UTC Europe/Oslo 2026-11-23 23:59:59');
  expect(askInWords('1764000000123 in Tokyo', nowMs, []).remarks).toContain('fraction of the second');
  expect(askInWords('1764000000000 in Tokyo', nowMs, []).remarks).toBeUndefined();
  expect(askInWords('23:59:59.999 UTC in Tokyo', nowMs, []).remarks).toContain('fraction of the second');
  expect(ask('1530 Tokyo')).toBe('Asia/Tokyo Europe/Oslo 2026-11-21 15:30');
  expect(ask('1500 Zulu in Berlin')).toBe('UTC Europe/Berlin 2026-11-21 15:00');
});

test('a long list of cities is read; the limit is named for a longer one', () => {
  const zones =
    'Tokyo, Berlin, Paris, Madrid, Rome, Vienna, Oslo, Athens, Prague, Warsaw, Dublin, Lisbon, Kyiv, Cairo, ' +
    'Lagos, Nairobi, Dubai, Karachi, Dhaka, Bangkok, Singapore, Manila, Seoul, Sydney, Auckland, Honolulu, Denver';
  expect(ask(`15:00 London in ${zones}`).split(' ')[1]?.split(',')).toHaveLength(27);
  expect(problem(`15:00 London in ${'Tokyo, '.repeat(400)}`)).toContain('up to 2,000 characters');
});

// python3: datetime.date(2026, 1, 2).strftime('%A')
test('a weekday before a date is that of the date', () => {
  expect(ask('Fri 2 Jan 2026 10:00 London in Tokyo')).toBe('Europe/London Asia/Tokyo 2026-01-02 10:00');
  expect(problem('Thu, 02 Jan 2026 10:00:00 +0200')).toContain('2026-01-02 is a Friday');
});

test('without another place the zones stay, and without any the person’s own clock is meant', () => {
  expect(ask('noon in Kyiv')).toBe('Europe/Kiev Europe/Oslo 2026-11-21 12:00');
  expect(ask('3pm eastern')).toBe('America/New_York Europe/Oslo 2026-11-21 15:00');
  expect(ask('3pm')).toBe(' Europe/Oslo 2026-11-21 15:00');
  expect(ask('3pm my time in Tokyo')).toBe(' Asia/Tokyo 2026-11-21 15:00');
  expect(ask('3pm in Tokyo, Berlin')).toBe(' Asia/Tokyo,Europe/Berlin 2026-11-21 15:00');
  expect(ask('what time is it in Tokyo?')).toBe(' Asia/Tokyo  ');
  expect(ask('when it’s 3pm in Tokyo, what time is it in Berlin?')).toBe(
    'Asia/Tokyo Europe/Berlin 2026-11-21 15:00',
  );
  expect(ask('\u0663:\u0660\u0660 Cairo in UTC')).toBe('Africa/Cairo UTC 2026-11-21 03:00');
});

test('a time that clocks skip stays as it was typed, and is reported', () => {
  expect(ask('2026-03-29 02:30 Berlin in UTC')).toBe('Europe/Berlin UTC 2026-03-29 02:30');
});

test('what is not understood is named', () => {
  expect(problem('3pm Atlantis')).toBe('No place called “Atlantis” is known. Try the largest city near it.');
  expect(problem('3pm Lond in Rome')).toContain('Is London meant?');
  expect(problem('15:00:60 Berlin')).toBe('“15:00:60” is not a time of day.');
  // The leap second at the end of 2016 (IERS Bulletin C 52).
  expect(problem('2016-12-31T23:59:60Z in Tokyo')).toMatch(
    /is a leap second, which computers’ clocks leave out. Ask for 23:59:59\.$/,
  );
  expect(problem('24:00 Berlin')).toBe('“24:00” is not a time of day. Write 00:00 of the next day.');
  for (const text of ['2026-W48-1', '2026-330', '2026W481']) {
    expect(problem(`${text} 10:00 Berlin`)).toContain(`“${text}” is not read as a date`);
  }
  for (const text of ['0', '86399']) expect(problem(text)).toContain('seconds since 1970 in ten digits');
  expect(problem('11/12/2026 9am London')).toContain('write 2026-11-12 or 2026-12-11');
  for (const text of ['USA', 'Australia', 'Kiribati', 'Chile', 'Mongolia', 'Russia']) {
    expect(problem(`3pm ${text} in Rome`)).toContain(`“${text}” has several time zones`);
  }
  for (const text of ['ACT', 'ECT', 'Factory', 'SystemV/EST5EDT', 'US/Pacific-New']) {
    expect(problem(`3pm ${text} in Rome`)).toContain(`No place called “${text}” is known`);
  }
  expect(problem('3pm Canada in Rome')).toContain('“Canada” has several time zones');
  expect(problem('25:00 Berlin')).toBe('“25:00” is not a time of day.');
  expect(problem('2026-02-30 9am Berlin')).toBe('“2026-02-30” is not a date.');
  expect(problem('01/02/2027 9am London')).toContain('may be of two months');
  expect(problem('IST')).toContain('No time of day was found');
});

test('doubtful abbreviations are reported', () => {
  expect(askInWords('noon IST in Tokyo', nowMs, []).remarks).toContain(
    'also short for Israel (Jerusalem) and Ireland (Dublin)',
  );
  expect(askInWords('10am EST 4 July 2027 in London', nowMs, []).remarks).toContain(
    'EST as such is UTC\u22125',
  );
});

test('any text is read or refused, and soon', () => {
  const words = fc.constantFrom(
    ...'0123456789:./-+@, '.split(''),
    ...['am', 'noon', 'now', 'in', 'to', 'Tokyo', 'IST', 'Mar', 'next', 'fri', '\u0663', 'T', 'Z', 'at '],
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 60 }), (parts) => {
      expect(() => askInWords(parts.join(''), nowMs, [])).not.toThrow();
    }),
  );
});
