import { ToolInputError } from '#core/errors.ts';

/** What Chromium, Firefox and Safari say of a script that they could not load. */
const unloaded = /dynamically imported module|importing a module script failed/i;

/** An engine that was never stored on this device and is asked for without a network is no fault of ours: it says so. */
export function explainUnreachable(error: unknown): never {
  if (!(error instanceof Error) || !unloaded.test(error.message)) throw error;
  throw new ToolInputError('What this tool works with could not be loaded.', {
    hint: 'It is large and is stored on this device when first used. Connect once and try again; or, while connected, press “Make all tools available offline” at the foot of the page.',
  });
}
