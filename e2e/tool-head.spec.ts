import { writeText } from './editor.ts';
import { expect, openTool } from './fixtures.ts';
import { test } from './shared-context.ts';

test('a reload brings back what was typed, for this tab alone', async ({ page, context }) => {
  await openTool(page, 'base64-encoder');
  await writeText(page, 'Input', 'Café & “more”\n\tlines');
  // printf 'Café & “more”\n\tlines' | base64
  const encoded = 'Q2Fmw6kgJiDigJxtb3Jl4oCdCglsaW5lcw==';
  await expect(page.getByRole('textbox', { name: 'Output' }).last()).toContainText(encoded);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Output' }).last()).toContainText(encoded);

  await openTool(page, 'unit-converter');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Output' }).last()).toContainText(encoded);
  const other = await context.newPage();
  await openTool(other, 'base64-encoder');
  await expect(other.getByRole('textbox', { name: 'Input' })).toHaveValue('');
});

test('a reload brings back a form, but never a secret', async ({ page }) => {
  await openTool(page, 'loan-calculator');
  await page.getByLabel('Loan amount').fill('123456');
  await page.reload();
  await expect(page.getByLabel('Loan amount')).toHaveValue(/^123,?456$/);

  await openTool(page, 'hash-generator');
  await page.getByLabel('Text to hash').fill('what was typed');
  await page.getByLabel('With a secret key (HMAC)').check();
  await page.getByLabel('Key', { exact: true }).fill('a secret key');
  await page.reload();
  await expect(page.getByLabel('Text to hash')).toHaveValue('what was typed');
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(
    'a secret key',
  );
});

test('focuses the first field of the form where it is on the page', async ({ page }) => {
  for (const [slug, label] of [
    ['loan-calculator', 'Loan amount'],
    ['currency-converter', 'Amount'],
    ['invoice-generator', 'Number'],
    ['regex-tester', 'Pattern'],
    ['json-formatter', 'Input'],
    ['qr-generator', 'Content'],
  ] as const) {
    await openTool(page, slug);
    // The host of the editor has the focus, too, when the editor inside has it.
    const focused = page.locator(':focus').last();
    await expect(focused).toHaveAccessibleName(label);
    await expect(focused).toBeInViewport();
  }
});

test('the cursor goes to no option below a place for files or a slider', async ({ page }) => {
  for (const slug of ['image-compressor', 'password-generator']) {
    await openTool(page, slug);
    await page.locator('html[data-palette]').waitFor();
    await expect(page.locator('body')).toBeFocused();
  }
});
