import { ToolInputError, toError } from '#core/errors.ts';

/**
 * A fault of ours, in the form in which mistakes are shown. It is told where the work was asked for: a panel in place
 * of the tool would take the person's files and text with it. The browser's console has the fault itself.
 */
export function describeFault(fault: unknown): ToolInputError {
  if (typeof reportError === 'function') reportError(fault);
  return new ToolInputError(`Something went wrong here: ${toError(fault).message}`, {
    hint: 'This is a fault of ours, not of your input, which is still here. Try again, or change the input or the options.',
  });
}
