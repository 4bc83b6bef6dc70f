import { announceLoadFailure, isLoadFailure } from '#client/lib/loading/load-failures.ts';
import { ToolInputError, toError } from '#core/errors.ts';

/** A fault of ours, in the form in which mistakes are shown. */
export class Fault extends ToolInputError {
  /** Does the same work again. */
  readonly retry: (() => void) | undefined;

  constructor(fault: unknown, retry?: () => void) {
    super(
      isLoadFailure(fault)
        ? 'A part of this tool could not be loaded.'
        : `This is a fault of ours: ${toError(fault).message}`,
      { hint: 'Your input is still here. Try again, or change the input or the options.' },
    );
    this.retry = retry;
  }
}

/**
 * Shows a fault of ours beside the work, since a panel in place of the tool would remove the person's files and text.
 * The browser's console has the fault itself.
 */
export function describeFault(fault: unknown, retry?: () => void): Fault {
  if (isLoadFailure(fault)) announceLoadFailure(fault);
  else if (typeof reportError === 'function') reportError(fault);
  return new Fault(fault, retry);
}
