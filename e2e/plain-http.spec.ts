import type { BrowserContext, Page } from '@playwright/test';
import { rfcTokens } from '#client/tools/jwt-decoder/fixtures/rfc-tokens.ts';
import { textModelOfferPath } from '#core/site/text-model.ts';
import { writeText } from './editor.ts';
import { examinePage } from './examine-page.ts';
import { bareHost, exportSiteTo } from './exported-site.ts';
import { expect, openPage, openTool, test as base } from './fixtures.ts';
import { doMainWork, listMainWorks } from './main-work.ts';
import { lendContext, openContext } from './shared-context.ts';
import { listStoredPaths } from './stored-files.ts';

const host = 'hub.lan';
const works = await listMainWorks();
const reason = (act: string) =>
  `This page was opened over plain http: browsers do not ${act} there; open it over https or on localhost.`;

/**
 * `test` under another name than this machine's: such pages are not secure contexts (W3C Secure Contexts, 3.1).
 */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const rule = `--host-resolver-rules=MAP ${host} 127.0.0.1`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ baseURL }, use) => {
    await use(baseURL?.replace('127.0.0.1', host));
  },
  page: async ({ page, allowFault }, use) => {
    // Chromium's own words: it does not heed this header over plain http.
    allowFault('Cross-Origin-Opener-Policy header has been ignored');
    await use(page);
  },
  // The browser itself takes it away here.
  hasServiceWorker: true,
});

/** Returns the clipboard's content by pasting, because the page may not read it. */
async function readByPasting(page: Page): Promise<string> {
  const other = await page.context().newPage();
  await other.setContent('<textarea autofocus></textarea>');
  await other.locator('textarea').focus();
  await other.keyboard.press('Control+V');
  const text = await other.locator('textarea').inputValue();
  await other.close();
  return text;
}

test('browsers take away what the tests here are about', async ({ page }) => {
  await openPage(page, '/');
  const left = await page.evaluate(() => [
    isSecureContext,
    'serviceWorker' in navigator,
    'clipboard' in navigator,
    'locks' in navigator,
    'caches' in globalThis,
    'subtle' in crypto,
    'randomUUID' in crypto,
  ]);
  expect(left).toEqual([false, false, false, false, false, false, false]);
});

test('copies a result, a link and an answer of the palette', async ({ page }) => {
  await openTool(page, 'hash-generator');
  await page.getByLabel('Text to hash').fill('abc');
  await expect(page.getByTestId('digest')).toContainText('ba7816bf');
  await page.getByRole('button', { name: /^Copy/ }).first().click();
  await expect(page.getByText('Copied!')).toBeVisible();
  // FIPS 180-4, the example for SHA-256.
  expect(await readByPasting(page)).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Share link to this tool' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  expect(await readByPasting(page)).toContain(`http://${host}`);
  await page.keyboard.press('Control+K');
  await page.keyboard.type('sha1 of abc');
  await expect(page.getByText('a9993e364706816aba3e25717850c26c9cd0d89d').first()).toBeVisible();
});

test('what only the browser’s own menu may do says why', async ({ page }) => {
  await openTool(page, 'json-formatter');
  await page.getByRole('button', { name: 'Paste' }).first().click();
  await expect(page.getByText(reason('let pages read the clipboard'))).toBeVisible();
  await openTool(page, 'qr-generator');
  await doMainWork(page, 'qr-generator');
  await page.getByRole('button', { name: /Copy/ }).first().click();
  await expect(page.getByText(reason('copy pictures'))).toBeVisible();
});

test('sends a result to another tool', async ({ page }) => {
  await openTool(page, 'json-formatter');
  await writeText(page, 'Input', '[{"city":"Oslo"}]');
  await page.getByRole('button', { name: 'Send to…' }).first().click();
  await page.getByRole('button', { name: 'JSON to CSV' }).click();
  await page.waitForURL(/json-to-csv/);
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('Oslo');
});

