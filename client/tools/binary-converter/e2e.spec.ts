import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await openTool(page, 'binary-converter');
});

test('converts text to digits and back, and whole numbers in four bases and two’s complement', async ({
  page,
}) => {
  const output = page.getByRole('region', { name: 'Output' });
  await writeText(page, 'Input', 'é');
  await expect(output).toContainText('11000011 10101001');
  await page.getByLabel('Digits', { exact: true }).selectOption('Hexadecimal');
  await expect(output).toContainText('c3 a9');
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(output).toContainText('é');
  await page.getByRole('button', { name: 'Clear' }).click();
  await writeText(page, 'Input', 'c3 a9 zz');
  await expect(page.getByText('“z” is not a hexadecimal digit.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await writeText(page, 'Input', 'ff');
  await expect(page.getByText('byte 1 (0xFF) begins no character').first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await writeText(page, 'Input', '48 e2 82');
  await expect(
    page.getByText('byte 2 (0xE2) begins a character of 3 bytes, which is cut off').first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByLabel('Convert', { exact: true }).selectOption('Whole numbers');
  await writeText(page, 'Input', '-1');
  await page.getByLabel('Negative as').selectOption('16 bits');
  await expect(output).toContainText('FFFF');
  await expect(output).toContainText('65535');
  await page.getByRole('button', { name: 'Clear' }).click();
  await writeText(page, 'Input', '70000');
  await expect(page.getByText('70000 does not fit into 16 bits.').first()).toBeVisible();
});

test('a file is dumped byte by byte', async ({ page }) => {
  await page.getByLabel('Separator').selectOption('Hex dump');
  await page.locator('input[type=file]').setInputFiles({
    name: 'a.bin',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from([0, 255, 72, 105]),
  });
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('00000000  00 ff 48 69');
  // It is always hexadecimal, and its rows do not wrap.
  await expect(page.getByLabel('Digits', { exact: true })).toBeHidden();
  await page.locator('input[type=file]').setInputFiles({
    name: 'b.bin',
    mimeType: 'application/octet-stream',
    buffer: Buffer.alloc(18, 'x'),
  });
  await expect(output).toContainText('|xxxxxxxxxxxxxxxx|');
  // The editor redraws its lines while it measures them.
  await expect(async () => {
    const lines = output.locator('.cm-line');
    const heights = await lines.evaluateAll((each) => each.map((line) => line.clientHeight));
    expect(new Set(heights).size).toBe(1);
  }).toPass();
  // The other way begins with the dump, and reads it.
  await page.getByRole('button', { name: 'Clear' }).click();
  await writeText(page, 'Input', 'Hi é');
  await expect(output).toContainText('00000000  48 69 20 c3 a9');
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(output).toContainText('Hi é');
});

test('a file is its bytes, and a large paste is its text in the chosen encoding', async ({ page }) => {
  const output = page.getByRole('region', { name: 'Output' });
  await page.getByLabel('Digits', { exact: true }).selectOption('Hexadecimal');
  await page.getByLabel('Encoding').selectOption('UTF-16 LE');
  const input = page.locator('input[type=file]');
  // UTF-8 with its byte order mark, which must be neither lost nor added twice.
  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('\ufeffé') });
  await expect(output).toContainText('ef bb bf c3 a9');
  // The same file is digits once it is read for them.
  await input.setInputFiles({ name: 'b.txt', mimeType: 'text/plain', buffer: Buffer.from('48 00 e9 00') });
  await expect(output).toContainText('34 38 20 30 30');
  await page.getByLabel('Convert', { exact: true }).selectOption('Digits to text');
  await expect(output).toContainText('Hé');
  await page.getByLabel('Convert', { exact: true }).selectOption('Text to digits');
  await page.evaluate(() => navigator.clipboard.writeText('é'.repeat(2_500_000)));
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'Paste' }).click();
  await expect(output).toContainText('e9 00 e9 00 e9 00');
});
