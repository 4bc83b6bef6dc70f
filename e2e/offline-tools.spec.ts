import type { Page } from '@playwright/test';
import { expect, openTool, test, visitHomeAndGoOffline } from './fixtures.ts';

test.use({ hasServiceWorker: true });

/** Of an editor that may still be a plain box. */
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true }).last();

async function write(page: Page, name: string, text: string): Promise<void> {
  await box(page, name).focus();
  await page.locator('.cm-content').first().waitFor();
  await page.keyboard.type(text);
}

/** Each tool's main work, done by someone who has only ever seen the home page with a network. */
const works: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  calculator: async (page) => {
    await page.getByRole('tab', { name: 'Scientific' }).click();
    await page.getByLabel('Expression').fill('0.1 + 0.2');
    await expect(page.locator('.result-value').first()).toHaveText('0.3');
  },
  'date-calculator': async (page) => {
    await page.getByLabel('Start date').fill('2026-01-31');
    await page.getByLabel('End date').fill('2026-02-28');
    await page.getByRole('button', { name: 'Calculate Difference' }).click();
    await expect(page.locator('.result-value').first()).toContainText('28');
  },
  'percentage-calculator': async (page) => {
    await page.getByLabel('Of (the whole)').fill('200');
    await expect(page.locator('.result-value').first()).toContainText('50');
  },
  'color-picker': async (page) => {
    await page.getByLabel('Any CSS color').fill('rebeccapurple');
    await expect(page.getByText('#663399').first()).toBeVisible();
  },
  'password-generator': async (page) => {
    await page.getByRole('button', { name: 'Generate Password' }).click();
    await expect(page.getByText('bits of entropy')).toBeVisible();
  },
  'qr-generator': async (page) => {
    await page.getByLabel('Content', { exact: true }).fill('https://example.org/offline');
    await expect(page.getByRole('img', { name: /QR code/i })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download PNG' })).toBeEnabled();
  },
  'base64-encoder': async (page) => {
    await write(page, 'Input', 'foobar');
    await page.getByRole('button', { name: 'Encode', exact: true }).click();
    await expect(page.getByText('Zm9vYmFy').first()).toBeVisible();
  },
  'url-encoder': async (page) => {
    await write(page, 'Input', 'a b');
    await expect(page.getByText('a%20b').first()).toBeVisible();
  },
  'text-case-converter': async (page) => {
    await write(page, 'Text', 'hello big world');
    await expect(page.getByText('helloBigWorld').first()).toBeVisible();
  },
  'character-counter': async (page) => {
    await write(page, 'Text', 'one two');
    await expect(page.getByTestId('words')).toHaveText('2');
  },
  'markdown-editor': async (page) => {
    await write(page, 'Markdown', '# Title $x$');
    await expect(page.getByTestId('preview').locator('math')).toBeVisible();
  },
  'csv-viewer': async (page) => {
    await page
      .locator('main input[type=file]')
      .first()
      .setInputFiles({
        name: 'a.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('a,b\n1,2\n'),
      });
    await expect(page.getByText('Loaded 1 row from a.csv')).toBeVisible();
  },
  'regex-tester': async (page) => {
    await write(page, 'Test text', 'a1 b2');
    await page.getByLabel('Pattern', { exact: true }).fill(String.raw`\d`);
    await expect(page.getByText('2 matches')).toBeVisible();
  },
};

test('the tools do their work without a network after one visit of the home page', async ({
  page,
  allowFault,
}) => {
  test.slow();
  allowFault('ERR_INTERNET_DISCONNECTED');
  await visitHomeAndGoOffline(page);
  for (const [id, work] of Object.entries(works)) {
    await test.step(id, async () => {
      await openTool(page, id);
      await work(page);
    });
  }
});
