import { beforeAll, expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { makePlan } from './plan.ts';
import { schema } from './state.ts';

beforeAll(async () => {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
});

const best = (home: string, zones: string, date: string) =>
  makePlan(
    { ...initialState(schema), home, zones, date, time: '11:45' },
    'Europe/Berlin',
    Date.parse('2026-11-21T12:00Z'),
    'en-GB',
  ).best;

// By python3's zoneinfo, minute by minute.
test('the times in which all are at work, to the quarter of an hour', () => {
  const day = '2026-11-25';
  expect(best('Europe/London', 'Asia/Kathmandu', day)).toBe('9:00–11:15 in London: everyone is at work.');
  expect(best('UTC', 'Asia/Kolkata', day)).toBe('9:00–11:30 in UTC: everyone is at work.');
  expect(best('Asia/Kathmandu', 'Asia/Kolkata', day)).toBe('9:15–17:00 in Kathmandu: everyone is at work.');
  expect(best('America/St_Johns', 'Europe/London', day)).toBe('9:00–13:30 in St Johns: everyone is at work.');
});

test('several times that are equally good are all named', () => {
  expect(best('Asia/Tokyo', 'Europe/Berlin,America/New_York', '2026-12-01')).toBe(
    '0:00–1:00 and 23:00–0:00 in Tokyo: 2 of 3 are at work.',
  );
});

// Clocks of Berlin went 6 min 32 s behind Central European Time, so that work ends within a quarter.
test('a quarter in which work ends or begins does not count', () => {
  expect(best('UTC', 'Europe/Berlin', '1886-01-25')).toBe('9:00–16:00 in UTC: everyone is at work.');
});