test('sends the contact form and a suggestion', async ({ page }) => {
  await openPage(page, '/support?tab=contact');
  await page.getByLabel('Your Name').fill('Priya');
  await page.getByLabel('Email Address').fill('priya@example.org');
  await page.getByLabel('Subject').fill('In our network');
  await page.getByLabel('Message', { exact: true }).fill('It works over plain http.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  await openPage(page, '/suggest-tool');
  await page.getByLabel('Tool Name').fill('Knot finder');
  await page.getByLabel('Description').fill('Finds knots in any text that one gives it.');
  await page.getByLabel('Category').selectOption({ index: 2 });
  await page.getByLabel('Your Email').fill('ada@example.org');
  await page.getByRole('button', { name: 'Submit Suggestion' }).click();
  await expect(page.getByText('Suggestion Received!')).toBeVisible();
});

test('the button for offline use says why it cannot store the tools', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Make all tools available offline' }).click();
  await expect(page.getByText(reason('store pages for offline use'))).toBeVisible();
});

test('a shared secret is checked, and a public key is said to need a secure page', async ({ page }) => {
  const [secret, , rsa] = rfcTokens;
  await openTool(page, 'jwt-decoder');
  await writeText(page, 'Input', secret.token);
  const output = page.getByRole('region', { name: 'Output' });
  await page.getByLabel('Key to verify with').fill(JSON.stringify(secret.key));
  await expect(output).toContainText('Signature valid (HS256).');
  await page.getByLabel('Key to verify with').fill('wrong');
  await expect(output).toContainText('Signature not valid');
  await openTool(page, 'jwt-decoder');
  await writeText(page, 'Input', rsa.token);
  await page.getByLabel('Key to verify with').fill(JSON.stringify(rsa.key));
  await expect(output).toContainText(`Signature not checked. ${reason('check RS256 signatures')}`);
});

test('a language model says why it cannot be kept', async ({ page }) => {
  await page.route(`**${textModelOfferPath}`, (route) =>
    route.fulfill({ json: { name: 'Small', version: '1', numbers: 'q4', files: [] } }),
  );
  await openTool(page, 'ai-text-generator');
  await writeText(page, 'Input', 'the summer party');
  await page.getByRole('group').getByText("This site's model").click();
  await expect(page.getByText(reason('keep a language model'))).toBeVisible();
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await expect(page.getByText(reason('keep a language model'))).toHaveCount(2);
});

test('a browser’s own model is said to be missing because of plain http', async ({ page }) => {
  await openTool(page, 'ai-text-generator');
  await expect(page.getByText(reason('offer a built-in model'))).toBeVisible();
});

/** The same, with the exported site on a server that sets no headers; the tools share one profile. */
const bareTest = test.extend<object, { origin: string; sharedContext: BrowserContext }>({
  origin: [exportSiteTo(bareHost, host), { scope: 'worker', timeout: 120_000 }],
  baseURL: async ({ origin }, use) => {
    await use(origin);
  },
  sharedContext: [
    async ({ browser, origin }, use, { project }) => {
      const context = await openContext(browser, project, origin);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: lendContext,
});

/** Other tools work without these: sizes after compression, the scan test of codes, a site's language model. */
const doneWithout = /\/(?:brotli_wasm_bg-|zxing_reader-|text-model\/)/;

/** Collects the paths of the scripts, styles, fonts and data that a page and its workers ask for. */
function collectAssets(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) paths.add(pathname);
  });
  return paths;
}

bareTest.describe('without any header', () => {
  for (const { slug, doMainWork, refusal, needsHeavyParts } of works) {
    const path = `/tools/${slug}`;
    if (refusal) {
      bareTest(`${path}: says why it cannot do its main work`, async ({ page }) => {
        await openPage(page, path);
        await expect(page.getByText(refusal).first()).toBeVisible();
      });
      continue;
    }
    bareTest(
      `${path}: hydrates, fits a phone, is accessible in both themes, and does its main work with files stored for offline use`,
      async ({ page, viewport }) => {
        const requested = collectAssets(page);
        await examinePage(page, path);
        await page.emulateMedia({ colorScheme: null, reducedMotion: null });
        if (viewport) await page.setViewportSize(viewport);
        await doMainWork(page);
        const stored = listStoredPaths(needsHeavyParts);
        const missing = [...requested].filter((asset) => !stored.has(asset));
        expect(missing.filter((asset) => needsHeavyParts || !doneWithout.test(asset))).toEqual([]);
      },
    );
  }
});
