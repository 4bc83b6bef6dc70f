import type { DocumentReport } from '#core/json/reporting/document-report.ts';

interface Written {
  readonly mode: 'format' | 'compact' | 'validate';
  readonly report: DocumentReport;
  /** The output was made strict JSON. */
  readonly isStrict: boolean;
}

/** True when the output holds one document to a line. */
export function isJsonLines(written: Written | undefined): boolean {
  const dialect = written?.report.dialect;
  return written?.mode === 'compact' && (dialect === 'jsonl' || dialect === 'concatenated');
}

/** The name under which the output is saved. */
export function outputName(written: Written | undefined): string {
  if (isJsonLines(written)) return 'formatted.jsonl';
  const dialect = written?.isStrict ? 'json' : written?.report.dialect;
  // What is no JSON is not called so.
  return dialect === 'jsonc' || dialect === 'json5' ? `formatted.${dialect}` : 'formatted.json';
}
