import type { ToolInputError } from '#core/errors.ts';

/** What a field says about a mistake that names it, and how to mend it; undefined for one that is another's. */
export function fieldMistake(error: ToolInputError | undefined, field: string): string | undefined {
  if (error?.details.field !== field) return undefined;
  const { line, column, hint } = error.details;
  const place = line === undefined || column === undefined ? '' : ` (line ${line}, column ${column})`;
  return `${error.message}${place} ${hint ?? ''}`.trim();
}
