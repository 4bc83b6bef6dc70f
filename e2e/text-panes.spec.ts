import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { writeText } from './editor.ts';
import { expect, openTool } from './fixtures.ts';
import { test } from './shared-context.ts';

const pane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the panes fill the window, up to 1,600 px of width', async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openTool(page, 'json-formatter');
    const input = await pane(page, 'Input').boundingBox();
    const output = await pane(page, 'Output').boundingBox();
    if (!input || !output) throw new Error('The panes are not drawn.');
    const bottom = input.y + input.height;
    expect(bottom).toBeGreaterThan(height - 80);
    expect(bottom).toBeLessThanOrEqual(height);
    expect(output.x + output.width - input.x).toBeGreaterThan(Math.min(width, 1600) - 60);
    expect(output.x + output.width - input.x).toBeLessThanOrEqual(1600);
  }
});

test('pasting never scrolls the page, into the box or the editor', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  for (const slug of ['json-formatter', 'character-counter', 'markdown-editor']) {
    await openTool(page, slug);
    const input = page.locator('.pane').first();
    await page.evaluate(() => navigator.clipboard.writeText('a line that is pasted\n'.repeat(3000)));
    await input.getByRole('textbox').last().focus();
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await page.keyboard.press('Control+V');
    await input.locator('.cm-content').waitFor();
    await expect(input.getByText('a line that is pasted').last()).toBeVisible();
    await page.keyboard.press('Control+V');
    await expect(input.locator('.cm-lineNumbers')).toContainText('6000');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('a button opens the find bar; in a text shown piece by piece it goes to the piece', async ({ page }) => {
  await openTool(page, 'character-counter');
  const text = pane(page, 'Text');
  const find = text.getByRole('button', { name: 'Find in Text' });
  await expect(find).toHaveCount(0);
  await text.getByRole('textbox').fill('one two');
  await find.click();
  await expect(text.getByRole('search').getByLabel('Find', { exact: true })).toBeFocused();

  const line = 'nothing of note\n';
  const content = `${line.repeat(90_000)}a Needle\n${line.repeat(90_000)}a needle\n`;
  await page.locator('input[type=file]').setInputFiles({
    name: 'large.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(content),
  });
  await expect(text.getByText('large.txt ·')).toBeVisible();
  await find.click();
  const bar = text.getByRole('search');
  await expect(bar.getByLabel('Find', { exact: true })).toBeFocused();
  await page.keyboard.type('needle');
  await expect(bar.locator('output')).toHaveText('1 of 2');
  await expect(text.locator('mark')).toHaveText('Needle');
  await expect(text.locator('mark')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(bar.locator('output')).toHaveText('2 of 2');
  await expect(text.locator('mark')).toHaveText('needle');
  await bar.getByLabel('Match case').check();
  await expect(bar.locator('output')).toHaveText('1 of 1');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
});

test('the find bar counts, goes on and back, and matches the case on request', async ({ page }) => {
  await openTool(page, 'character-counter');
  const text = pane(page, 'Text');
  await page.evaluate(() => navigator.clipboard.writeText('One one\nONE two one'));
  await text.getByRole('textbox').last().focus();
  await page.keyboard.press('Control+V');
  await text.locator('.cm-content').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+F');
  const bar = text.getByRole('search');
  await bar.getByLabel('Find', { exact: true }).pressSequentially('one');
  await expect(bar).toContainText('of 4');
  await bar.getByLabel('Match case').check();
  const found = bar.locator('output');
  await expect(found).toHaveText('1 of 2');
  await bar.getByLabel('Find', { exact: true }).press('Enter');
  await expect(found).toHaveText('2 of 2');
  await bar.getByRole('button', { name: 'Next match' }).click();
  await expect(found).toHaveText('1 of 2');
  await bar.getByRole('button', { name: 'Previous match' }).click();
  await expect(found).toHaveText('2 of 2');
  await bar.getByLabel('Find', { exact: true }).fill('absent');
  await expect(bar).toContainText('Not found');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
});

test('work that was canceled is said to be, and runs again at a press; the old result is named', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTool(page, 'css-minifier');
  const output = pane(page, 'Output');
  await writeText(page, 'Input', 'a { color: red }');
  await expect(output).toContainText('a{color:red}');
  const sheet = Array.from({ length: 60_000 }, (_, index) => `.a${index} > b { margin: 0 0 1.0em 0.5em; }`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), sheet.join('\n'));
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+V');
  const cancel = output.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeInViewport();
  await cancel.click();
  await expect(output.getByRole('status')).toContainText('Canceled: there is no result of this input.');
  await expect(output).toContainText('Outdated');
  await expect(output.getByRole('button', { name: 'Copy' })).toBeDisabled();
  await output.getByRole('button', { name: 'Run it again' }).press('Enter');
  await expect(output.getByRole('button', { name: 'Copy' })).toBeEnabled();
  await expect(output).toContainText('.a0>b{margin:0 0 1em .5em}');
  await expect(output).not.toContainText('Canceled');
});

test('of many notes the first show, with how many more there are; the others at a press', async ({
  page,
}) => {
  await openTool(page, 'yaml-to-json');
  const output = pane(page, 'Output');
  await page.evaluate(() => navigator.clipboard.writeText('- on: no\n'.repeat(100)));
  await pane(page, 'Input').getByRole('textbox').last().focus();
  await page.keyboard.press('Control+V');
  await expect(output).toContainText('There are 80 further values that YAML 1.1 and 1.2 read differently.');
  await expect(output).not.toContainText('line 20, column 7');
  await output.getByRole('button', { name: 'Show 14 others' }).click();
  await expect(output).toContainText('line 20, column 7');
});

test('the header stays in its place from tool to tool, and panes go beyond it in a wide window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const places = [];
  for (const slug of ['image-to-base64', 'json-formatter', 'loan-calculator']) {
    await openTool(page, slug);
    places.push((await page.getByRole('banner').getByRole('link').first().boundingBox())?.x);
  }
  expect(new Set(places).size).toBe(1);
});

