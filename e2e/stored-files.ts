import { type BrowserContext, expect, type Page } from '@playwright/test';
import { makeOfflineList, orderFiles } from '#core/site/offline-list.ts';
import { storeKey } from '#core/site/offline-store.ts';
import { readSite } from './pages.ts';

/** The keys of all files that a visit stores: with the heavy ones, of all that the button stores. */
export function listKeys(withHeavy = false): string[] {
  const site = readSite();
  const { files } = makeOfflineList(site.entries, site.redirects, site);
  return orderFiles(files, [], withHeavy).map(storeKey);
}

/** The same files by their paths. */
export function listStoredPaths(withHeavy = false): Set<string> {
  return new Set(listKeys(withHeavy).map((key) => key.slice(0, key.indexOf('?'))));
}

export async function readStoredKeys(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await (await caches.open('files')).keys();
    return requests.map(({ url }) => url.slice(location.origin.length));
  });
}

/** Waits until everything light is stored, except these paths. */
export async function waitUntilStored(page: Page, without: readonly string[] = []): Promise<void> {
  const wanted = listKeys().filter((key) => !without.some((path) => key.startsWith(`${path}?`)));
  await expect
    .poll(
      async () => {
        const stored = new Set(await readStoredKeys(page));
        return wanted.filter((key) => !stored.has(key)).length;
      },
      { timeout: 120_000 },
    )
    .toBe(0);
}

/** Has pages store nothing on the side, as with Save-Data: it takes longer than most tests of other things. */
export async function storeNothing(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
