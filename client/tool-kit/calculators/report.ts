import type { Note } from '#core/errors.ts';
import type { Chart, Scale } from '#client/tool-kit/charts/chart.ts';
import type { Figure, OperationResult, OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import type { CalendarEvent } from '#core/dates/days/calendar-file.ts';
import { createWriter } from '#core/csv/writing/export-formats.ts';

/** Figures and cells of up to so many characters are never wrapped, so that no amount is broken. */
export const wholeLength = 18;

/** A table of results: words and numbers as people read them, and plain ones for the file. */
export interface ReportTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The same rows for other programs: numbers plain, with a point. */
  readonly plainRows: readonly (readonly string[])[];
  readonly fileName: string;
  /** True for a list of codes: its file is their lines, which are copied, and sent to no other tool. */
  readonly isLines?: boolean;
  /** The rows that are days, for a calendar. */
  readonly calendar?: ReportCalendar;
}

export interface ReportCalendar {
  readonly fileName: string;
  /** The tool’s name. */
  readonly maker: string;
  readonly events: readonly CalendarEvent[];
}

export type ReportText = OutputPart & { readonly title: string; readonly content: string };

/** The result of a calculator. The first figure is the answer. */
export interface Report {
  readonly figures: readonly [Figure, ...Figure[]];
  /** The first figure for the clipboard and other tools, plain; without it no other tool gets it. */
  readonly plain?: string;
  readonly sentences?: readonly string[];
  /** The answer as a share of a whole, from 0 to 1, shown as a bar. */
  readonly share?: number | undefined;
  readonly notes?: readonly Note[];
  /** The line on a phone that opens the other figures and the words. */
  readonly summary?: string;
  /** A ratio of width to height, drawn as a rectangle. */
  readonly ratio?: number;
  /** The validity of the answer: at its end the work runs again. */
  readonly period?: { readonly endsMs: number; readonly lengthMs: number } | undefined;
  /** Further questions with their answers, under their own title. */
  readonly others?: { readonly title: string; readonly figures: readonly Figure[] };
  /** Values read from words, for the form's boxes. */
  readonly fills?: Readonly<Record<string, unknown>> | undefined;
  /** The whole report in one line, for the list of recent answers. */
  readonly line?: string;
  readonly scale?: Scale;
  readonly charts?: readonly Chart[];
  readonly tables?: readonly ReportTable[];
  /** Texts to copy or to save, each under its title. */
  readonly texts?: readonly ReportText[];
}

/** Returns the report as an operation's result: the page's text, with its tables as further parts. */
export function toResult<Told extends Report>(report: Told): OperationResult<Told> {
  const { figures, notes = [], tables = [], texts = [] } = report;
  const answer = { name: 'result.txt', kind: 'text', content: answerText(report) } as const;
  const files = tables.map((table) => ({
    name: table.fileName,
    kind: table.isLines ? ('text' as const) : ('csv' as const),
    content: tableText(table),
    isFurther: true,
  }));
  const further = texts.map((text) => ({ ...text, isFurther: true }));
  return { parts: [answer, ...files, ...further], figures, notes, detail: report };
}

function answerText({ figures, sentences = [] }: Report): string {
  const width = Math.max(...figures.map(({ label }) => label.length));
  const lines = figures.map(({ label, value }) => `${label.padEnd(width)}  ${value}`);
  return [...lines, ...(sentences.length > 0 ? ['', ...sentences] : []), ''].join('\n');
}

/** The file of a table, by RFC 4180, or of its lines. */
export function tableText({ columns, plainRows, isLines }: ReportTable): string {
  if (isLines) return plainRows.map(([line = '']) => `${line}\n`).join('');
  const writer = createWriter('csv', ',');
  return (
    writer.begin(columns) +
    plainRows.map((row, index) => writer.row(row, index === 0)).join('') +
    writer.end()
  );
}
