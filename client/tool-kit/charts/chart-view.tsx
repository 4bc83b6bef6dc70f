import { type ReactNode, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { useLocale } from '#client/ui/use-locale.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import { type Chart, thinned } from './chart.ts';
import { Plot } from './chart-plot.tsx';
import { seriesColor, seriesDash } from './chart-look.ts';

interface ChartViewProps {
  readonly chart: Chart;
  /** The chart is outdated: it cannot be saved as if it were new. */
  readonly isStale: boolean;
}

/** A chart with its legend, its numbers as a table, and its downloads. */
export function ChartView({ chart: whole, isStale }: ChartViewProps) {
  const chart = thinned(whole);
  const ref = useRef<SVGSVGElement>(null);
  const save = (kind: 'svg' | 'png') => {
    const svg = ref.current;
    if (!svg) return;
    import('./export-chart.ts').then(({ saveChart }) => saveChart(svg, chart, kind)).catch(reportFailure);
  };
  return (
    <figure className="grid gap-2">
      <div className="flex items-center">
        <figcaption className="min-w-0 flex-1 font-semibold">{chart.title}</figcaption>
        {(['svg', 'png'] as const).map((kind) => (
          <Button
            key={kind}
            tone="plain"
            isSmall
            icon="download"
            aria-label={`Chart as ${kind.toUpperCase()}`}
            disabled={isStale}
            onClick={() => save(kind)}
          >
            {kind.toUpperCase()}
          </Button>
        ))}
      </div>
      {chart.series.length > 1 && <Key chart={chart} />}
      <Plot ref={ref} chart={chart} />
      <details>
        <summary>Chart data</summary>
        <Numbers chart={chart} />
      </details>
    </figure>
  );
}

function Key({ chart }: { readonly chart: Chart }) {
  return (
    <ul className="text-ink-2 flex flex-wrap gap-x-4 gap-y-1 text-[0.875rem]">
      {chart.series.map(({ name }, index) => (
        <li key={name} className="flex items-center gap-1.5">
          <svg width="22" height="10" aria-hidden="true">
            {chart.kind === 'line' ? (
              <path
                d="M0 5H22"
                strokeWidth="3"
                strokeDasharray={seriesDash(index)}
                style={{ stroke: seriesColor(index) }}
              />
            ) : (
              <rect width="22" height="10" rx="2" style={{ fill: seriesColor(index) }} />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

function Numbers({ chart }: { readonly chart: Chart }): ReactNode {
  const locale = useLocale();
  return (
    <div className="table-pane overflow-auto" tabIndex={0} role="region" aria-label={`Data: ${chart.title}`}>
      <table className="data-table tabular">
        <thead>
          <tr>
            <th scope="col">{chart.placesName}</th>
            {chart.series.map(({ name }) => (
              <th key={name} scope="col" className="text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.places.map((place, index) => (
            <tr key={index}>
              <th scope="row">{place}</th>
              {chart.series.map(({ name, values }) => (
                <td key={name} className="text-right">
                  {writeNumber(values[index] ?? 0, locale, { maximumFractionDigits: 2 })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
