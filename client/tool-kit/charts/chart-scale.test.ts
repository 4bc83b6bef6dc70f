import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Chart, thinned } from './chart.ts';
import { placeNamesOf, ticksOf } from './chart-scale.ts';

const chart = (kind: Chart['kind'], ...series: number[][]): Chart => ({
  kind,
  title: '',
  summary: '',
  placesName: '',
  places: (series[0] ?? []).map(String),
  series: series.map((values) => ({ name: '', values })),
});

test('lines stand at round numbers, stacked values are added', () => {
  expect(ticksOf(chart('bar', [3, 80]))).toEqual([0, 20, 40, 60, 80]);
  expect(ticksOf(chart('stack', [50], [50]))).toEqual([0, 25, 50, 75, 100]);
  expect(ticksOf(chart('line', [-10, 30]))).toEqual([-10, 0, 10, 20, 30]);
  expect(ticksOf(chart('line', [0])).length).toBeGreaterThan(1);
});

test('whatever the values, they lie between few lines', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -1e12, max: 1e12, noNaN: true }), { minLength: 1 }), (values) => {
      const ticks = ticksOf(chart('line', values));
      expect(ticks.length).toBeLessThan(9);
      const room = Math.max(...values.map(Math.abs)) * 1e-9;
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values) + room);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values) - room);
    }),
  );
});

test('a long course keeps its ends', () => {
  const long = thinned(
    chart(
      'line',
      Array.from({ length: 360 }, (_, index) => index),
    ),
  );
  expect(long.places).toHaveLength(61);
  expect([long.places[0], long.places.at(-1)]).toEqual(['0', '359']);
});

test('below a course of numbers stand round ones, as many as have room', () => {
  const months = Array.from({ length: 7 }, (_, index) => index / 12);
  const halfYear = { ...chart('line', months), at: months };
  expect(placeNamesOf(halfYear, 556).map(({ name }) => name)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
  const thirty = { ...chart('line', [0, 30]), at: [0, 30] };
  expect(placeNamesOf(thirty, 556)).toEqual(
    [0, 5, 10, 15, 20, 25, 30].map((name) => ({ part: name / 30, name })),
  );
  expect(placeNamesOf(thirty, 120).map(({ name }) => name)).toEqual([0, 10, 20, 30]);
});

test('names of places never overlap on a phone', () => {
  const dated = { ...chart('bar', [1, 2, 3, 4, 5]), places: Array.from({ length: 5 }, () => '2026-01-05') };
  const parts = placeNamesOf(dated, 230).map(({ part }) => part * 230);
  // Ten letters of 13 px are 80 px wide at most.
  for (const [index, at] of parts.slice(1).entries()) expect(at - (parts[index] ?? 0)).toBeGreaterThan(80);
  expect(placeNamesOf(dated, 556)).toHaveLength(5);
});
