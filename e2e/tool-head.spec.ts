import { writeText } from './editor.ts';
import { expect, openTool, test } from './fixtures.ts';
import { waitUntilStored } from './stored-files.ts';

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

// The first box of the form, at its place on the page.
for (const [slug, label] of [
  ['loan-calculator', 'Loan amount'],
  ['currency-converter', 'Amount'],
  ['invoice-generator', 'Number'],
  ['regex-tester', 'Pattern'],
  ['json-formatter', 'Input'],
] as const) {
  test(`the cursor of ${slug} begins in “${label}”`, async ({ page }) => {
    await openTool(page, slug);
    // The host of the editor has the focus, too, when the editor inside has it.
    const focused = page.locator(':focus').last();
    await expect(focused).toHaveAccessibleName(label);
    await expect(focused).toBeInViewport();
  });
}

test('the cursor goes to no option below a place for files or a slider', async ({ page }) => {
  for (const slug of ['image-compressor', 'password-generator']) {
    await openTool(page, slug);
    await page.locator('html[data-palette]').waitFor();
    await expect(page.locator('body')).toBeFocused();
  }
});

test.describe('with the service worker', () => {
  test.use({ hasServiceWorker: true });

  test('the head says that nothing was sent, and that the tool works offline once it does', async ({
    page,
  }) => {
    await openTool(page, 'base64-encoder');
    const line = page.getByRole('link', { name: /0 bytes sent/ });
    await expect(line).toHaveAttribute('href', '/privacy#how-to-check');
    await waitUntilStored(page);
    await expect(line).toContainText('works offline');
    // Its parser is stored when it is first used.
    await openTool(page, 'pdf-merger');
    await waitUntilStored(page);
    // The page learns it while it is idle.
    await page.waitForTimeout(3000);
    await expect(line).toHaveText(/0 bytes sent$/);
  });
});
