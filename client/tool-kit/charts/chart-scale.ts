import type { Chart } from './chart.ts';

/** Round numbers that take all values between them, 0 included: what the lines of a chart stand for. */
export function ticksOf({ kind, series, places }: Chart): readonly number[] {
  const values =
    kind === 'stack'
      ? places.flatMap((_, place) => {
          const own = series.map((each) => each.values[place] ?? 0);
          return [sumOf(own.filter((value) => value > 0)), sumOf(own.filter((value) => value < 0))];
        })
      : series.flatMap((each) => each.values);
  const high = values.reduce((most, value) => Math.max(most, value), 0);
  const low = values.reduce((least, value) => Math.min(least, value), 0);
  const step = roundStep((high - low || 1) / 4);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** The next of 1, 2, 2.5 or 5 times a power of ten. */
function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast));
  return ([1, 2, 2.5, 5].find((factor) => factor * power >= atLeast * 0.999) ?? 10) * power;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
