import { ToolInputError } from '#core/errors.ts';
import type { CacheAllReply, CacheAllRequest } from '#core/site/offline-messages.ts';
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
      waiting.postMessage('take-over');
    });
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
}

/** Stores every file of the site on the device. Progress is told as 0 to 1. */
export async function cacheEverything(onProgress: (fraction: number) => void): Promise<void> {
  const worker = await activeWorker();
  const { port1, port2 } = new MessageChannel();
  const request: CacheAllRequest = 'cache-all';
  const done = new Promise<void>((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<CacheAllReply>) => {
      if (data.type === 'progress') onProgress(data.fraction);
      else if (data.type === 'done') resolve();
      else reject(offlineError());
    };
  });
  worker.postMessage(request, [port2]);
  await done;
}

async function activeWorker(): Promise<ServiceWorker> {
  if (!('serviceWorker' in navigator)) throw offlineError();
  const { active } = await navigator.serviceWorker.ready;
  if (!active) throw offlineError();
  return active;
}

function offlineError(): ToolInputError {
  return new ToolInputError('The tools could not be stored on this device.', {
    hint: 'Check the connection and the free space, and that the browser is not in a private window.',
  });
}
