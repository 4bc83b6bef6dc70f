import { memo, useMemo, useState } from 'react';
import { downloadText } from '#client/lib/files/downloads.ts';
import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { Button } from '#client/ui/button.tsx';
import { CopyButton, reportFailure } from '#client/ui/copy-button.tsx';
import { useIsPrinting } from '#client/ui/use-is-printing.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { type ReportCalendar, type ReportTable, tableText, wholeLength } from './report.ts';

/** Enough for 30 years of months. Browsers lay a table out as a whole: many thousand rows hold the page up for long. */
const rowsAtOnce = 400;
/** The others have to be scrolled to. */
const rowsInView = 10;

/** Returns which columns contain only numbers. The first names its row. */
function numericColumns({ columns, plainRows }: ReportTable): readonly boolean[] {
  const isNumber = (cell = '') => Number.isFinite(Number(cell.replace(/%$/, '')));
  return columns.map((_, index) => index > 0 && plainRows.every((row) => isNumber(row[index])));
}

/** Returns whether cells are sentences: a phone shows each of their rows as a few lines, not as columns. */
function isOfSentences({ columns, rows }: ReportTable): boolean {
  return columns.length > 2 && rows.some((row) => row.some((cell) => cell.length > 2 * wholeLength));
}

/** Numbers are aligned right and do not wrap; words may. */
function cellClass(cell: string, isNumeric: boolean): string {
  if (isNumeric) return 'text-right whitespace-nowrap';
  return cell.length <= wholeLength ? 'whitespace-nowrap' : '';
}

interface RowsProps {
  readonly rows: ReportTable['rows'];
  readonly most: number;
  readonly areNumeric: readonly boolean[];
  readonly columns: ReportTable['columns'];
}

/** Memoized: each key typed marks the result as outdated, and the table need not be drawn again for that. */
const Rows = memo(function Rows({ rows, most, areNumeric, columns }: RowsProps) {
  return rows.slice(0, most).map((row, place) => (
    <tr key={place}>
      {row.map((cell, index) => (
        <td
          key={index}
          className={cellClass(cell, areNumeric[index] ?? false)}
          data-column={index > 1 ? columns[index] : undefined}
        >
          {cell}
        </td>
      ))}
    </tr>
  ));
});

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

interface TableViewProps {
  readonly table: ReportTable;
  readonly isStale: boolean;
}

/** A table of a report with its download. It shows the first rows, and more on request. */
export function TableView({ table, isStale }: TableViewProps) {
  const { title, columns, rows, fileName } = table;
  const areNumeric = useMemo(() => numericColumns(table), [table]);
  const ofSentences = useMemo(() => (isOfSentences(table) ? 'of-sentences' : ''), [table]);
  const [asked, setAsked] = useState(rowsAtOnce);
  const most = useIsPrinting() ? rows.length : asked;
  const more = rows.length - most;
  return (
    <section className="grid min-w-0 gap-2" aria-label={title}>
      <Heading table={table} isStale={isStale} />
      <div className="table-pane overflow-auto" tabIndex={0} role="region" aria-label={`Table: ${title}`}>
        <table className={`data-table wrap-normal ${ofSentences}`}>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={column} scope="col" className={areNumeric[index] ? 'text-right' : ''}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Rows {...{ rows, most, areNumeric, columns }} />
          </tbody>
        </table>
      </div>
      {more > 0 && (
        <div className="text-ink-2 flex flex-wrap items-center gap-2">
          <p>{`And ${formatCount(more, 'more row')}; ${fileName} has them all.`}</p>
          <MoreButton title={title} onMore={() => setAsked(asked + rowsAtOnce)} />
        </div>
      )}
    </section>
  );
}

function MoreButton({ title, onMore }: { readonly title: string; readonly onMore: () => void }) {
  return (
    <Button isSmall aria-label={`Show more rows of ${title}`} onClick={onMore}>
      Show more rows
    </Button>
  );
}

function Heading({ table, isStale }: TableViewProps) {
  const { title, rows, fileName, calendar, isLines = false } = table;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h2 className="font-semibold">
        {title}
        {rows.length > rowsInView && (
          <span className="text-ink-2 ms-2 text-[0.875rem] font-normal">
            {formatCount(rows.length, 'row')}
          </span>
        )}
      </h2>
      <span className="flex flex-wrap gap-2">
        <Button
          isSmall
          icon="download"
          disabled={isStale}
          onClick={() => downloadText(tableText(table), fileName, isLines ? 'text/plain' : 'text/csv')}
        >
          {fileName}
        </Button>
        {calendar && <CalendarButton calendar={calendar} isStale={isStale} />}
        {isLines ? (
          <CopyButton isSmall label="Copy all" isDisabled={isStale} text={() => tableText(table).trimEnd()} />
        ) : (
          <SendTo kind="csv" isDisabled={isStale} getData={() => ({ text: tableText(table) })} />
        )}
      </span>
    </div>
  );
}
