import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';

/** For a moment there are two: the plain box and the editor that replaces it. */
const box = (page: Page) => page.getByRole('textbox', { name: 'Markdown', exact: true }).last();
const preview = (page: Page) => page.getByTestId('preview');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Puts text in by the Paste button, as a person would. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await page.getByRole('button', { name: 'Paste' }).click();
}

async function download(page: Page, name: string): Promise<string> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${name}` }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe(name);
  return readFile(await saved.path(), 'utf8');
}

test.beforeEach(async ({ page }) => {
  await openTool(page, 'markdown-editor');
});

test('renders every element of the sample, exports it in three ways, and document.html follows its policy', async ({
  page,
  context,
}) => {
  await page.getByRole('button', { name: 'Sample' }).click();
  await expect(preview(page).getByRole('heading', { level: 6 })).toBeVisible();
  const tags = ['strong', 'em', 'a', 'ul', 'ol', 'pre', 'code', 'hr', 'blockquote', 'table', 'del', 'input'];
  const shown = await preview(page).evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll('*') ?? [])].map(({ localName }) => localName),
  );
  expect(shown).toEqual(expect.arrayContaining(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', ...tags]));
  await expect(page.getByTestId('counts')).toContainText('min read');
  expect(await download(page, 'document.md')).toMatch(/^# Trip to the coast\n/);
  const html = await download(page, 'document.html');
  expect(html).toContain('<title>Trip to the coast</title>');
  expect(html).not.toContain('<script');
  await page.getByRole('button', { name: 'Copy HTML' }).click();
  await expect.poll(() => clipboard(page)).toContain('<h1 id="trip-to-the-coast">Trip to the coast</h1>');

  const other = await context.newPage();
  const messages: string[] = [];
  other.on('console', (message) => messages.push(message.text()));
  await other.setContent(html);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Trip to the coast');
  expect(await other.evaluate(() => getComputedStyle(document.body).maxWidth)).not.toBe('none');
  // The formulas and diagrams of another text obey it, too.
  await paste(page, 'Root $\\sqrt{x}$\n\n```mermaid\ngraph LR\n A[Start] --> B[End]\n```');
  await expect(preview(page).getByRole('img', { name: /^Diagram/ })).toBeVisible();
  await other.setContent(await download(page, 'document.html'));
  await expect(other.locator('math')).toBeVisible();
  await expect(other.getByRole('img', { name: /^Diagram/ })).toBeVisible();
  expect(messages).toEqual([]);
});

test('buttons work before the editor loads; by keyboard: continued lists, bold, link and undo', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Task list' }).click();
  await expect(box(page)).toContainText('- [ ]');
  await page.keyboard.type('buy bread');
  await expect(preview(page).getByRole('checkbox')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await page.getByRole('button', { name: 'Heading 2' }).click();
  await expect(box(page)).toContainText('## - [ ] buy bread');

  await page.keyboard.press('Control+a');
  await page.keyboard.type('- one');
  await expect(preview(page).getByRole('listitem')).toHaveText('one');
  await expect(page.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await expect(preview(page).getByRole('listitem')).toHaveCount(2);
  for (let lines = 0; lines < 3; lines += 1) await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('strong');
  await expect(preview(page).locator('strong')).toHaveText('strong');
  await page.keyboard.press('End');
  await page.keyboard.type(' ');
  await page.keyboard.press('Control+k');
  await expect(preview(page).locator('a')).toHaveText('text');
  await page.keyboard.press('Control+z');
  await expect(preview(page).locator('a')).toHaveCount(0);
});

test('hostile input runs nothing, loads nothing and stays inside the preview', async ({ page }) => {
  const payloads = readFileSync(new URL('fixtures/injections.txt', import.meta.url), 'utf8');
  await page.evaluate(() => {
    window.alert = () => document.body.setAttribute('data-attacked', 'yes');
  });
  await paste(page, `${payloads.split('\n').join('\n\n')}\n\nThe end.`);
  await expect(preview(page).getByText('The end.')).toBeAttached();
  const dangerous = await preview(page).evaluate((host) => {
    const elements = [...(host.shadowRoot?.querySelectorAll('*') ?? [])];
    const forbidden =
      'script,style,iframe,object,embed,form,button,svg,math,meta,link,base,video,audio,template';
    return elements
      .filter(
        (element) =>
          element.matches(forbidden) ||
          element.getAttributeNames().some((name) => name.startsWith('on')) ||
          (element instanceof HTMLAnchorElement &&
            /^(javascript|data|vbscript|blob|filesystem):/.test(element.protocol)),
      )
      .map((element) => element.outerHTML);
  });
  expect(dangerous).toEqual([]);
  await preview(page)
    .locator('a[href]')
    .evaluateAll((links) => {
      const event = { bubbles: true, cancelable: true, composed: true };
      for (const link of links) link.dispatchEvent(new MouseEvent('click', event));
    });
  await expect(page.locator('body')).not.toHaveAttribute('data-attacked');
  expect(page.url()).toContain('/tools/markdown-editor');
});

test('shows formulas, diagrams, footnotes, alerts, colored code and pictures', async ({ page }) => {
  const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  const text = [
    'Root $\\sqrt{x}$ and a note[^1].\n\n$$\n\\frac{a}{b}\n$$',
    '> [!WARNING]\n> Mind the gap.',
    '```mermaid\ngraph LR\n A[Start] --> B[End]\n```',
    '```mermaid\npie\n```',
    '```js\nconst a = 1;\n```',
    `![far](https://example.com/far.png)\n\n![near](${dot})`,
    'Wrong $\\frac{1$ here.\n\n[^1]: The note.',
  ].join('\n\n');
  await paste(page, text);
  await expect(preview(page).locator('math')).toHaveCount(2);
  await expect(preview(page).getByText('Warning')).toBeVisible();
  const diagram = preview(page).getByRole('img', { name: /^Diagram: graph LR/ });
  await expect
    .poll(() => diagram.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(50);
  await expect(preview(page).getByText(/Drawn are flowcharts/)).toBeAttached();
  await expect(preview(page).locator('.hljs-keyword')).toHaveText('const');
  await expect(preview(page).locator('.unreadable small')).toHaveCount(2);
  await preview(page).getByRole('link', { name: '1', exact: true }).click();
  await expect(preview(page).getByText('The note.')).toBeInViewport();

  await expect(
    preview(page).getByText('Picture not loaded here: far (https://example.com/far.png)'),
  ).toBeVisible();
  await expect(preview(page).getByRole('img', { name: 'near' })).toBeVisible();
  expect(await download(page, 'document.html')).toContain('<a href="https://example.com/far.png">far</a>');
  await page.getByLabel('Load web images in document.html').check();
  expect(await download(page, 'document.html')).toContain(
    '<img src="https://example.com/far.png" alt="far">',
  );
});

