import { ToolInputError } from '#core/errors.ts';
import type { JsonDocument } from './json-document.ts';
import { reportIssues } from './reporting/issue-reports.ts';

/** Throws the document's first mistake as a ToolInputError, if it has one. */
export function requireValid({ analysis, isValid }: JsonDocument): void {
  const [first] = isValid ? [] : reportIssues(analysis.bytes, analysis.issues.errors);
  if (first) throw new ToolInputError(first.message, first);
}
