import { explainLoadFailure } from './load-diagnosis.ts';
import { announceLoadFailure, isLoadFailure } from './load-failures.ts';
import { ToolInputError } from '#core/errors.ts';

const unloaded = 'What this tool works with could not be loaded.';
const errors = {
  'new-version': [unloaded, 'A new version of this site is out. Reload to continue: your input is kept.'],
  'no-network': [
    'A part of this tool is not stored for offline use yet.',
    'Connect and try again; or, before you go offline, press “Make all tools available offline” at the foot of the page.',
  ],
  fault: [
    unloaded,
    'This is a fault of ours, not of your input, which is still here. Try again, or reload the page.',
  ],
} as const;

/** Code or data that cannot be loaded. The person's input is not at fault. */
export class UnreachableError extends ToolInputError {}

/**
 * Throws an error about an engine that cannot be loaded, because there is no network or a new version is out. It
 * says which, and what to do.
 */
export async function explainUnreachable(error: unknown): Promise<never> {
  if (!isLoadFailure(error)) throw error;
  const cause = await explainLoadFailure(error);
  const [message, hint] = errors[cause];
  // Without a network, the error is enough.
  if (cause !== 'no-network') announceLoadFailure(error);
  throw new UnreachableError(message, { hint });
}
