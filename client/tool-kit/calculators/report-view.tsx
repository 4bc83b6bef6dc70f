import { downloadText } from '#client/lib/files/downloads.ts';
import { ChartView } from '#client/tool-kit/charts/chart-view.tsx';
import { ScaleView } from '#client/tool-kit/charts/scale-view.tsx';
import { NotesList } from '#client/tool-kit/operation-page/notes-list.tsx';
import type { OperationNote } from '#client/tool-kit/operations/operation.ts';
import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { type Report, type ReportCalendar, type ReportTable, tableText } from './report.ts';

/** Figures up to so many characters stand on one line: no amount is parted. */
const wholeLength = 18;

interface ReportViewProps {
  readonly report: Report;
  readonly notes: readonly OperationNote[];
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
        <ChartView key={chart.title} chart={chart} />
      ))}
      {tables.map((table) => (
        <TableView key={table.title} table={table} isStale={isStale} />
      ))}
    </div>
  );
}

/** Numbers and dates stand on one line; words of a first column may break. */
function cellClass(index: number, cell: string): string {
  if (index > 0) return 'text-right whitespace-nowrap';
  return cell.length <= wholeLength ? 'whitespace-nowrap' : '';
}

function CalendarButton({
  calendar,
  isStale,
}: {
  readonly calendar: ReportCalendar;
  readonly isStale: boolean;
}) {
  const { fileName, maker, events } = calendar;
  const save = () => {
    import('#core/dates/days/calendar-file.ts')
      .then(({ makeCalendarFile }) => {
        const file = makeCalendarFile(events, new Date().toISOString(), maker);
        downloadText(file, fileName, 'text/calendar');
      })
      .catch(reportFailure);
  };
  return (
    <Button isSmall icon="download" disabled={isStale} onClick={save}>
      {fileName}
    </Button>
  );
}

function TableView({ table, isStale }: { readonly table: ReportTable; readonly isStale: boolean }) {
  const { title, columns, rows, fileName } = table;
  return (
    <section className="grid min-w-0 gap-2" aria-label={title}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">{title}</h2>
        <span className="flex flex-wrap gap-2">
          <Button
            isSmall
            icon="download"
            disabled={isStale}
            onClick={() => downloadText(tableText(table), fileName, 'text/csv')}
          >
            {fileName}
          </Button>
          {table.calendar && <CalendarButton calendar={table.calendar} isStale={isStale} />}
          <SendTo kind="csv" isDisabled={isStale} getData={() => ({ text: tableText(table) })} />
        </span>
      </div>
      <div className="max-h-96 overflow-auto" tabIndex={0} role="region" aria-label={`Table: ${title}`}>
        <table className="data-table wrap-normal">
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={column} scope="col" className={index === 0 ? '' : 'text-right'}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <tr key={place}>
                {row.map((cell, index) => (
                  <td key={index} className={cellClass(index, cell)}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
