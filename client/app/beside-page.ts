import { bringFonts } from '#client/lib/fonts.ts';
import { registerServiceWorker } from '#client/lib/service-worker.ts';
import { notify } from '#client/ui/toast-store.ts';
import { watchLoadFailures } from './load-watch.ts';
import { startPalette } from './palette/palette-host.tsx';
import { focusQuietly } from '#client/ui/fields/quiet-focus.ts';

/** Starts the parts beside every page that it does not need first: the palette and offline use. */
export function startBesidePage(path: string): void {
  startPalette(path);
  focusInput(path);
  watchLoadFailures();
  if (document.documentElement.dataset.embed !== undefined) {
    import('./embedding.ts').then(
      ({ startEmbedding }) => startEmbedding(path.replace('/tools/', '')),
      reportMissing('The page around this one cannot exchange data with it.'),
    );
  }
  if (!import.meta.env.PROD) {
    // React's development build reports unknown attributes of elements that it still has to hydrate. The root is
    // hydrated by now.
    document.documentElement.dataset.fonts = 'stored';
    return;
  }
  whenResting().then(bringFonts).catch(reportMissing('The fonts that stand in stay.'));
  // Some browsers refuse it, in private windows above all; everything but offline use works without it.
  startServiceWorker().catch(reportMissing('Pages are not kept for offline use.'));
}

function reportMissing(what: string): (error: unknown) => void {
  return (error) => {
    console.warn(what, error);
  };
}

/** Resolves once the page has loaded and has a moment to spare. */
async function whenResting(): Promise<void> {
  await whenLoaded();
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 200);
  });
}

async function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => {
    addEventListener('load', resolve, { once: true });
  });
}

async function startServiceWorker(): Promise<void> {
  let runningCalls = 0;
  addEventListener('worker-call', (event) => {
    const end = () => void (runningCalls -= 1);
    runningCalls += 1;
    (event as CustomEvent<Promise<unknown>>).detail.then(end, end);
  });
  // Browsers lack it over plain http and in some private windows.
  if (!('serviceWorker' in navigator)) return;
  await whenLoaded();
  await registerServiceWorker(offerUpdate);
  const { storeWhileResting } = await import('#client/lib/offline-files.ts');
  await storeWhileResting(() => runningCalls > 0);
}

function offerUpdate(apply: () => void): void {
  notify({
    title: 'A new version is ready',
    text: 'Reload when it suits you; what you have not saved here is lost then.',
    isLasting: true,
    action: { label: 'Reload', run: apply },
  });
}

const box =
  'main :is(textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=color])):not([readonly], [disabled], .option-bar *, .about *)';

/**
 * Puts the cursor into a tool's first box and selects its text, if there is a keyboard. On a phone the
 * keyboard would hide the page. Nothing where files or a slider come first, or where the box is out of sight.
 */
function focusInput(path: string): void {
  const hasKeyboard = matchMedia('(hover: hover) and (pointer: fine) and (width >= 768px)').matches;
  if (!path.startsWith('/tools/') || !hasKeyboard || document.activeElement !== document.body) return;
  const first = [
    ...document.querySelectorAll<HTMLInputElement>(`.drop-zone, main [type=range], ${box}`),
  ].find((each) => each.getClientRects().length > 0);
  if (first?.matches(box) && first.getBoundingClientRect().top < innerHeight) focusQuietly(first);
}
