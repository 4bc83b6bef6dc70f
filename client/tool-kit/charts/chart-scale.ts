import type { Chart } from './chart.ts';

/** Round numbers for the grid lines of a chart. They enclose all values and 0. */
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

/** A label below a chart, and its place as a fraction of the width. */
export interface PlaceName {
  readonly part: number;
  /** A round number, or the name of a place. */
  readonly name: number | string;
}

const longestName = 14;
const letterWidth = 8;

/** The labels that fit below a chart of this width. Numbers are rounded. */
export function placeNamesOf(chart: Chart, width: number): readonly PlaceName[] {
  const { kind, places, at } = chart;
  const names = places.map((place) =>
    place.length > longestName ? `${place.slice(0, longestName - 1)}…` : place,
  );
  const longest = at ? 3 : names.reduce((most, { length }) => Math.max(most, length), 1);
  const most = Math.max(1, Math.min(6, Math.floor(width / (longest * letterWidth + 16))));
  if (at) return roundPlaces(at, most);
  const step = Math.max(1, Math.ceil((names.length - 1) / most));
  const partOf = (index: number) =>
    kind === 'line' ? index / Math.max(1, names.length - 1) : (index + 0.5) / names.length;
  return names.flatMap((name, index) => (index % step === 0 ? [{ part: partOf(index), name }] : []));
}

function roundPlaces(at: readonly number[], most: number): readonly PlaceName[] {
  const [first = 0, last = 1] = [at[0], at.at(-1)];
  const span = last - first || 1;
  const step = roundStep(span / most);
  const from = Math.ceil(first / step - 1e-9);
  const count = Math.floor(last / step + 1e-9) - from + 1;
  return Array.from({ length: count }, (_, index) => {
    // Digits beyond a thousandth of a step are rounding noise.
    const name = Number(((from + index) * step).toPrecision(12));
    return { part: (name - first) / span, name };
  });
}

/** The next of 1, 2, 2.5 or 5 times a power of ten. */
function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast));
  return ([1, 2, 2.5, 5].find((factor) => factor * power >= atLeast * 0.999) ?? 10) * power;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
