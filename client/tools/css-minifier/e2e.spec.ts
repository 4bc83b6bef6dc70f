import { replaceText, writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test('the first lines of input and output are level', async ({ page }) => {
  await openTool(page, 'css-minifier');
  await page.getByRole('button', { name: 'Sample' }).click();
  await expect(page.getByLabel('Result')).toContainText('Saved');
  const top = async (name: string) =>
    (await page.getByRole('region', { name }).locator('.cm-line').first().boundingBox())?.y ?? 0;
  expect(Math.abs((await top('Input')) - (await top('Output')))).toBeLessThan(2);
});

test('minifies with sizes, loses no rule, and shows where an unclosed block is', async ({ page }) => {
  await openTool(page, 'css-minifier');
  await writeText(page, 'Input', '@media (400px <= width) { .a { color : #AABBCC ; & b { top : 0.5em } } }');
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('@media (400px <= width){.a{color:#abc;& b{top:.5em}}}');
  for (const name of ['Before', 'After', 'Saved', 'By gzip', 'By Brotli']) {
    await expect(output.getByText(name, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Shorten numbers and colors').uncheck();
  await expect(output).toContainText('#AABBCC');

  await replaceText(page, 'Input', 'a{b:c}}');
  await expect(page.getByText('This } closes nothing.')).toBeVisible();
  await page.getByRole('button', { name: 'line 1, column 7' }).click();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('}');
});

test('keeps tokens of custom properties apart for the browser; shows a row per file', async ({ page }) => {
  await openTool(page, 'css-minifier');
  await writeText(page, 'Input', '.a { --pad: 4px/* top */8px; padding: var(--pad) }');
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('--pad:4px/**/8px');
  const padding = await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    const box = document.body.appendChild(document.createElement('div'));
    box.className = 'a';
    return getComputedStyle(box).padding;
  }, '.a{--pad:4px/**/8px;padding:var(--pad)}');
  expect(padding).toBe('4px 8px');

  await page.locator('input[type=file]').setInputFiles(
    ['one', 'two'].map((name) => ({
      name: `${name}.css`,
      mimeType: 'text/css',
      buffer: Buffer.from(`.${name} { top : 0 }`),
    })),
  );
  await expect(page.getByText('2 files ready')).toBeVisible();
});
