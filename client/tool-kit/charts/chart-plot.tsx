import type { RefObject } from 'react';
import { useLocale } from '#client/ui/use-locale.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import type { Chart } from './chart.ts';
import { seriesColor, seriesDash } from './chart-look.ts';
import { placeNamesOf, ticksOf } from './chart-scale.ts';
import { useDrawnWidth } from './use-drawn-width.ts';

const top = 10;
/** Space between the drawing and a number beside it, and the width of a digit, in pixels. */
const gap = 8;
const digitWidth = 8;
const lineHeight = 15;
/** The bars of one place, in pixels: two months do not fill the whole plot. */
const widestBars = 96;

/**
 * The positions of the drawing's parts. One unit is one pixel up to the maximum width, so that text has the usual
 * size.
 */
interface Frame {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly yOf: (value: number) => number;
  readonly xOf: (index: number) => number;
}

interface PlotProps {
  readonly chart: Chart;
  readonly ref: RefObject<SVGSVGElement | null>;
}

/** The drawing itself. */
export function Plot({ chart, ref }: PlotProps) {
  const width = useDrawnWidth(ref);
  const locale = useLocale();
  const plotHeight = width < 480 ? 190 : 280;
  const bottom = top + plotHeight;
  const ticks = ticksOf(chart);
  const left = roomOf(ticks, locale);
  const ends = chart.kind === 'line' ? chart.series.map(({ values }) => values.at(-1) ?? 0) : [];
  const right = width - (chart.kind === 'line' ? Math.max(20, roomOf(ends, locale)) : 0);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const frame: Frame = {
    left,
    right,
    bottom,
    yOf: (value) => bottom - ((value - low) / (high - low)) * plotHeight,
    xOf: (index) => left + partOf(chart, index) * (right - left),
  };
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={`${chart.title}. ${chart.summary}`}
      viewBox={`0 0 ${width} ${bottom + (isNumbered(chart) ? 44 : 30)}`}
      className="w-full"
      fontSize="13"
    >
      <Lines ticks={ticks} frame={frame} />
      <PlaceNames chart={chart} frame={frame} />
      {chart.kind === 'line' ? <Courses chart={chart} frame={frame} /> : <Bars chart={chart} frame={frame} />}
      <EndValues values={ends} frame={frame} />
    </svg>
  );
}

function writeShort(value: number, locale: string): string {
  return writeNumber(value, locale, { notation: 'compact', maximumSignificantDigits: 3 });
}

/** Returns the width for the longest of the numbers. */
function roomOf(values: readonly number[], locale: string): number {
  const longest = Math.max(0, ...values.map((value) => writeShort(value, locale).length));
  return gap + longest * digitWidth;
}

/** Returns whether the axis has numbers, which need the name of their unit. */
function isNumbered({ at, places }: Chart): boolean {
  return at !== undefined || places.every((place) => /^\d+$/.test(place));
}

/**
 * Returns the middle of a position as a fraction of the width. Lines reach the edges, bars lie between them.
 */
function partOf({ kind, places, at }: Chart, index: number): number {
  if (kind !== 'line') return (index + 0.5) / places.length;
  const [first = 0, last = 1] = [at?.[0], at?.at(-1)];
  if (at) return ((at[index] ?? 0) - first) / (last - first || 1);
  return places.length > 1 ? index / (places.length - 1) : 0;
}

interface Framed {
  readonly frame: Frame;
}

function Lines({ ticks, frame: { left, right, yOf } }: Framed & { readonly ticks: readonly number[] }) {
  const locale = useLocale();
  return ticks.map((tick) => (
    <g key={tick}>
      <path
        d={`M${left} ${yOf(tick)}H${right}`}
        style={{ stroke: tick === 0 ? 'var(--line-strong)' : 'var(--line)' }}
      />
      <text x={left - gap} y={yOf(tick) + 4} textAnchor="end" style={{ fill: 'var(--ink-2)' }}>
        {writeShort(tick, locale)}
      </text>
    </g>
  ));
}

function PlaceNames({ chart, frame: { left, right, bottom } }: Framed & { readonly chart: Chart }) {
  const locale = useLocale();
  return (
    <g textAnchor="middle">
      {placeNamesOf(chart, right - left).map(({ part, name }) => (
        <text key={part} x={left + part * (right - left)} y={bottom + 20} style={{ fill: 'var(--ink-2)' }}>
          {typeof name === 'number' ? writeNumber(name, locale) : name}
        </text>
      ))}
      {isNumbered(chart) && (
        <text x={(left + right) / 2} y={bottom + 38} style={{ fill: 'var(--ink-2)' }}>
          {chart.placesName}
        </text>
      )}
    </g>
  );
}

function Courses({ chart, frame: { xOf, yOf } }: Framed & { readonly chart: Chart }) {
  return chart.series.map(({ name, values }, index) => (
    <path
      key={name}
      d={values.map((value, place) => `${place === 0 ? 'M' : 'L'}${xOf(place)} ${yOf(value)}`).join('')}
      fill="none"
      strokeWidth="2.5"
      strokeLinejoin="round"
      strokeDasharray={seriesDash(index)}
      style={{ stroke: seriesColor(index) }}
    />
  ));
}

/** The last value of each line, beside its end; those of near ends are below each other. */
function EndValues({ values, frame: { right, yOf } }: Framed & { readonly values: readonly number[] }) {
  const locale = useLocale();
  const ends = [...new Set(values)].toSorted((a, b) => b - a);
  let y = -lineHeight;
  return ends.map((value) => {
    y = Math.max(yOf(value) + 4, y + lineHeight);
    return (
      <text key={value} x={right + gap} y={y} style={{ fill: 'var(--ink)' }}>
        {writeShort(value, locale)}
      </text>
    );
  });
}

function Bars({ chart, frame: { left, right, xOf, yOf } }: Framed & { readonly chart: Chart }) {
  const isStack = chart.kind === 'stack';
  const room = Math.min(widestBars, ((right - left) / chart.places.length) * 0.8);
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
          x={xOf(place) - room / 2 + (isStack ? 0 : index * barWidth)}
          y={Math.min(a, b)}
          width={Math.max(1, barWidth - 1)}
          height={Math.abs(a - b)}
          style={{ fill: seriesColor(index) }}
        />
      );
    });
  });
}
