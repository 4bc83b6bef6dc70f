import { takeOverMessage } from '#core/site/offline-messages.ts';
import { trustedScriptUrl } from './workers/trusted-script-url.ts';

/**
 * Registers the service worker that keeps every page. `onUpdate` is called when a new version waits;
 * its argument makes it take over and reloads the page.
 */
export async function registerServiceWorker(onUpdate: (apply: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register(trustedScriptUrl('/sw.js'), {
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