test('formatted text and pictures are pasted as Markdown', async ({ page }) => {
  await box(page).focus();
  await page.locator('.cm-content').waitFor();
  await page.evaluate(async () => {
    const html =
      '<h2>Copied</h2><p>Some <b>bold</b> <a href="https://example.com/x">link</a></p>' +
      '<table><tr><th>A</th></tr><tr><td>1</td></tr></table><script>document.body.dataset.attacked = "yes"</script>';
    const item = new ClipboardItem({
      'text/html': new Blob([html], { type: 'text/html' }),
      'text/plain': new Blob(['only words'], { type: 'text/plain' }),
    });
    await navigator.clipboard.write([item]);
  });
  await page.keyboard.press('Control+v');
  await expect(preview(page).getByRole('heading', { name: 'Copied' })).toBeVisible();
  await expect(preview(page).locator('td')).toHaveText('1');
  await expect(box(page)).toContainText('Some **bold** [link](https://example.com/x)');
  await page.getByRole('button', { name: 'Paste as plain text' }).click();
  await expect(preview(page)).toContainText('only words');
  await expect(preview(page).locator('td')).toHaveCount(0);

  await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 });
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve);
    });
    if (blob) await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  });
  await box(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+v');
  await expect(preview(page).getByRole('img', { name: 'picture' })).toBeVisible();
  await page.keyboard.type('a red box');
  await expect(preview(page).getByRole('img', { name: 'a red box' })).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-attacked');
});

