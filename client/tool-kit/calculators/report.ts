import type { Chart, Scale } from '#client/tool-kit/charts/chart.ts';
import type { Figure, OperationNote, OperationResult } from '#client/tool-kit/operations/operation.ts';
import type { CalendarEvent } from '#core/dates/days/calendar-file.ts';
import { createWriter } from '#core/csv/writing/export-formats.ts';

/** Figures and cells up to so many characters stand on one line: no amount is parted. */
export const wholeLength = 18;

/** A table of results: words and numbers as people read them, and plain ones for the file. */
export interface ReportTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The same rows for other programs: numbers plain, with a point. */
  readonly plainRows: readonly (readonly string[])[];
  readonly fileName: string;
  /** The rows that are days, for a calendar. */
  readonly calendar?: ReportCalendar;
}

export interface ReportCalendar {
  readonly fileName: string;
  /** The tool’s name. */
  readonly maker: string;
  readonly events: readonly CalendarEvent[];
}

/** What a calculator tells: the first figure is what was asked for. */
export interface Report {
  readonly figures: readonly [Figure, ...Figure[]];
  /** The first figure for the clipboard and other tools, plain. */
  readonly plain: string;
  readonly sentences?: readonly string[];
  readonly notes?: readonly OperationNote[];
  readonly scale?: Scale;
  readonly charts?: readonly Chart[];
  readonly tables?: readonly ReportTable[];
}

/** The report as an operation's result: its first table is the output, or else its figures. */
export function toResult(report: Report): OperationResult<Report> {
  const { figures, notes = [], tables = [] } = report;
  const [table] = tables;
  const part = table
    ? { name: table.fileName, content: tableText(table) }
    : {
        name: 'result.csv',
        content: csvText(
          ['Name', 'Value'],
          figures.map(({ label, value }) => [label, value]),
        ),
      };
  return { parts: [{ ...part, kind: 'csv' }], figures, notes, detail: report };
}

/** The file of a table, by RFC 4180. */
export function tableText({ columns, plainRows }: ReportTable): string {
  return csvText(columns, plainRows);
}

function csvText(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const writer = createWriter('csv', ',');
  return (
    writer.begin(columns) + rows.map((row, index) => writer.row(row, index === 0)).join('') + writer.end()
  );
}
