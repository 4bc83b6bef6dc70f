import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptClocks } from './kept-clocks.ts';
import { listLaps, writeLaps } from './laps.ts';
import { readLength, writeLeft, writePassed } from './lengths.ts';
import {
  advance,
  leftMs,
  lengthen,
  passedMs,
  type Sequence,
  skip,
  startSequence,
  toggle,
} from './sequence.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

test.each([
  ['5', 5 * minute],
  ['5:00', 5 * minute],
  ['90:00', 90 * minute],
  ['1:30:00', 90 * minute],
  ['0:05', 5 * second],
  ['1h 30m', 90 * minute],
  ['1h30', 90 * minute],
  ['1 hour and 5 minutes', 65 * minute],
  ['2 min 30', 150 * second],
  ['90 s', 90 * second],
  ['90sec', 90 * second],
  ['1.5h', 90 * minute],
  ['0,5 min', 30 * second],
  ['99:59:59', 100 * hour - second],
])('reads “%s”', (text, wanted) => {
  expect(readLength(text)).toBe(wanted);
});

test.each([
  '',
  '0',
  '0:00',
  '-5',
  '1:60',
  '1:60:00',
  '1:2:3:4',
  '5 x',
  'five',
  '30m 1h',
  '5 5',
  '1h 1h',
  '100h',
  '5 min 2 x',
  ':30',
  '1e3',
  '9'.repeat(40),
  '1 month',
])('does not read “%s”', (text) => {
  expect(readLength(text)).toBeUndefined();
});

test('reads what it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 359_999 }), (seconds) => {
      expect(readLength(writeLeft(seconds * second))).toBe(seconds * second);
    }),
  );
});

test('any text is read in time, and never throws', () => {
  fc.assert(fc.property(fc.string(), (text) => void readLength(text)));
  expect(readLength('1 '.repeat(10_000))).toBeUndefined();
});

test('a second that has begun is shown until it is over', () => {
  expect(writeLeft(5 * minute)).toBe('5:00');
  expect(writeLeft(5 * minute - 1)).toBe('5:00');
  expect(writeLeft(1)).toBe('0:01');
  expect(writeLeft(0)).toBe('0:00');
  expect(writePassed(65_129)).toBe('1:05.12');
  expect(writePassed(hour)).toBe('1:00:00.00');
});

test('a clock that is stopped and started again counts the time that it ran', () => {
  const started = toggle({ ranMs: 0 }, 1000);
  expect(passedMs(started, 4000)).toBe(3000);
  const stopped = toggle(started, 4000);
  expect(passedMs(stopped, 90_000)).toBe(3000);
  expect(passedMs(toggle(stopped, 90_000), 91_000)).toBe(4000);
  // The clock of the device was set back.
  expect(passedMs(started, 0)).toBe(0);
});

const set = [
  { name: 'Focus', lengthMs: 25 * minute },
  { name: 'Break', lengthMs: 5 * minute },
];

test('after sleep each phase is over when it should have been', () => {
  const running = startSequence(set, true, 0);
  expect(advance(running, 25 * minute - 1)).toBe(running);
  const inBreak = advance(running, 27 * minute);
  expect(inBreak).toMatchObject({ index: 1, endedMs: 25 * minute, startedMs: 25 * minute });
  expect(leftMs(inBreak, 27 * minute)).toBe(3 * minute);
  expect(advance(running, 40 * hour)).toMatchObject({ index: 2, endedMs: 30 * minute, startedMs: undefined });
});

test('without going on the next phase waits', () => {
  const waiting = advance(startSequence(set, false, 0), 40 * hour);
  expect(waiting).toMatchObject({ index: 1, endedMs: 25 * minute, startedMs: undefined });
  expect(leftMs(waiting, 50 * hour)).toBe(5 * minute);
});

test('however often it is looked at, it ends at the same time', () => {
  const looks = fc.array(fc.integer({ min: 0, max: 40 * minute }), { maxLength: 30 });
  fc.assert(
    fc.property(looks, (times) => {
      const seen = [...times, 31 * minute]
        .sort((a, b) => a - b)
        .reduce<Sequence>((sequence, now) => advance(sequence, now), startSequence(set, true, 0));
      expect(seen.endedMs).toBe(30 * minute);
    }),
  );
});

test('a minute more, a pause and a skip', () => {
  const longer = lengthen(startSequence(set, true, 0), minute);
  expect(leftMs(longer, 20 * minute)).toBe(6 * minute);
  const paused = toggle(longer, 20 * minute);
  expect(advance(toggle(paused, 50 * minute), 56 * minute)).toMatchObject({ endedMs: 56 * minute });
  expect(skip(longer, 20 * minute)).toMatchObject({ index: 1, startedMs: 20 * minute, ranMs: 0 });
  expect(skip(paused, 20 * minute).startedMs).toBeUndefined();
});

test('laps are the time between, with the fastest and the slowest', () => {
  const totals = [5000, 9000, 15_120];
  expect(listLaps(totals).map(({ number, lapMs, mark }) => [number, lapMs, mark])).toEqual([
    [3, 6120, 'Slowest'],
    [2, 4000, 'Fastest'],
    [1, 5000, undefined],
  ]);
  expect(listLaps([1000, 2000, 3000]).every(({ mark }) => mark === undefined)).toBe(true);
  expect(writeLaps(totals, ',')).toBe(
    'Lap,Time,Total,Seconds,Total seconds\r\n1,0:05.00,0:05.00,5.000,5.000\r\n' +
      '2,0:04.00,0:09.00,4.000,9.000\r\n3,0:06.12,0:15.12,6.120,15.120\r\n',
  );
});

test('kept clocks are read back, and others are left out', () => {
  const clocks = { countdown: toggle(startSequence(set, true, 0), 5), stopwatch: { ranMs: 3, laps: [1, 2] } };
  expect(acceptClocks(JSON.parse(JSON.stringify(clocks)))).toEqual({ ...clocks, pomodoro: undefined });
  const broken = {
    countdown: { ranMs: 'x' },
    pomodoro: { ...clocks.countdown, phases: [{}] },
    stopwatch: null,
  };
  expect(acceptClocks(broken)).toEqual({});
  expect(acceptClocks(5)).toBeUndefined();
  fc.assert(fc.property(fc.jsonValue(), (raw) => void acceptClocks(raw)));
});
