import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError } from '#core/errors.ts';
import { describeDoubt } from './abbreviations.ts';
import { writeInvitation, writeMeetingFile } from './invitation.ts';
import operation from './operation.ts';
import { makePlan } from './plan.ts';
import { schema, type ZoneState } from './state.ts';

beforeAll(async () => {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
});

const nowMs = Date.parse('2026-11-21T12:00Z');
const plan = (state: Partial<ZoneState>) =>
  makePlan({ ...initialState(schema), ...state }, 'Europe/Berlin', nowMs, 'en-GB');
const shown = (state: Partial<ZoneState>) =>
  plan(state).zones.map(({ id, time, days, offset }) => [id, time, days, offset]);

// The tz database.
test('one moment in all zones, with the day there', () => {
  const zones = 'Pacific/Kiritimati,Asia/Kathmandu,Pacific/Chatham,America/Los_Angeles,Antarctica/Troll';
  expect(shown({ home: 'UTC', date: '2026-07-01', time: '12:00', zones })).toEqual([
    ['UTC', '12:00', 0, 'UTC'],
    ['Pacific/Kiritimati', '2:00', 1, 'UTC+14'],
    ['Asia/Kathmandu', '17:45', 0, 'UTC+5:45'].map((part) =>
      part === 'Asia/Kathmandu' ? 'Asia/Katmandu' : part,
    ),
    ['Pacific/Chatham', '0:45', 1, 'UTC+12:45'],
    ['America/Los_Angeles', '5:00', 0, 'UTC\u22127'],
    ['Antarctica/Troll', '14:00', 0, 'UTC+2'],
  ]);
  expect(shown({ zones: 'UTC' })).toEqual([
    ['Europe/Berlin', '13:00', 0, 'UTC+1'],
    ['UTC', '12:00', 0, 'UTC'],
  ]);
});

test('a skipped time is put forward, and of a doubled one either can be meant', () => {
  const skipped = plan({ home: 'America/New_York', date: '2026-03-08', time: '02:30' });
  expect([skipped.reading, skipped.clock.time]).toEqual(['skipped', '03:30']);
  expect(skipped.zones[0]?.hours).toHaveLength(23);
  const twice = { home: 'Europe/London', date: '2026-10-25', time: '01:30', zones: 'UTC' };
  expect(shown(twice)[1]?.[1]).toBe('0:30');
  expect(shown({ ...twice, occurrence: 'second' })[1]?.[1]).toBe('1:30');
  expect(plan(twice).reading).toBe('twice');
});

test('the operation notes what the page shows above the zones', async () => {
  const notes = async (state: Partial<ZoneState>) => {
    const task = { signal: AbortSignal.timeout(60_000), reportProgress: () => undefined };
    const options = { ...initialState(schema), nowMs, ...state };
    const { notes: found = [] } = await operation.run(undefined, options, task);
    return found.map(({ sentence }) => sentence).join('\n');
  };
  // The tz database: no 2:30 in New York, two of 1:30 in London, no 30 December in Apia, EDT in July.
  const home = 'America/New_York';
  expect(await notes({ home, date: '2026-03-08', time: '02:30' })).toContain('02:30 does not exist');
  expect(await notes({ home: 'Europe/London', date: '2026-10-25', time: '01:30' })).toContain(
    'happens twice',
  );
  expect(await notes({ home: 'Pacific/Apia', date: '2011-12-30', time: '12:00' })).toContain(
    'had no 2011-12-30',
  );
  const july = await notes({ home, date: '2026-07-01', time: '12:00', zones: 'EST,IST' });
  expect(july).toMatch(/EST as such is UTC−5[^]*also short for/);
  expect(await notes({ home, date: '2026-07-01', time: '12:00' })).toBe('');
});

// The tz database: Samoa went over 30 December 2011, and Berlin over local mean time (UTC+0:53:28) in 1893.
test('a day that a calendar goes over, clocks that went by the sun, and the first years', () => {
  const skipped = plan({ home: 'Pacific/Apia', date: '2011-12-30', time: '12:00' });
  expect([skipped.reading, skipped.typed.date, skipped.clock.date]).toEqual([
    'skipped',
    '2011-12-30',
    '2011-12-31',
  ]);
  const sun = plan({ home: 'Europe/Berlin', date: '1886-01-25', time: '00:00', zones: '' }).zones[0];
  expect(sun?.offset).toBe('UTC+0:53:28');
  expect(sun?.remarks.at(-1)).toBe('Clocks go forward 6 min 32 s on Sat, 1 Apr 1893.');
  const first = plan({ home: 'Europe/Berlin', date: '0001-01-01', time: '00:00', zones: 'UTC' }).zones[1];
  expect([first?.time, first?.offset, first?.days]).toEqual(['23:06:32', 'UTC', -1]);
  expect(first?.date).toContain('BC');
});

test('zones of a link that the browser does not know are left out, and reported', () => {
  const linked = plan({ zones: 'Mars/Olympus,Asia/Tokyo,EST5EDT' });
  expect(linked.zones.map(({ id }) => id)).toEqual(['Europe/Berlin', 'Asia/Tokyo', 'EST5EDT']);
  expect(linked.leftOut).toEqual([
    { ids: ['Mars/Olympus'], reason: expect.stringContaining('“Mars/Olympus” is not a time zone') as string },
  ]);
  const all = plan({ zones: Intl.supportedValuesOf('timeZone').slice(0, 100).join(',') });
  expect(all.zones).toHaveLength(50);
  expect(all.leftOut[0]?.reason).toContain('51 more');
});

