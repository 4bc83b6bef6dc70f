import { notify } from '#client/ui/toast-store.ts';
import { startPalette } from './palette/palette-host.tsx';

/** Starts what stands beside every page and is no part of what it needs first: the palette and offline use. */
export function startBesidePage(path: string): void {
  startPalette(path);
  if (!import.meta.env.PROD) return;
  startServiceWorker().catch((error: unknown) => {
    // Some browsers refuse it, in private windows above all; everything but offline use works without it.
    console.warn('Pages are not kept for offline use.', error);
  });
}

async function startServiceWorker(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
    });
  }
  const { registerServiceWorker } = await import('#client/lib/service-worker.ts');
  await registerServiceWorker(offerUpdate);
  const { storeWhileResting } = await import('#client/lib/offline-files.ts');
  await storeWhileResting();
}

function offerUpdate(apply: () => void): void {
  notify({
    title: 'A new version is ready',
    text: 'Reload when it suits you; what you have not saved here is lost then.',
    durationMs: Number.POSITIVE_INFINITY,
    action: { label: 'Reload', run: apply },
  });
}
