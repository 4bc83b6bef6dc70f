import type { Ref } from 'react';
import { useLocale } from '#client/ui/use-locale.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import type { Chart } from './chart.ts';
import { seriesColor, seriesDash } from './chart-look.ts';
import { ticksOf } from './chart-scale.ts';

const width = 640;
const height = 300;
const plot = { left: 64, right: 628, top: 10, bottom: 266 } as const;
/** Steps between the named places below the chart, at most. */
const mostNames = 6;

interface PlotProps {
  readonly chart: Chart;
  readonly ref: Ref<SVGSVGElement>;
}

/** The drawing itself. */
export function Plot({ chart, ref }: PlotProps) {
  const ticks = ticksOf(chart);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const yOf = (value: number) => plot.bottom - ((value - low) / (high - low)) * (plot.bottom - plot.top);
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={`${chart.title}. ${chart.summary}`}
      viewBox={`0 0 ${width} ${height}`}
      className="w-full"
      fontSize="13"
    >
      <Lines ticks={ticks} yOf={yOf} />
      <PlaceNames chart={chart} />
      {chart.kind === 'line' ? <Courses chart={chart} yOf={yOf} /> : <Bars chart={chart} yOf={yOf} />}
    </svg>
  );
}

interface Scaled {
  readonly yOf: (value: number) => number;
}

function Lines({ ticks, yOf }: Scaled & { readonly ticks: readonly number[] }) {
  const locale = useLocale();
  return ticks.map((tick) => (
    <g key={tick}>
      <path
        d={`M${plot.left} ${yOf(tick)}H${plot.right}`}
        style={{ stroke: tick === 0 ? 'var(--line-strong)' : 'var(--line)' }}
      />
      <text x={plot.left - 8} y={yOf(tick) + 4} textAnchor="end" style={{ fill: 'var(--ink-2)' }}>
        {writeNumber(tick, locale, { notation: 'compact', maximumSignificantDigits: 3 })}
      </text>
    </g>
  ));
}

/** The middle of a place. Courses begin and end at the edges, bars stand between them. */
function xOf({ kind, places }: Chart, index: number): number {
  const span = plot.right - plot.left;
  return kind === 'line'
    ? plot.left + (places.length > 1 ? (index / (places.length - 1)) * span : 0)
    : plot.left + ((index + 0.5) / places.length) * span;
}

function PlaceNames({ chart }: { readonly chart: Chart }) {
  const step = Math.max(1, Math.ceil((chart.places.length - 1) / mostNames));
  return chart.places.map((place, index) =>
    index % step === 0 ? (
      <text
        key={index}
        x={xOf(chart, index)}
        y={plot.bottom + 20}
        textAnchor="middle"
        style={{ fill: 'var(--ink-2)' }}
      >
        {place.length > 14 ? `${place.slice(0, 13)}…` : place}
      </text>
    ) : null,
  );
}

function Courses({ chart, yOf }: Scaled & { readonly chart: Chart }) {
  return chart.series.map(({ name, values }, index) => (
    <path
      key={name}
      d={values
        .map((value, place) => `${place === 0 ? 'M' : 'L'}${xOf(chart, place)} ${yOf(value)}`)
        .join('')}
      fill="none"
      strokeWidth="2.5"
      strokeLinejoin="round"
      strokeDasharray={seriesDash(index)}
      style={{ stroke: seriesColor(index) }}
    />
  ));
}

function Bars({ chart, yOf }: Scaled & { readonly chart: Chart }) {
  const isStack = chart.kind === 'stack';
  const room = ((plot.right - plot.left) / chart.places.length) * 0.8;
  const barWidth = isStack ? room : room / chart.series.length;
  return chart.places.map((_, place) => {
    const base = { up: 0, down: 0 };
    return chart.series.map(({ name, values }, index) => {
      const value = values[place] ?? 0;
      const side = value < 0 ? 'down' : 'up';
      const from = isStack ? base[side] : 0;
      base[side] += value;
      const [a, b] = [yOf(from), yOf(from + value)];
      return (
        <rect
          key={name}
          x={xOf(chart, place) - room / 2 + (isStack ? 0 : index * barWidth)}
          y={Math.min(a, b)}
          width={Math.max(1, barWidth - 1)}
          height={Math.abs(a - b)}
          style={{ fill: seriesColor(index) }}
        />
      );
    });
  });
}
