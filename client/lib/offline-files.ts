import { siteSettings } from '#client/lib/site-data.ts';
import { ToolInputError } from '#core/errors.ts';
import { plainHttpReason } from '#core/site/secure-context.ts';
import type { StoreReport, StoreRequest } from '#core/site/offline-messages.ts';
import { retryDelayMs } from '#core/site/offline-store.ts';
import { createStore, jsonFormat } from '#client/lib/storage/storage.ts';
import { withoutBase } from '#core/site/site-settings.ts';

/**
 * A worker that was stopped halfway never answers. Asking again is safe, because files already being fetched are not
 * fetched twice.
 */
const patienceMs = 15_000;
const maxAsks = 20;

/** True once the person asked for all files. Files of later updates are then stored without asking again. */
const wantsEverything = createStore(
  'offlineEverything',
  jsonFormat((raw) => (raw === true ? true : undefined)),
  false,
);

export type StoringResult = Pick<
  StoreReport,
  'storedFiles' | 'totalFiles' | 'storedBytes' | 'totalBytes' | 'isFull'
> & {
  /** Paths of files that could not be stored; the next call tries them again. */
  readonly failed: readonly string[];
};

/** How much of the site is stored: of everything, of all but codecs and the PDF reader, or less. */
export type StoredExtent = 'unknown' | 'all' | 'light' | 'part';

let extent: StoredExtent = 'unknown';
const listeners = new Set<() => void>();

export function readStoredExtent(): StoredExtent {
  return extent;
}

export function subscribeStoredExtent(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function noteExtent({ storedFiles, totalFiles }: StoreReport, wantsHeavy: boolean): void {
  const wanted = wantsHeavy ? 'all' : 'light';
  extent = storedFiles === totalFiles ? wanted : 'part';
  for (const listener of listeners) listener();
}

/** Stores every file of the site on the device. Throws a ToolInputError if the browser does not allow storage. */
export async function storeEverything(onProgress: (result: StoringResult) => void): Promise<StoringResult> {
  wantsEverything.write(true);
  const result = await storeMissing(true, () => Promise.resolve(true), onProgress);
  if (!result) throw unsupportedError();
  return result;
}

/** Stores the missing files for offline use, a few at a time while the page is idle and not `isBusy`. */
export async function storeWhileResting(isBusy: () => boolean): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    // A failure to store is not an error of the page. Missing files are stored with the next page, or with the button.
    const result = await storeMissing(wantsEverything.read(), () => mayGoOn(isBusy)).catch(() => undefined);
    const delayMs = retryDelayMs(failures);
    if (result?.isFull || result?.storedFiles === result?.totalFiles || delayMs === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
}

/** Stores batch after batch until nothing is left to try. Undefined if `mayGoOn` returned false. */
async function storeMissing(
  wantsHeavy: boolean,
  mayGoOn: () => Promise<boolean>,
  onProgress: (result: StoringResult) => void = () => undefined,
): Promise<StoringResult | undefined> {
  const failed = new Set<string>();
  while (await mayGoOn()) {
    const report = await askForMore({ type: 'store-more', wantsHeavy, near: listNear(), skip: [...failed] });
    noteExtent(report, wantsHeavy);
    for (const path of report.failed) failed.add(path);
    const result = { ...report, failed: [...failed] };
    onProgress(result);
    if (report.isFull || report.leftFiles === 0) return result;
  }
  return undefined;
}

/**
 * Waits until the page and its workers are idle. Returns false if files would cost the person money, or belong to an
 * outdated version.
 */
async function mayGoOn(isBusy: () => boolean): Promise<boolean> {
  // Storing takes part of the processor, which the work of a tool needs.
  do {
    await new Promise<void>((resolve) => {
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 5000 });
      else setTimeout(resolve, 200);
    });
  } while (isBusy());
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string } };
  const isMetered = connection?.saveData === true || connection?.type === 'cellular';
  const { waiting } = await navigator.serviceWorker.ready;
  return navigator.onLine && !isMetered && !waiting;
}

/** Lists the paths of this page and the files it has loaded. */
function listNear(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href));
  const own = loaded.filter(({ origin }) => origin === location.origin);
  const paths = [location.pathname, ...own.map(({ pathname }) => pathname)];
  return [...new Set(paths.flatMap((path) => withoutBase(path, siteSettings.basePath) ?? []))];
}

async function askForMore(request: StoreRequest): Promise<StoreReport> {
  if (!('serviceWorker' in navigator)) throw unsupportedError();
  for (let asks = 0; asks < maxAsks; asks += 1) {
    const { active } = await navigator.serviceWorker.ready;
    const report = active && (await askOnce(active, request));
    if (report) return report;
  }
  throw unsupportedError();
}

function askOnce(worker: ServiceWorker, request: StoreRequest): Promise<StoreReport | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (report?: StoreReport) => {
      clearTimeout(timer);
      port1.close();
      resolve(report);
    };
    const timer = setTimeout(end, patienceMs);
    port1.onmessage = ({ data }: MessageEvent<StoreReport>) => end(data);
    worker.postMessage(request, [port2]);
  });
}

function unsupportedError(): ToolInputError {
  const reason = plainHttpReason('store pages for offline use');
  if (reason !== undefined) return new ToolInputError(reason);
  return new ToolInputError('The tools could not be stored on this device.', {
    hint: 'Check the connection, and that the browser is not in a private window.',
  });
}
