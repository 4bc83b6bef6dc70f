import type { DocumentReport } from '#core/json/reporting/document-report.ts';

interface Written {
  readonly mode: 'format' | 'compact' | 'validate';
  readonly report: DocumentReport;
}

/** True when the output holds one document to a line. */
export function isJsonLines(written: Written | undefined): boolean {
  const dialect = written?.report.dialect;
  return written?.mode === 'compact' && (dialect === 'jsonl' || dialect === 'concatenated');
}

/** The name under which the output is saved. */
export function outputName(written: Written | undefined): string {
  return isJsonLines(written) ? 'formatted.jsonl' : 'formatted.json';
}