test('what was made with other options cannot be copied, from the very moment they change', async ({
  page,
}) => {
  const changeAndLook = (button: string) =>
    page.evaluate(async (name) => {
      const copy = [...document.querySelectorAll('main button')].find(
        (each) => each.textContent.trim() === name,
      );
      const change = document.querySelector<HTMLElement>('main input[type=checkbox]');
      change?.click();
      await Promise.resolve();
      return copy instanceof HTMLButtonElement && copy.disabled;
    }, button);
  await openTool(page, 'css-minifier');
  await page.getByRole('button', { name: 'Sample' }).click();
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeEnabled();
  expect(await changeAndLook('Copy')).toBe(true);
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeEnabled();
});

test('the buttons over a pane never cover its title, at any width', async ({ page }) => {
  // The panes with most buttons, and one with a switch.
  for (const slug of ['ip-lookup', 'character-counter', 'cron-parser', 'json-formatter']) {
    await openTool(page, slug);
    for (let width = 360; width <= 1300; width += 60) {
      await page.setViewportSize({ width, height: 800 });
      const covered = await page.locator('.pane-head').evaluateAll((heads) =>
        heads.filter((head) => {
          const title = document.createRange();
          title.selectNodeContents(head.querySelector('h2') ?? head);
          const buttons = Array.from(head.querySelectorAll('.pane-toolbar > *'), (button) =>
            button.getBoundingClientRect(),
          );
          return buttons.some((box) => box.width > 0 && box.left < title.getBoundingClientRect().right);
        }),
      );
      expect(covered, `${slug} at ${width} px`).toHaveLength(0);
    }
  }
});

test('an old result keeps the name of its file, and an empty file is called so', async ({ page }) => {
  await openTool(page, 'text-compressor');
  await page.getByRole('radio', { name: 'Decompress' }).check();
  const packed = gzipSync(Buffer.from([0, 1, 2, 255, 254, 0, 0, 7]));
  const open = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/gzip', buffer });
  await open('whole.gz', packed);
  const output = pane(page, 'Output');
  await expect(output.getByText('whole', { exact: true })).toBeVisible();
  await open('cut.gz', packed.subarray(0, -9));
  await expect(page.getByText('Failed: the result is outdated')).toBeVisible();
  await expect(output.getByText('whole', { exact: true })).toBeVisible();
  await open('empty.txt', Buffer.alloc(0));
  await expect(output.getByText('The file is empty.')).toBeVisible();
});
