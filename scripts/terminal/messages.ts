import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import { toError, type Note, type NotePlace, type ToolInputError } from '#core/errors.ts';
import { optionName } from './arguments.ts';

/** Writes a note as a line for standard error. */
export function describeNote({ severity, sentence, place, hint }: Note): string {
  return `${severity}: ${describePlace(place)}${sentence}${hint ? ` ${hint}` : ''}`;
}

/**
 * Prints the person's mistake: where, what, and how to fix it. A field may belong to the input, which no option
 * sets.
 */
export function tellMistake(
  { message, details }: ToolInputError,
  { schema }: Pick<AnyOperation, 'schema'>,
  whose = '',
): void {
  const place = describePlace(details);
  const isOption = details.field !== undefined && Object.hasOwn(schema, details.field);
  const field = isOption ? `${optionName(details.field)}${place === '' ? ': ' : ', '}` : '';
  console.error(`${whose}${field}${place}${message}${details.hint ? `\n${details.hint}` : ''}`);
  process.exitCode = 1;
}

/** A fault of ours ends only the work on one file. */
export function tellFault(fault: unknown, name: string): void {
  console.error(`${name}: This is a fault of ours, not of your file. ${toError(fault).stack ?? ''}`);
  process.exitCode = 1;
}

function describePlace(place: NotePlace | undefined): string {
  if (place?.line === undefined) return '';
  return `line ${place.line}${place.column === undefined ? '' : `, column ${place.column}`}: `;
}
