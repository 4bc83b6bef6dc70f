import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from './answer.ts';

test.each([
  ['timer 5 min', '5:00', '5 min'],
  ['set a timer for 1h 30m', '1:30:00', '1h 30m'],
  ['10 minute timer', '10:00', '10 minute'],
  ['10-minute timer', '10:00', '10 minute'],
  ['countdown 90 s', '1:30', '90 s'],
])('“%s” opens a countdown of %s', (query, text, length) => {
  expect(answer(query)).toMatchObject({ text, values: { mode: 'countdown', length } });
});

test.each([
  'timer',
  '5 min',
  'countdown to christmas',
  'timer 555 timer',
  'timer 5 apples',
  '5 km timer',
  'alarm 7:30 am',
])('is silent about “%s”', (query) => {
  expect(answer(query)).toBeUndefined();
});

test('is silent about anything else', () => {
  fc.assert(
    fc.property(fc.string(), (query) => answer(query) === undefined || /timer|countdown|alarm/i.test(query)),
  );
});
