import type { Browser, BrowserContext, FullProject, Page } from '@playwright/test';
import { openPage, test as base } from './fixtures.ts';
import { waitUntilStored } from './stored-files.ts';

interface WorkerFixtures {
  readonly sharedContext: BrowserContext;
}

/**
 * `test` whose pages share one profile per worker: scripts are fetched and compiled once. What a test stores is gone
 * before the next. Tests that set the clock, which is the profile's, or that hold scripts back, which may be in the
 * cache, have profiles of their own.
 */
export const test = base.extend<object, WorkerFixtures>({
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const context = await openContext(browser, project);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: lendContext,
  page: async ({ page, baseURL }, use) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', {
      origin: new URL(baseURL ?? '').origin,
      storageTypes: 'cookies,file_systems,indexeddb,local_storage',
    });
    await session.detach();
    await use(page);
  },
});

/** `test` in a profile that has seen the home page once and has had no network since. */
export const homeOnlyTest = makeOfflineTest(waitUntilStored);

/** The same, when the button in the footer has stored the large parts, too. */
export const storedTest = makeOfflineTest(async (page) => {
  await page.getByRole('button', { name: 'Make all tools available offline' }).click();
  await page.getByText('Every tool is stored and works without a network.').waitFor();
});

function makeOfflineTest(prepare: (homePage: Page) => Promise<void>) {
  return base.extend<object, WorkerFixtures>({
    hasServiceWorker: true,
    sharedContext: [
      async ({ browser }, use, { project }) => {
        const context = await openContext(browser, project);
        const page = await context.newPage();
        await openPage(page, '/');
        await page.evaluate(() => navigator.serviceWorker.ready);
        await prepare(page);
        await page.close();
        await context.setOffline(true);
        await use(context);
        await context.close();
      },
      { scope: 'worker' },
    ],
    context: lendContext,
  });
}

/** A `context` fixture: lends the worker's context to a test, and closes the test's pages. */
export async function lendContext(
  { sharedContext }: WorkerFixtures,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  await use(sharedContext);
  await Promise.all(sharedContext.pages().map((page) => page.close()));
}

/** Makes a context with the project's settings, which contexts of a worker do not get by themselves. */
export function openContext(
  browser: Browser,
  { use }: FullProject,
  baseURL = use.baseURL,
): Promise<BrowserContext> {
  const { viewport, permissions, userAgent } = use;
  return browser.newContext({
    // As Playwright's own contexts have it.
    locale: 'en-US',
    ...(baseURL ? { baseURL } : {}),
    ...(viewport ? { viewport } : {}),
    ...(permissions ? { permissions } : {}),
    ...(userAgent ? { userAgent } : {}),
  });
}
