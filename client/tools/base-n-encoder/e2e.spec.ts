import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test('encodes what one types, and leads back', async ({ page }) => {
  await openTool(page, 'base-n-encoder');
  const output = page.getByRole('region', { name: 'Output' });
  await writeText(page, 'Input', 'Hello World!');
  await expect(output).toContainText('JBSWY3DPEBLW64TMMQQQ====');
  await page.getByLabel('Encoding').selectOption('Base58 (Bitcoin)');
  await expect(output).toContainText('2NEpo7TZRRrLZSi2U');
  await page.getByRole('radio', { name: 'Decode' }).check();
  await page.getByRole('button', { name: 'Clear' }).click();
  await writeText(page, 'Input', '2NEpo7TZRRrLZSi2U');
  await expect(output).toContainText('Hello World!');
  await page.keyboard.type('l');
  await expect(page.getByText('“l” is not a digit of Base58.').first()).toBeVisible();
});

test('writes the bytes of a file', async ({ page }) => {
  await openTool(page, 'base-n-encoder');
  await page.locator('input[type=file]').setInputFiles({
    name: 'a.bin',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from([0, 255, 16]),
  });
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('AD7RA===');
});
