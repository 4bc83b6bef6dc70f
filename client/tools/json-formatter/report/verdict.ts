import { formatBytes, formatCount } from '#core/numbers/number-format.ts';
import { dialectNames } from '#core/json/reading/dialect.ts';
import type { DocumentReport } from '#core/json/reporting/document-report.ts';
import type { ProcessResult } from '../session-api.ts';

export interface Verdict {
  readonly tone: 'ok' | 'warn' | 'danger';
  /** The status text, from the specification if it has one. */
  readonly title: string;
  readonly details: readonly string[];
}

/** Returns the status of a text: strictly by RFC 8259, with the dialect in which it is valid, if any. */
export function verdictOf({
  dialect,
  isStrict,
  errorCount,
  statistics,
  isReadByLines,
}: DocumentReport): Verdict {
  if (!dialect) {
    const lines = isReadByLines && statistics.documents > 1 ? ['read as JSON Lines'] : [];
    return {
      tone: 'danger',
      title: 'JSON is invalid',
      details: [formatCount(errorCount, 'error'), ...lines],
    };
  }
  const name = dialectNames[dialect];
  if (!isStrict) return { tone: 'warn', title: 'JSON is invalid', details: [`this is ${name}`] };
  const isMany = dialect === 'jsonl' || dialect === 'concatenated';
  const many = isMany ? [`${name}, ${formatCount(statistics.documents, 'document')}`] : [];
  return { tone: 'ok', title: 'JSON is valid', details: many };
}

/** Writes the status in one line, with counts. */
export function statusText({ report, outputBytes }: ProcessResult): string {
  const { title, details } = verdictOf(report);
  const { keys, sizeBytes } = report.statistics;
  const isSmaller = outputBytes > 0 && outputBytes < sizeBytes;
  const size = isSmaller ? `${formatBytes(sizeBytes)} → ${formatBytes(outputBytes)}` : formatBytes(sizeBytes);
  const counts = report.dialect ? [formatCount(keys, 'key'), size] : [];
  return [title, ...details, ...counts].join(' · ');
}

export interface NoticeText {
  readonly title: string;
  readonly text?: string;
  readonly tone?: 'destructive';
}

/** Writes the toast after a click on Format, Compact or Validate. */
export function noticeFor(mode: 'format' | 'compact' | 'validate', { report }: ProcessResult): NoticeText {
  const fault = report.dialect && report.isStrict ? undefined : (report.errors[0] ?? report.offenses[0]);
  if (fault) {
    const { message, line, column } = fault;
    const kind = report.dialect ? `This is ${dialectNames[report.dialect]}, not JSON: ` : '';
    return {
      title: 'Invalid JSON',
      text: `${kind}${message} (line ${line}, column ${column})`,
      tone: 'destructive',
    };
  }
  if (mode === 'validate') return { title: 'The provided JSON is valid' };
  return { title: mode === 'format' ? 'JSON formatted successfully' : 'JSON compacted successfully' };
}

/** The icon and color of a status. */
export const tones = {
  ok: { icon: 'circle-check', className: 'text-ok' },
  warn: { icon: 'triangle-alert', className: 'text-warn' },
  danger: { icon: 'circle-x', className: 'text-danger' },
} as const;

/** Returns whether there is more to show than the status. */
export function hasNotice({ dialect, isStrict, warningCount, notes }: DocumentReport): boolean {
  return !dialect || !isStrict || warningCount > 0 || notes.length > 0;
}

interface Written {
  readonly mode: 'format' | 'compact' | 'validate';
  readonly report: DocumentReport;
  /** Whether the output was converted to strict JSON. */
  readonly isStrict: boolean;
}

/** Returns whether the output has one document per line. */
export function isJsonLines(written: Written | undefined): boolean {
  const dialect = written?.report.dialect;
  return written?.mode === 'compact' && (dialect === 'jsonl' || dialect === 'concatenated');
}

/** Returns the file name of the output. */
export function outputName(written: Written | undefined): string {
  if (isJsonLines(written)) return 'formatted.jsonl';
  const dialect = written?.isStrict ? 'json' : written?.report.dialect;
  // Other dialects are saved as .json.
  return dialect === 'jsonc' || dialect === 'json5' ? `formatted.${dialect}` : 'formatted.json';
}
