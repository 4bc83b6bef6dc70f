import { setTimeout } from 'node:timers/promises';
import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { navigations, silentChannels } from './exfiltration-channels.ts';
import { callingPages, openingWays, ownSilentChannels } from './own-calls-channels.ts';
import { storeNothing } from './stored-files.ts';
import { serveTestSite, type TestSite } from './test-site.ts';

// Checks arrivals at the server: a page does not notice many requests.

const test = base.extend<{ site: TestSite }>({
  site: async ({}, use) => {
    const site = await serveTestSite();
    await use(site);
    await site.close();
  },
});

const tool = '/tools/hash-generator';
const calls = ['/api/form-token', '/api/admin/session', '/rest/v1/contact_messages', '/my-address', '/livez'];
const channels = { ...silentChannels, ...ownSilentChannels };
const settleMs = 1500;

/** A tool's page that the service worker answers for, as on every visit but the first. */
async function openControlled(context: BrowserContext, { origin }: TestSite): Promise<Page> {
  await storeNothing(context);
  const page = await context.newPage();
  await page.goto(origin + tool);
  const isControlled = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
  if (!isControlled) await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  return page;
}

/** Runs code in the page, as a script that got into it would. */
async function run(page: Page, code: string, collector: string): Promise<void> {
  const script = `(async () => {
    const collector = ${JSON.stringify(collector)};
    const collectorHost = new URL(collector).host;
    const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const element = (name, attributes = {}) => {
      const made = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
      document.body.append(made);
      return made;
    };
    ${code};
  })().catch(() => undefined)`;
  // A channel that navigates takes the page, and with it this call's answer, away.
  await page.evaluate(script).catch(() => undefined);
}

test('the server notices what a page that may ask calls asks', async ({ page, site }) => {
  await page.goto(`${site.origin}/support`);
  await page.evaluate(() => fetch('/api/form-token?control'));
  expect(site.calls).toContain('GET /api/form-token?control 200');
});

test(`${Object.keys(channels).length} silent ways from a tool page to each call, nothing is sent`, async ({
  context,
  site,
}) => {
  const page = await openControlled(context, site);
  site.calls.length = 0;
  for (const call of calls) {
    for (const code of Object.values(channels)) await run(page, `{ ${code} }`, `${site.origin}${call}?`);
    // Styles of one call are drawn before those of the next replace them.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  }
  await page.waitForTimeout(settleMs);
  expect(site.calls).toEqual([]);
});

test('what navigates to a call is refused, with the service worker and without', async ({
  context,
  site,
  browser,
}) => {
  test.slow();
  const without = await browser.newContext({ serviceWorkers: 'block' });
  await openControlled(context, site);
  site.calls.length = 0;
  for (const profile of [context, without]) {
    for (const code of navigations) {
      // A page of its own for each, which may still be leaving when the next one opens.
      const page = await profile.newPage();
      await page.goto(site.origin + tool);
      await run(page, code, `${site.origin}/api/form-token?`);
    }
  }
  await expect.poll(() => site.calls.length).toBeGreaterThan(0);
  await setTimeout(settleMs);
  await without.close();
  expect(site.calls.filter((call) => !/^(?:GET|POST) \S+ 403$/.test(call))).toEqual([]);
});

test('the window of a page that may ask calls is out of a tool page’s reach, however it was opened', async ({
  context,
  site,
}) => {
  test.slow();
  for (const [name, code] of Object.entries(openingWays)) {
    const page = await openControlled(context, site);
    const tries = callingPages.map((path) => {
      const mark = `stolen-${name}-from-${path}`;
      const takeOver = `let opened; const path = ${JSON.stringify(path)}; ${code};
        for (let turn = 0; turn < 60; turn++) {
          try { opened.fetch('/api/form-token?${mark}').catch(() => {}) } catch {}
          try { opened.fetch('/my-address?${mark}').catch(() => {}) } catch {}
          try { opened.eval('fetch("/api/admin/session?${mark}")') } catch {}
          try {
            const form = opened.document.createElement('form');
            form.action = '/api/form-token?${mark}';
            opened.document.body.append(form);
            if (turn === 59) form.submit();
          } catch {}
          await pause(25);
        }`;
      return run(page, takeOver, `${site.origin}/`);
    });
    // All at once, because each mostly waits.
    await Promise.all(tries);
    await setTimeout(300);
    await Promise.all(context.pages().map((opened) => opened.close()));
  }
  expect([...new Set(site.calls)].filter((call) => call.includes('stolen'))).toEqual([]);
});

test('a page that may ask calls and opens a tool gives it no hold on itself', async ({ context, site }) => {
  for (const path of ['/support', '/admin']) {
    const page = await context.newPage();
    await page.goto(site.origin + path);
    await page.evaluate(() => (window.name = 'caller'));
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate((to) => void window.open(to), tool),
    ]);
    await opened.waitForLoadState();
    expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
    await run(opened, `window.open('', 'caller').fetch('/api/form-token?stolen')`, site.origin);
    await opened.waitForTimeout(300);
  }
  expect(site.calls.filter((call) => call.includes('stolen'))).toEqual([]);
});
