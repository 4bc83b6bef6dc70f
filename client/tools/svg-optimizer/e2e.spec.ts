import { readFile } from 'node:fs/promises';
import { replaceText, writeText } from '#e2e/editor.ts';
import { expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`;

test.beforeEach(async ({ page }) => {
  await openTool(page, 'svg-optimizer');
});

test('optimizes with sizes, shows code or the picture, also on a phone, and follows the options', async ({
  page,
}) => {
  await writeText(page, 'Input', svg('<!-- x --><g><rect width="3.0000" height="2"/></g>'));
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('<path d="M0 0h3v2H0z"/>');
  for (const name of ['Before', 'After', 'Saved', 'By gzip', 'By Brotli']) {
    await expect(output.getByText(name, { exact: true })).toBeVisible();
  }
  await output.getByText('Picture', { exact: true }).click();
  await expect(output.getByRole('img', { name: 'Result' })).toBeVisible();
  await expect(output).not.toContainText('<path');
  await output.getByText('Code', { exact: true }).click();
  await expect(output).toContainText('<path d="M0 0h3v2H0z"/>');
  await page.getByRole('radio', { name: 'Safe' }).check();
  await expect(output).toContainText('<rect width="3" height="2"/>');

  await page.setViewportSize({ width: 390, height: 844 });
  const choices = page.getByRole('group', { name: 'Output as' }).locator('label');
  await expect(choices).toHaveCount(2);
  const tops = await choices.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().top));
  expect(tops[0]).toBe(tops[1]);
  await expectNoOverflow(page);
});

test('reports hostile markup without running it, and broken markup with its place', async ({ page }) => {
  await writeText(
    page,
    'Input',
    svg('<script>document.title = "run"</script><rect onload="x()" width="1" height="1"/>'),
  );
  await expect(page.getByText('It holds scripts (1)', { exact: false })).toBeVisible();
  await expect(page.getByText('It holds event handlers', { exact: false })).toBeVisible();
  await page.getByLabel('Remove scripts and event handlers').check();
  await expect(page.getByRole('region', { name: 'Output' })).not.toContainText('onload');
  await expect(page).not.toHaveTitle('run');

  await replaceText(page, 'Input', '<svg><g></svg>');
  await expect(page.getByText('This is not well-formed XML', { exact: false })).toBeVisible();
});

test('keeps the letters of a file in another encoding, alone and in a batch', async ({ page }) => {
  const cyrillic = `<?xml version="1.0" encoding="windows-1251"?>${svg('<!-- c --><text x="1" y="5" font-size="3">\xcf\xf0</text>')}`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(cyrillic, 'latin1') });
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('>Пр<');
  await expect(page.getByText('it looks the same')).toBeVisible();

  await page.getByRole('button', { name: 'Clear' }).click();
  const drawing = `<?xml version="1.0" encoding="ISO-8859-1"?>${svg('<!-- c --><text x="1" y="5" font-size="3">Straße für Müller</text>')}`;
  await page.locator('input[type=file]').setInputFiles([
    { name: 'latin.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing, 'latin1') },
    {
      name: 'other.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(svg('<rect width="3" height="2"/>')),
    },
  ]);
  await expect(page.getByText('2 files ready')).toBeVisible();
  await expect(page.getByText('it looks the same').first()).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the result of latin.svg' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('latin-optimized.svg');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('>Straße für Müller<');
  expect(text).not.toContain('ISO-8859-1');
});

test('draws input and output side by side, also with HTML inside, and undoes a loss', async ({ page }) => {
  const html = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:h="http://www.w3.org/1999/xhtml" viewBox="0 0 90 90"><!-- c --><foreignObject width="50" height="50"><h:p>Hello</h:p></foreignObject></svg>`;
  const output = page.getByRole('region', { name: 'Output' });
  const alike = page.getByText('Drawn before and after, it looks the same.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(html) });
  await expect(output).toContainText('<h:p>Hello</h:p>');
  await expect(alike).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(alike).toBeHidden();
  await writeText(page, 'Input', html);
  await expect(output).toContainText('<h:p>Hello</h:p>');
  await expect(alike).toBeVisible();

  const small = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="0 0 3 3">${inner}</svg>`;
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(alike).toBeHidden();
  await writeText(page, 'Input', small('<!-- a --><path d="M0.25 0.25 1.75 0.5 1.5 1.75Z" fill="teal"/>'));
  await expect(alike).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Precision' }).fill('0');
  await expect(page.getByText(/With 0 decimals it looked different: it has 2 now\./)).toBeVisible();
  await expect(output).toContainText('m.25.25 1.5.25-.25 1.25Z');
});
