import type { DocumentReport } from '#core/json/reporting/document-report.ts';

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
