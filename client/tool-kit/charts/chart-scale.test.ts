import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Chart, thinned } from './chart.ts';
import { ticksOf } from './chart-scale.ts';

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
