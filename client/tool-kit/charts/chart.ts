/** A chart as an operation describes it: numbers over a few or many places. */
export interface Chart {
  readonly kind: 'line' | 'bar' | 'stack';
  readonly title: string;
  /** One sentence for people who cannot see it. */
  readonly summary: string;
  /** The name of the axis: “Month”. */
  readonly placesName: string;
  readonly places: readonly string[];
  /** The places as ascending numbers, where they are numbers: the chart then shows round numbers below it. */
  readonly at?: readonly number[];
  readonly series: readonly ChartSeries[];
}

export interface ChartSeries {
  readonly name: string;
  /** One number a place. */
  readonly values: readonly number[];
}

/** A value's position among consecutive bands. */
export interface Scale {
  /** The title, with the verdict. */
  readonly title: string;
  readonly summary: string;
  readonly from: number;
  readonly to: number;
  readonly value: number;
  /** The index of the recommended band. */
  readonly best: number;
  readonly bands: readonly { readonly name: string; readonly below: number; readonly bounds: string }[];
}

/** The largest number of points in a chart. More would be too dense to read. */
const mostPlaces = 61;

/** The same values in fewer places, with the first and the last. */
export function thinned(chart: Chart): Chart {
  const count = chart.places.length;
  if (count <= mostPlaces) return chart;
  const kept = Array.from({ length: mostPlaces }, (_, index) =>
    Math.round((index * (count - 1)) / (mostPlaces - 1)),
  );
  const pick = <Item>(items: readonly Item[]) => kept.flatMap((index) => items.slice(index, index + 1));
  return {
    ...chart,
    places: pick(chart.places),
    ...(chart.at ? { at: pick(chart.at) } : {}),
    series: chart.series.map(({ name, values }) => ({ name, values: pick(values) })),
  };
}
