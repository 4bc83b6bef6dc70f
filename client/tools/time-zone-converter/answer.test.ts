import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerAt } from './answer.ts';

const winter = Date.parse('2026-11-21T12:00Z');
const summer = Date.parse('2026-07-01T12:00Z');
const ask = (query: string, nowMs = winter) => answerAt(query, 'en-US', nowMs)?.text;

// Tokyo keeps UTC+9 all year; Berlin is UTC+1 in winter and UTC+2 in summer; New York UTC-5 and UTC-4 (tz database).
test('answers for today, with the season’s offsets', () => {
  expect(ask('3pm Tokyo in Berlin')).toBe('7:00 AM Berlin');
  expect(ask('3pm Tokyo in Berlin', summer)).toBe('8:00 AM Berlin');
  expect(ask('15:30 utc to est')).toBe('10:30 AM EST');
  expect(ask('9:00 am new york in london?')).toBe('2:00 PM London');
  expect(ask('noon in Mumbai to UTC')).toBe('6:30 AM UTC');
  expect(ask('now in Tokyo')).toBe('9:00 PM Tokyo');
  expect(answerAt('3pm Tokyo in Berlin', 'en-US', winter)?.working).toBe(
    '3:00 PM Tokyo (UTC+9), Berlin (UTC+1), Sat, Nov 21, 2026',
  );
});

test('says when it is another day there', () => {
  expect(ask('8pm Los Angeles in Sydney')).toBe('3:00 PM Sydney, the next day');
  expect(ask('1am Tokyo in New York')).toBe('11:00 AM New York, the day before');
});

test('answers for a day that is named, and for several places', () => {
  // 2026-11-21 is a Saturday; the clocks of Berlin and New York are at UTC+1 and UTC−5 then.
  expect(ask('3pm Tokyo next Tue in Berlin, NYC')).toBe('7:00 AM Berlin; 1:00 AM NYC');
  expect(answerAt('3pm Tokyo next Tue in Berlin, NYC', 'en-US', winter)?.working).toContain(
    'Tue, Nov 24, 2026',
  );
  expect(answerAt('9:00 London tomorrow in UTC', 'en-US', winter)?.working).toContain('Sun, Nov 22, 2026');
  expect(answerAt('9:00 London 2026-07-01 in UTC', 'en-US', winter)?.text).toBe('8:00 AM UTC');
  expect(answerAt('3pm Tokyo next Tue in Berlin, NYC', 'en-US', winter)?.values).toEqual({
    home: 'Asia/Tokyo',
    zones: 'Europe/Berlin,America/New_York',
    date: '2026-11-24',
    time: '15:00',
    occurrence: 'first',
  });
});

test('is silent about anything else', () => {
  for (const query of [
    '',
    '3pm',
    '12 ft in m',
    '3 Tokyo in Berlin',
    '25:00 Tokyo in Berlin',
    '13pm utc in est',
    '3pm Atlantis in Berlin',
    '3pm Tokyo in Berlin, Atlantis',
    '3pm Tokyo 2026-99-99 in Berlin',
    'now',
    '15% of 80',
  ]) {
    expect(ask(query), query).toBeUndefined();
  }
});

test('any text is answered or not, and never an error', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789:.apm inutcestTokyo')), maxLength: 40 }),
      (query) => {
        ask(query);
      },
    ),
  );
});

test('answers the clock of a place and the difference between two', () => {
  const noon = Date.UTC(2026, 10, 25, 12);
  const ask = (query: string) => answerAt(query, 'en-US', noon)?.text;
  // Python's zoneinfo; Tokyo has no summer time, London has none in November.
  for (const query of ['what time is it in sydney', 'sydney time', 'time in sydney now'])
    expect(ask(query)).toBe('11:00 PM Sydney');
  expect(ask('time difference london tokyo')).toBe('9 h: Tokyo is ahead of London');
  expect(ask('how many hours ahead is new york of berlin')).toBe('6 h: New York is behind Berlin');
  for (const query of ['reading time', 'run time', 'time difference', 'bath time'])
    expect(ask(query), query).toBeUndefined();
});

// tz database: Eastern Standard Time is UTC−5; in July New York's clocks are at UTC−4.
test('a note names an abbreviation that is wrong on that day', () => {
  const { text, working } =
    answerAt('10am EST on 2026-07-15 in London', 'en-US', Date.UTC(2026, 10, 29)) ?? {};
  expect(text).toContain('3:00');
  expect(working).toContain('EST as such is UTC−5');
});
