import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, openTool } from './fixtures.ts';
import { test } from './shared-context.ts';

// A text laid out at once blocks the page: 10 MB in a plain box for half a minute, in the editor for seconds.
const tenMegabytes = `["${'words of one line, '.repeat(550_000)}"]`;
const million = 'a million characters in a single line, '.repeat(25_642).slice(0, 1_000_000);

// The page that is made from an operation, and each that has a view of its own.
const panes = [
  ['json-formatter', 'Input'],
  ['base64-encoder', 'Input'],
  ['character-counter', 'Text'],
  ['regex-tester', 'Test text'],
  ['markdown-editor', 'Markdown'],
] as const;

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await page.keyboard.press('Control+V');
}

for (const [slug, name] of panes) {
  test(`${slug}: ten megabytes in one line are pasted whole and drawn in part`, async ({ page }) => {
    await openTool(page, slug);
    const pane = page.getByRole('region', { name, exact: true });
    await pane.getByRole('textbox').last().focus();
    // Into the plain box or the editor, whichever is ready: neither may draw it.
    await paste(page, tenMegabytes);
    await expect(pane).toContainText('10.5 MB');
    expect((await pane.innerText()).length).toBeLessThan(20_000);

    await pane.getByRole('button', { name: /^(?:Clear|Reset)$/ }).click();
    await pane.getByRole('textbox').last().focus();
    await pane.locator('.cm-content').waitFor();
    await page.keyboard.press('Control+V');
    await expect(pane).toContainText('10.5 MB');
    await expect(pane.getByRole('textbox')).toHaveCount(0);
  });
}

test('a million characters pasted into a plain box are all taken, and drawn in part', async ({ page }) => {
  await openTool(page, 'hash-generator');
  const box = page.getByLabel('Text to hash');
  await box.focus();
  await paste(page, million);
  await expect(page.getByTestId('digest')).toHaveText(createHash('sha256').update(million).digest('hex'));
  expect((await box.inputValue()).length).toBe(20_000);
  await expect(page.getByText('The whole text counts; only its beginning is shown.')).toBeVisible();

  // Pasted again after the end of the shown part, it is added to the end of all.
  await box.press('Control+End');
  await page.keyboard.press('Control+V');
  const twice = createHash('sha256')
    .update(million + million)
    .digest('hex');
  await expect(page.getByTestId('digest')).toHaveText(twice);

  await box.press('Backspace');
  await box.pressSequentially('abc');
  await expect(page.getByTestId('digest')).toHaveText(createHash('sha256').update('abc').digest('hex'));
});

test('a million characters are refused by a field of one line in words, and what stood there stays', async ({
  page,
}) => {
  await openTool(page, 'hash-generator');
  const field = page.getByLabel('Compare with an expected value');
  await field.fill('abc');
  await paste(page, million);
  await expect(page.getByText('This field takes up to 20,000 characters.')).toBeVisible();
  await expect(field).toHaveValue('abc');
  // The most that fits is taken: two characters stay, one is replaced.
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Shift+ArrowRight');
  await paste(page, million.slice(0, 19_998));
  await expect(field).toHaveValue(`${million.slice(0, 19_998)}bc`);
});

test('a result in one line of 300,000 characters is drawn in part from the beginning', async ({ page }) => {
  await page.addInitScript(() => {
    const drawn = { most: 0 };
    Object.assign(globalThis, { drawn });
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (options) {
      const root = attach.call(this, options);
      new MutationObserver((records) => {
        const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
        const length = added.reduce((sum, node) => sum + (node.textContent?.length ?? 0), 0);
        drawn.most = Math.max(drawn.most, length);
      }).observe(root, { childList: true, subtree: true });
      return root;
    };
  });
  await openTool(page, 'css-minifier');
  await page.locator('input[type=file]').setInputFiles({
    name: 'a.css',
    mimeType: 'text/css',
    buffer: Buffer.from('.a { color: red }\n'.repeat(20_000)),
  });
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output.locator('.cm-line').first()).toContainText('.a{color:red}');
  const most = await page.evaluate(() => (globalThis as unknown as { drawn: { most: number } }).drawn.most);
  expect(most).toBeLessThan(60_000);
});
