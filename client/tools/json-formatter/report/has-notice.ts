import type { DocumentReport } from '#core/json/reporting/document-report.ts';

/** Returns whether there is more to show than the status. */
export function hasNotice({ dialect, isStrict, warningCount, notes }: DocumentReport): boolean {
  return !dialect || !isStrict || warningCount > 0 || notes.length > 0;
}
