/** A chart of numbers over a few or many places, as an operation tells it. */
export interface Chart {
  readonly kind: 'line' | 'bar' | 'stack';
  readonly title: string;
  /** What it shows, for those who do not see it: one sentence. */
  readonly summary: string;
  /** What the places are: “Month”. */
  readonly placesName: string;
  readonly places: readonly string[];
  /** The places as numbers that rise, where they are ones: then round numbers stand below the chart. */
  readonly at?: readonly number[];
  readonly series: readonly ChartSeries[];
}

export interface ChartSeries {
  readonly name: string;
  /** One number a place. */
  readonly values: readonly number[];
}

/** Where a value stands among bands that follow each other. */
export interface Scale {
  readonly title: string;
  readonly summary: string;
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly bands: readonly { readonly name: string; readonly below: number; readonly bounds: string }[];
}

/** The most places a chart keeps; nobody tells more apart in the room there is. */
const mostPlaces = 61;

/** The same course in fewer places, the first and the last among them. */
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