test('inserts contents, checks links, and prints the document alone', async ({ page }) => {
  const lines = Array.from({ length: 100 }, (_, index) => `Line ${index}.`);
  await paste(
    page,
    `# Title\n\n\n\n[out](https://example.com/) [wrong](#no)\n\n${lines.join('\n\n')}\n\n## Two\n\n[unused]: /x`,
  );
  await expect(page.getByTestId('counts')).toContainText('1 definition without use');
  await expect(page.getByTestId('counts')).toContainText('1 link to no place in here');
  await box(page).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Table of contents' }).click();
  await preview(page).getByRole('link', { name: 'out' }).click();
  await expect(page.getByText('Links do not open from the preview')).toBeVisible();
  await expect(preview(page).getByRole('heading', { name: 'Two' })).not.toBeInViewport();
  await preview(page).getByRole('link', { name: 'Two' }).click();
  await expect(preview(page).getByRole('heading', { name: 'Two' })).toBeInViewport();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(box(page)).toBeHidden();
  await expect(preview(page).getByText('Line 99.')).toBeVisible();
  const height = await preview(page).evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeGreaterThan(100 * 20);
});

test('a draft is kept only where it is wanted', async ({ page }) => {
  await box(page).fill('# Not kept');
  await expect(preview(page).getByRole('heading', { name: 'Not kept' })).toBeVisible();
  await page.goto('about:blank');
  await openTool(page, 'markdown-editor');
  await expect(box(page)).not.toContainText('Not kept');
  await page.getByLabel('Keep a draft on this device').check();
  await paste(page, '# Kept');
  await expect(preview(page).getByRole('heading', { name: 'Kept' })).toBeVisible();
  await openTool(page, 'markdown-editor');
  await expect(preview(page).getByRole('heading', { name: 'Kept' })).toBeVisible();
  await page.getByLabel('Keep a draft on this device').uncheck();
  await openTool(page, 'markdown-editor');
  await expect(page.getByLabel('Keep a draft on this device')).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('draft:markdown-editor'))).toBeNull();
});

test('a large text: the page answers, the preview follows both ways', async ({ page }) => {
  const parts = Array.from(
    { length: 300 },
    (_, index) => `## Part ${index}\n\n${'Some **words** of text. '.repeat(16)}`,
  );
  // Asking for a text makes the browser lay out the whole document, and the page waits for that.
  const blocks = preview(page).locator('.block');
  await paste(page, parts.join('\n\n'));
  await expect(blocks).toHaveCount(2 * parts.length);
  // The editor takes the place of the plain box.
  await page.locator('.cm-content').click();
  await expect(page.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' end');
  await expect(blocks.last()).toHaveText(/text\. +end$/);
  await expect(blocks.last()).toBeInViewport();
  await page.keyboard.press('Control+Home');
  await expect(blocks.first()).toBeInViewport();
  // The first block of a full part is redrawn at every letter.
  for (const letter of 'first') await page.keyboard.type(letter, { delay: 200 });
  await expect(blocks.first()).toHaveText('first## Part 0');
  await expect(blocks.first()).toBeInViewport();
  await expect(preview(page).locator('.chunk:empty')).toHaveCount(0);
  await preview(page).hover();
  await page.mouse.wheel(0, 20_000);
  await expect(page.locator('.cm-line', { hasText: '## Part 0' }).first()).not.toBeInViewport();
});

test('reads another encoding; previews part of a file that is too large for the editor, and saves all of it', async ({
  page,
}, testInfo) => {
  await page.locator('input[type=file]').setInputFiles({
    name: 'utf16.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from('\ufeff# Größe\r\n\r\nzwei', 'utf16le'),
  });
  await expect(preview(page).getByRole('heading', { name: 'Größe' })).toBeVisible();
  const path = testInfo.outputPath('large.md');
  await writeFile(path, 'A line of its own.\n\n'.repeat(101_000));
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByText('The preview shows the first 20,000 blocks.')).toBeVisible();
  expect(await download(page, 'document.md')).toHaveLength(101_000 * 20);
});

test('view and flavour stay, a link brings the text back, and it fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const flavour = page.locator('label', { hasText: 'CommonMark' });
  await expect(page.locator('label', { hasText: /^Read$/ })).toBeVisible();
  await flavour.click();
  await paste(page, '# Kept\n\n~~not struck~~');
  await expect(preview(page).getByText('~~not struck~~')).toBeAttached();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: /Copy link with input/ }).click();
  await expect.poll(() => clipboard(page)).toMatch(/markdown-editor#v1\./);
  const link = await clipboard(page);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(preview(page).getByRole('heading', { name: 'Kept' })).toBeAttached();
  await expect(preview(page).getByText('~~not struck~~')).toBeAttached();
  await page.locator('label', { hasText: /^Read$/ }).click();
  await expect(box(page)).toBeHidden();
  await expectNoOverflow(page);
});
