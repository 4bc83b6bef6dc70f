import { explainLoadFailure } from '#client/lib/loading/load-diagnosis.ts';
import { announceLoadFailure, isLoadFailure } from '#client/lib/loading/load-failures.ts';
import { ToolInputError } from '#core/errors.ts';

const hints = {
  'new-version': 'A new version of this site is out. Reload to continue: your input is kept.',
  'no-network':
    'It is large and is stored on this device when first used. Connect once and try again; or, while connected, press “Make all tools available offline” at the foot of the page.',
  fault: 'This is a fault of ours, not of your input, which is still here. Try again, or reload the page.',
} as const;

/**
 * The error for an engine that cannot be loaded, because there is no network or a new version is out. It says which,
 * and what to do.
 */
export async function explainUnreachable(error: unknown): Promise<never> {
  if (!isLoadFailure(error)) throw error;
  announceLoadFailure(error);
  const hint = hints[await explainLoadFailure(error)];
  throw new ToolInputError('What this tool works with could not be loaded.', { hint });
}
