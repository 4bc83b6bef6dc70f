import type { Note, NoteFix } from '#core/errors.ts';
import { ChartView } from '#client/tool-kit/charts/chart-view.tsx';
import { ScaleBands, ScaleBar } from '#client/tool-kit/charts/scale-view.tsx';
import { NotesList } from '#client/tool-kit/operation-page/notes-list.tsx';
import type { Figure } from '#client/tool-kit/operations/operation-result.ts';
import { TextPart } from '#client/tool-kit/results/text-part.tsx';
import { Button } from '#client/ui/button.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { type Report, wholeLength } from './report.ts';
import { TableView } from './report-table.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { formatCount } from '#core/numbers/number-format.ts';

interface ReportViewProps {
  readonly report: Report;
  readonly notes: readonly Note[];
  readonly isStale: boolean;
  readonly change: (options: NonNullable<Figure['options']>) => void;
}

/** The report below its first figure: other figures, words, charts and tables. */
export function ReportView({ report, notes, isStale, change }: ReportViewProps) {
  const {
    figures,
    ratio,
    period,
    share,
    sentences = [],
    charts = [],
    tables = [],
    texts = [],
    others,
    scale,
    summary,
  } = report;
  const fix = ({ options }: NoteFix) => {
    if (options) change(options);
  };
  return (
    <div className={`tabular grid min-w-0 gap-4 wrap-anywhere ${isStale ? 'stale' : ''}`}>
      {ratio !== undefined && <Shape ratio={ratio} />}
      {period && <Countdown {...period} />}
      {scale && <ScaleBar scale={scale} />}
      {texts.map((part) => (
        <TextPart key={part.name} part={part} />
      ))}
      {share !== undefined && <ShareBar share={share} />}
      <Folded summary={summary}>
        {figures.length > 1 && <FigureTable figures={figures.slice(1)} {...{ isStale, change }} />}
        <NotesList notes={notes} onFix={fix} />
        {charts.map((chart) => (
          <ChartView key={chart.title} chart={chart} isStale={isStale} />
        ))}
        {sentences.map((sentence) => (
          <p key={sentence} className="text-ink-2">
            {sentence}
          </p>
        ))}
      </Folded>
      {others && (
        <section aria-label={others.title}>
          <h2 className="mb-2 text-base">{others.title}</h2>
          <FigureTable figures={others.figures} {...{ isStale, change }} />
        </section>
      )}
      {scale && <ScaleBands scale={scale} />}
      {tables.map((table) => (
        <TableView key={table.title} table={table} isStale={isStale} />
      ))}
    </div>
  );
}

interface FoldedProps {
  readonly summary: string | undefined;
  readonly children: ReactNode;
}

/** On a phone, only the summary until it is opened, so that the form below is near. */
function Folded({ summary, children }: FoldedProps) {
  if (summary === undefined || matchMedia('(width >= 768px)').matches) return children;
  return (
    <details>
      <summary className="text-ink-2 cursor-pointer py-2 font-semibold">{summary}</summary>
      <div className="grid min-w-0 gap-4 pt-2">{children}</div>
    </details>
  );
}

function ShareBar({ share }: { readonly share: number }) {
  return (
    <div className="bg-surface-2 border-line h-4 overflow-hidden rounded-full border" aria-hidden="true">
      <div className="bg-accent h-full" style={{ width: `${share * 100}%` }} />
    </div>
  );
}

interface FigureTableProps extends Pick<ReportViewProps, 'change' | 'isStale'> {
  readonly figures: readonly Figure[];
}

function FigureTable({ figures, isStale, change }: FigureTableProps) {
  // A phone has no room for a long amount in one line beside a unit's name.
  const nowrap = figures.some(({ options }) => options) ? 'sm:whitespace-nowrap' : 'whitespace-nowrap';
  return (
    <table className="data-table">
      <tbody>
        {figures.map(({ label, value, copied, options }) => (
          <tr key={label}>
            <th scope="row" className="wrap-normal">
              {options ? (
                <Button
                  tone="plain"
                  isSmall
                  className="-mx-2.5 h-auto! text-start whitespace-normal!"
                  onClick={() => change(options)}
                >
                  {label}
                </Button>
              ) : (
                label
              )}
            </th>
            <td>
              <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-right">
                <span className={value.length <= wholeLength ? nowrap : ''}>{value}</span>
                {copied !== undefined && (
                  <CopyButton
                    text={copied}
                    isSmall
                    isDisabled={isStale}
                    accessibleLabel={`Copy ${label}`}
                    {...(options ? { label: '', tone: 'plain' } : {})}
                  />
                )}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The remaining validity of the answer. */
function Countdown({ endsMs, lengthMs }: NonNullable<Report['period']>) {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const leftMs = Math.min(lengthMs, Math.max(0, endsMs - nowMs));
  return (
    <div className="flex flex-col gap-1">
      <ProgressBar label="Time left" fraction={leftMs / lengthMs} />
      <span className="tabular text-ink-2">{formatCount(Math.ceil(leftMs / 1000), 'second')} left</span>
    </div>
  );
}

const drawnSide = 160;

/** Draws a ratio as a rectangle within a square. */
function Shape({ ratio }: { readonly ratio: number }) {
  const width = Math.max(2, drawnSide * Math.min(1, ratio));
  const height = Math.max(2, drawnSide * Math.min(1, 1 / ratio));
  return (
    <div
      aria-hidden="true"
      className="bg-surface-2 border-accent rounded-[var(--r-s)] border-2"
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
