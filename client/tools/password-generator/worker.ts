import { exposeWorker } from '#client/lib/workers/host.ts';
import { ToolInputError } from '#core/errors.ts';
import type { PasswordWorkerApi } from './checking/typed-password.ts';

exposeWorker<PasswordWorkerApi>({
  async reportTyped(password) {
    return (await loadEstimator()).reportTyped(password);
  },
});

/** The lists are too large to be stored on a device before they are used. */
async function loadEstimator() {
  try {
    return await import('./checking/typed-password.ts');
  } catch {
    throw new ToolInputError('The lists of common passwords and words could not be loaded.', {
      hint: 'They are large and are stored on this device when first used. Connect once and retry; or, while connected, press “Make all tools available offline” at the foot of the page. Making passwords works without them.',
    });
  }
}
