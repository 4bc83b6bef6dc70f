import { addressOf } from '#client/lib/site-data.ts';
import { takeOverMessage } from '#core/site/offline-messages.ts';
import { trustedScriptUrl } from './workers/trusted-script-url.ts';

/**
 * Registers the service worker that stores every page for offline use. `onUpdate` is called when a new version is
 * ready; its argument activates that version and reloads the page.
 */
export async function registerServiceWorker(onUpdate: (apply: () => void) => void): Promise<void> {
  const registration = await navigator.serviceWorker.register(trustedScriptUrl(addressOf('/sw.js')), {
    type: 'classic',
  });
  const offer = () => {
    const { waiting } = registration;
    if (!waiting || !navigator.serviceWorker.controller) return;
    onUpdate(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => {
        location.reload();
      });
      waiting.postMessage(takeOverMessage);
    });
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
}
