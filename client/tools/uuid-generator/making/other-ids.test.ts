import { expect, test } from 'vitest';
import { snowflakes } from '#core/dates/snowflakes.ts';
import { readId } from '../inspecting/read-id.ts';
import { inspectIds } from '../inspecting/inspect.ts';
import { fromHex, writeKsuid } from '../ksuid.ts';
import { notesOnTime, readChosenTime } from './chosen-time.ts';
import { otherMaker } from './other-ids.ts';
import type { OtherKind } from '../forms.ts';

const ms = Date.UTC(2026, 0, 31, 13, 5, 7, 250);
const make = async (
  kind: OtherKind,
  count: number,
  length = 21,
  epoch: keyof typeof snowflakes = 'twitter',
) => {
  const next = await otherMaker(kind, () => ms, { length, epoch });
  return Array.from({ length: count }, () => next());
};
const timeOf = (text: string) => inspectIds(text).ids[0]?.explanation.time;

test('the KSUIDs of its own README', () => {
  for (const [text, raw, time] of [
    ['0ujtsYcgvSTl8PAuAdqWYSMnLOv', '0669F7EFB5A1CD34B5F99D1154FB6853345C9735', '2017-10-10T04:00:47Z'],
    ['0ujzPyRiIAffKhBux4PvQdDqMHY', '066A029C73FC1AA3B2446246D6E89FCD909E8FE8', '2017-10-10T04:46:20Z'],
  ] as const) {
    expect(writeKsuid(fromHex(raw))).toBe(text);
    expect(readId(text).bytes).toEqual(fromHex(raw));
    expect(timeOf(text)).toBe(time);
  }
  // The largest, and one more.
  expect(readId('aWgEPTl1tmebfsQzFP4bxwgy80V').bytes).toEqual(new Uint8Array(20).fill(255));
  expect(readId('aWgEPTl1tmebfsQzFP4bxwgy80W').problem).toBe('As a KSUID it is too large.');
});

test('the times in MongoDB’s specification of the ObjectId', () => {
  for (const [seconds, time] of [
    ['00000000', '1970-01-01T00:00:00Z'],
    ['7FFFFFFF', '2038-01-19T03:14:07Z'],
    ['80000000', '2038-01-19T03:14:08Z'],
    ['FFFFFFFF', '2106-02-07T06:28:15Z'],
  ] as const)
    expect(timeOf(`${seconds}cafecafe00112233`)).toBe(time);
});

test('ids with a time hold it, and each has its letters and its length', async () => {
  for (const kind of ['ksuid', 'objectid'] as const) {
    const ids = await make(kind, 1000);
    expect(new Set(ids).size).toBe(1000);
    for (const id of ids) expect(timeOf(id)).toBe('2026-01-31T13:05:07Z');
  }
  const nano = await make('nanoid', 2000);
  for (const id of nano) expect(id).toMatch(/^[\w-]{21}$/);
  // Each of the 64 letters occurs.
  expect(new Set(nano.join('')).size).toBe(64);
  for (const id of await make('cuid2', 500, 24)) expect(id).toMatch(/^[a-z][\da-z]{23}$/);
  expect(new Set(await make('cuid2', 2000, 24)).size).toBe(2000);
});

test('the counter of ObjectIds goes up by one', async () => {
  const counters = (await make('objectid', 100)).map((id) => Number.parseInt(id.slice(18), 16));
  for (const [index, counter] of counters.entries())
    if (index > 0) expect(counter).toBe(((counters[index - 1] ?? 0) + 1) % 2 ** 24);
});

test('snowflakes rise, also beyond a millisecond, and hold the time since their epoch', async () => {
  for (const epoch of ['twitter', 'discord', 'instagram', 'mastodon'] as const) {
    const ids = (await make('snowflake', 70_000, 21, epoch)).map(BigInt);
    const { shift, zeroMs } = snowflakes[epoch];
    expect(Number(((ids[0] ?? 0n) >> shift) + zeroMs)).toBe(ms);
    for (let index = 1; index < ids.length; index += 1)
      expect((ids[index] ?? 0n) > (ids[index - 1] ?? 0n)).toBe(true);
  }
});

test('a time that an id cannot hold is refused', () => {
  expect(readChosenTime('2026-01-31', 'ksuid')).toBe(Date.UTC(2026, 0, 31));
  expect(() => readChosenTime('2014-05-13', 'ksuid')).toThrow('reaches from 2014-05-13 to 2150-06-19');
  expect(() => readChosenTime('2107-01-01', 'objectid')).toThrow('reaches from 1970-01-01 to 2106-02-07');
  expect(() => readChosenTime('2014-12-31', 'snowflake', 'discord')).toThrow('reaches from 2015-01-01');
});

// The README of nanoid, “21 characters”, and of @paralleldrive/cuid2, “default length 24”.
test.each([
  ['nanoid', undefined, 21],
  ['cuid2', undefined, 24],
  ['cuid2', 10, 10],
] as const)('%s of the length %s has %i letters', async (kind, length, letters) => {
  const make = await otherMaker(kind, Date.now, { length, epoch: 'twitter' });
  expect(make()).toHaveLength(letters);
});

test('a time that looks like seconds is questioned', () => {
  // date -u -d @1700000: 1970-01-20.
  expect(notesOnTime('1700000000')).toMatchObject([
    { severity: 'warning', sentence: expect.stringContaining('milliseconds, in 1970') as string },
  ]);
  expect(notesOnTime('1700000000000')).toEqual([]);
  expect(notesOnTime('2026-01-31')).toEqual([]);
});
