import type { ToolInputError } from '#core/errors.ts';

/**
 * Returns the field's message for an error that names it, with how to fix it; undefined for other fields' errors.
 */
export function fieldMistake(error: ToolInputError | undefined, field: string): string | undefined {
  if (error?.details.field !== field) return undefined;
  const { line, column, hint } = error.details;
  const place = line === undefined || column === undefined ? '' : ` (line ${line}, column ${column})`;
  return `${error.message}${place} ${hint ?? ''}`.trim();
}
