import { useRef } from 'react';
import { bandColor } from './chart-look.ts';
import type { Scale } from './chart.ts';
import { useDrawnWidth } from './use-drawn-width.ts';

const bar = { top: 22, height: 26 } as const;

/** Half the width of the mark, which is not cut at the ends of the scale. */
const mark = 8;

/** Edges nearer than this would be written into each other, in pixels. */
const leastGap = 24;

/** Draws a value's place among bands. */
export function ScaleBar({ scale }: { readonly scale: Scale }) {
  const { title, summary, from, to, value, best, bands } = scale;
  const ref = useRef<SVGSVGElement>(null);
  const width = useDrawnWidth(ref);
  const xOf = (at: number) => ((Math.min(to, Math.max(from, at)) - from) / (to - from)) * width;
  const starts = bands.map((_, index) => bands[index - 1]?.below ?? from);
  const current = currentBand(scale);
  const written = starts.slice(1).reduce<readonly number[]>((kept, start) => {
    const last = kept.at(-1);
    return last === undefined || xOf(start) - xOf(last) >= leastGap ? [...kept, start] : kept;
  }, []);
  return (
    <figure className="grid gap-2">
      <figcaption className="font-semibold">{title}</figcaption>
      <svg
        ref={ref}
        role="img"
        aria-label={`${title}. ${summary}`}
        viewBox={`0 0 ${width} 74`}
        className="w-full"
        fontSize="13"
      >
        {bands.map(({ name, below }, index) => (
          <rect
            key={name}
            x={xOf(starts[index] ?? from)}
            y={bar.top}
            width={Math.max(0, xOf(below) - xOf(starts[index] ?? from) - 2)}
            height={bar.height}
            style={{ fill: bandColor(index, best, bands.length), opacity: index === current ? 1 : 0.7 }}
          />
        ))}
        {written.map((start) => (
          <text key={start} x={xOf(start)} y={68} textAnchor="middle" style={{ fill: 'var(--ink-2)' }}>
            {start}
          </text>
        ))}
        <path
          d={`M${Math.min(width - mark, Math.max(mark, xOf(value)))} ${bar.top + bar.height + 4}V4m-6 0h12l-6 12z`}
          strokeWidth="2.5"
          style={{ stroke: 'var(--ink)', fill: 'var(--ink)' }}
        />
      </svg>
    </figure>
  );
}

/** Lists the bands, the value's own in bold. */
export function ScaleBands({ scale }: { readonly scale: Scale }) {
  const current = currentBand(scale);
  return (
    <table className="data-table">
      <tbody>
        {scale.bands.map(({ name, bounds }, index) => (
          <tr key={name} className={index === current ? 'font-semibold' : ''}>
            <th scope="row">
              {name}
              {index === current && <span className="visually-hidden"> (here)</span>}
            </th>
            <td className="text-right">{bounds}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function currentBand({ bands, value }: Scale): number {
  return bands.findIndex(({ below }) => value < below);
}
