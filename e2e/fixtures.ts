import { type ConsoleMessage, expect, type Locator, type Page, test as base } from '@playwright/test';
import { waitUntilStored } from './stored-files.ts';

/** Faults a test expects and wants to look at itself, by a part of their text. */
export type AllowFault = (part: string) => void;

interface Fixtures {
  readonly allowFault: AllowFault;
  /** True for tests of the service worker; elsewhere it would only hide the server's answers. */
  readonly hasServiceWorker: boolean;
  /** False for tests of the one row of options and notes; other tests use all options. */
  readonly showsAllOptions: boolean;
}

/**
 * Playwright's `test`, with a page on which any console error, uncaught error, policy report or request beyond
 * our origin fails the test.
 */
export const test = base.extend<Fixtures & { faults: { seen: string[]; allowed: string[] } }>({
  hasServiceWorker: [false, { option: true }],
  showsAllOptions: [true, { option: true }],
  faults: async ({}, use) => {
    await use({ seen: [], allowed: [] });
  },
  allowFault: async ({ faults }, use) => {
    await use((part) => faults.allowed.push(part));
  },
  page: async ({ page, faults, baseURL, hasServiceWorker, showsAllOptions }, use) => {
    if (showsAllOptions) {
      await page.addInitScript(() => {
        if (location.protocol === 'about:') return;
        const slug = location.pathname.split('/').at(-1);
        localStorage.setItem('allOptions', JSON.stringify([slug === 'base64-encoder' ? 'base64' : slug]));
        localStorage.setItem('allNotes', 'true');
      });
    }
    if (!hasServiceWorker) {
      await page.addInitScript(() => {
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      });
    }
    watchPage(page, new URL(baseURL ?? '').origin, (fault) => faults.seen.push(fault));
    await use(page);
    const unexpected = faults.seen.filter((fault) => !faults.allowed.some((part) => fault.includes(part)));
    expect(unexpected, 'faults met on the page').toEqual([]);
  },
});

export { expect };

function watchPage(page: Page, origin: string, report: (fault: string) => void): void {
  page.on('console', (message) => {
    if (isFault(message)) report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => {
    // The browser's own words for a transition between documents that the next step overtook.
    if (!/^Transition was (?:skipped|aborted)\b/.test(error.message)) report(`uncaught: ${error.message}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol) && url.origin !== origin) {
      report(`request beyond our origin: ${request.url()}`);
    }
  });
}

/** Policy and header complaints come as warnings, too; a hydration mismatch comes as an error. */
function isFault(message: ConsoleMessage): boolean {
  if (message.type() === 'error') return true;
  return message.type() === 'warning' && /policy|violat|hydrat|blocked/i.test(message.text());
}

/** Opens a page and waits until it answers. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
}

/** Opens a page whose clock then moves only when the test moves it, however busy the machine is. */
export async function openWithStillClock(page: Page, path: string): Promise<void> {
  const start = new Date('2026-03-02T09:00:00Z');
  await page.clock.install({ time: start });
  await openPage(page, path);
  await page.clock.pauseAt(new Date(start.getTime() + 600_000));
}

/** Expects that nothing runs over the width of the page. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels beyond the width of the page').toBe(0);
}

/** Copies a link that holds what was typed, and returns it. */
export async function copyLinkWithInput(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link with input' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Leaves the page, and returns to it by a link that holds what was typed. */
export async function reopenByLink(page: Page): Promise<void> {
  const link = await copyLinkWithInput(page);
  await page.goto('about:blank');
  await page.goto(link);
}

/** Opens a tool's page and waits until it answers. */
export async function openTool(page: Page, slug: string): Promise<void> {
  await openPage(page, `/tools/${slug}`);
}

/** Visits the home page once, waits until it has stored its files, and takes the network away. */
export async function visitHomeAndGoOffline(page: Page): Promise<void> {
  await openPage(page, '/');
  await waitUntilStored(page);
  await page.context().setOffline(true);
}

/** Focuses a control of the options. They take no focus until their script has loaded. */
export async function focusOption(control: Locator): Promise<void> {
  await expect(async () => {
    await control.focus();
    await expect(control).toBeFocused({ timeout: 200 });
  }).toPass();
}

/** A paste or a drop of the given data, as the browser would send it. */
export async function transfer(
  page: Page,
  type: 'paste' | 'drop',
  data: { text?: string; file?: { name: string; bytes: number[] } },
): Promise<void> {
  await page.evaluate(
    ({ type, text, file }) => {
      const carried = new DataTransfer();
      if (text !== undefined) carried.setData('text/plain', text);
      if (file) carried.items.add(new File([new Uint8Array(file.bytes)], file.name));
      const target = document.activeElement ?? document.body;
      const shared = { bubbles: true, cancelable: true };
      target.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', { ...shared, clipboardData: carried })
          : new DragEvent('drop', { ...shared, dataTransfer: carried }),
      );
    },
    { type, ...data },
  );
}

/**
 * Cancels the work that `start` begins, in the page, as soon as the button shows: asked from outside on a busy machine,
 * short work would be done before.
 */
export async function cancelAtOnce(page: Page, start: () => Promise<void>): Promise<void> {
  const canceled = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          const cancel = [...document.querySelectorAll('button')].find(
            (button) => button.innerText === 'Cancel',
          );
          if (!cancel) return;
          observer.disconnect();
          cancel.click();
          resolve();
        }).observe(document.body, { subtree: true, childList: true });
      }),
  );
  await start();
  await canceled;
}
