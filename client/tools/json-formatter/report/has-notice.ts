import type { DocumentReport } from '#core/json/reporting/document-report.ts';

/** True when there is more to say than the verdict. */
export function hasNotice({ dialect, isStrict, warningCount, notes }: DocumentReport): boolean {
  return !dialect || !isStrict || warningCount > 0 || notes.length > 0;
}