// Names that ICU has and Temporal refuses.
test('a kept zone that cannot be read is dropped, and gives way to the own one at home', () => {
  const kept = plan({ home: 'ECT', zones: 'SystemV/EST5EDT,ACT,Asia/Tokyo,US/Pacific-New,Factory' });
  expect(kept.zones.map(({ id }) => id)).toEqual(['Europe/Berlin', 'Asia/Tokyo']);
  expect(kept.leftOut.flatMap(({ ids }) => ids)).toEqual([
    'ECT',
    'SystemV/EST5EDT',
    'ACT',
    'US/Pacific-New',
    'Factory',
  ]);
  expect(kept.leftOut[0]?.reason).toContain('Berlin is used');
  expect(plan({ zones: 'SST' }).zones[1]?.id).toBe('Pacific/Pago_Pago');
});

test('before 1970 the history of some zones is doubtful, and that is reported', () => {
  expect(plan({ date: '1960-01-01', time: '10:00' }).history).toContain('Before 1970');
  expect(plan({ date: '1970-01-02', time: '10:00' }).history).toBeUndefined();
});

test('seconds are shown where there are any', () => {
  // date -u -d @1700000000
  const seconds = plan({ home: 'UTC', date: '2023-11-14', time: '22:13:20', zones: 'Asia/Kolkata' });
  expect([seconds.clock.time, seconds.epochMs]).toEqual(['22:13:20', 1_700_000_000_000]);
  expect(seconds.zones.map(({ time }) => time)).toEqual(['22:13:20', '3:43:20']);
});

test('the zones with a sign the other way round are called by their offset', () => {
  const east = plan({ date: '2026-11-24', time: '15:00', zones: 'Etc/GMT+5' });
  expect(east.zones[1]?.name).toBe('UTC\u22125');
  expect(writeInvitation(east, '')).toContain('2026 – UTC\u22125');
  expect(writeInvitation(east, '')).not.toContain('GMT');
});

test('what one should know of a clock: today’s offset, and the next change', () => {
  const [, london, tokyo] = plan({
    home: 'UTC',
    date: '2026-07-01',
    time: '12:00',
    zones: 'Europe/London,Asia/Tokyo',
  }).zones;
  expect(london?.remarks).toEqual(['Today it is UTC there.', 'Clocks go back 1 h on Sun, 25 Oct 2026.']);
  expect(tokyo?.remarks).toEqual([]);
});

test('working hours, and the hours in which most are at work', () => {
  // Tuesday. 9–17 in Berlin (UTC+1) is 3–11 in New York (UTC−5): both from 15:00 to 17:00 in Berlin.
  const both = plan({ date: '2026-11-24', time: '10:00', zones: 'America/New_York' });
  expect(both.best).toBe('15:00–17:00 in Berlin: everyone is at work.');
  expect(both.zones.map(({ kind }) => kind)).toEqual(['work', 'asleep']);
  // Nobody works on a Saturday.
  expect(plan({ date: '2026-11-21', time: '10:00', zones: 'America/New_York' }).best).toBeUndefined();
  // A night shift continues past midnight.
  expect(plan({ date: '2026-11-24', time: '02:00', zones: '', workFrom: 22, workTo: 6 }).zones[0]?.kind).toBe(
    'work',
  );
});

test('the invitation, as a text and for calendars', () => {
  const meeting = plan({ date: '2026-11-24', time: '15:00', zones: 'America/New_York' });
  expect(writeInvitation(meeting, 'Review')).toBe(
    'Review\n15:00, Tue 24 Nov 2026 – Berlin (UTC+1)\n9:00, Tue 24 Nov 2026 – New York (UTC\u22125)'.replaceAll(
      'Tue 24',
      'Tue, 24',
    ),
  );
  const file = writeMeetingFile(meeting, 'Review; all', 90, '2026-11-21T12:00:00.000Z');
  expect(file).toContain('\r\nDTSTART:20261124T140000Z\r\nDTEND:20261124T153000Z\r\n');
  expect(file).toContain('\r\nSUMMARY:Review\\; all\r\n');
  // RFC 5545, section 3.1.
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

test('doubtful abbreviations are reported', () => {
  expect(describeDoubt('IST', nowMs)).toContain('also short for Israel (Jerusalem) and Ireland (Dublin)');
  expect(describeDoubt('EST', Date.parse('2026-07-01T00:00Z'))).toBe(
    'EST as such is UTC\u22125; the clocks of New York are at UTC\u22124 then, and that is shown.',
  );
  expect(describeDoubt('EST', nowMs)).toBeUndefined();
  expect(describeDoubt('constructor', nowMs)).toBeUndefined();
  expect(describeDoubt('AMT', nowMs)).toBe(
    'AMT was taken as Manaus; it is also short for Armenia (Yerevan).',
  );
  expect(describeDoubt('Spain', nowMs)).toBe(
    'Spain was taken as Madrid; clocks show another time in the Canary Islands.',
  );
});

test('whatever a link holds is planned or refused in words', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string({ maxLength: 10 }),
      fc.string({ maxLength: 8 }),
      (zones, date, time) => {
        try {
          plan({ zones, date, time });
        } catch (error) {
          expect(error).toBeInstanceOf(ToolInputError);
        }
      },
    ),
  );
});
