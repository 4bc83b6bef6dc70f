import type { Note } from '#core/errors.ts';
import { ChartView } from '#client/tool-kit/charts/chart-view.tsx';
import { ScaleView } from '#client/tool-kit/charts/scale-view.tsx';
import { NotesList } from '#client/tool-kit/operation-page/notes-list.tsx';
import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { type Report, wholeLength } from './report.ts';
import { TableView } from './report-table.tsx';

interface ReportViewProps {
  readonly report: Report;
  readonly notes: readonly Note[];
  readonly isStale: boolean;
}

/** What stands under the first figure: the other figures, words, charts and tables. */
export function ReportView({ report, notes, isStale }: ReportViewProps) {
  const { figures, sentences = [], charts = [], tables = [], plain } = report;
  return (
    <div className={`tabular grid min-w-0 gap-4 wrap-anywhere ${isStale ? 'stale' : ''}`}>
      <NotesList notes={notes} />
      {figures.length > 1 && (
        <table className="data-table">
          <tbody>
            {figures.slice(1).map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className={`text-right ${value.length <= wholeLength ? 'whitespace-nowrap' : ''}`}>
                  {value}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {sentences.map((sentence) => (
        <p key={sentence} className="text-ink-2">
          {sentence}
        </p>
      ))}
      <div>
        <SendTo kind="number" isDisabled={isStale} getData={() => ({ text: plain })} />
      </div>
      {report.scale && <ScaleView scale={report.scale} />}
      {charts.map((chart) => (
        <ChartView key={chart.title} chart={chart} isStale={isStale} />
      ))}
      {tables.map((table) => (
        <TableView key={table.title} table={table} isStale={isStale} />
      ))}
    </div>
  );
}
