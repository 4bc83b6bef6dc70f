import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rename, truncate, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, focusOption, openTool, reopenByLink, test } from '#e2e/fixtures.ts';

/** For a moment there are two: the plain box and the editor that replaces it. */
const box = (page: Page, name: 'Input' | 'Output') => page.getByRole('textbox', { name }).last();
const openFile = (page: Page, path: string) => page.locator('input[type=file]').first().setInputFiles(path);

/** Puts text in by the Paste button, as a person would. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await page.getByRole('button', { name: 'Paste' }).click();
}

async function save(page: Page, name: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(name);
  return download.path();
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

test.beforeEach(async ({ page }) => {
  await openTool(page, 'base64-encoder');
});

test('encodes and decodes text, live and by the buttons, and points out Base64', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Encode', exact: true })).toBeDisabled();
  await paste(page, 'naïve café ?>');
  await expect(box(page, 'Output')).toContainText('bmHDr3ZlIGNhZsOpID8+');
  await page.getByRole('button', { name: 'Encode', exact: true }).click();
  await expect(page.getByText('Text encoded to Base64')).toBeVisible();
  await page.getByLabel('URL-safe').check();
  await expect(box(page, 'Output')).toContainText('bmHDr3ZlIGNhZsOpID8-');
  expect(await readFile(await save(page, 'encoded.txt'), 'utf8')).toBe('bmHDr3ZlIGNhZsOpID8-');

  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(page.getByRole('tab', { name: 'Decode from Base64' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(box(page, 'Output')).toContainText('naïve café ?>');
  await page.getByRole('button', { name: 'Decode', exact: true }).click();
  await expect(page.getByText('Base64 decoded to text')).toBeVisible();
  expect(await readFile(await save(page, 'decoded.txt'), 'utf8')).toBe('naïve café ?>');

  await page.getByRole('tab', { name: 'Encode to Base64' }).click();
  await paste(page, Buffer.from('{"hello": "world"}').toString('base64'));
  await page.getByRole('button', { name: 'Decode it' }).click();
  await expect(box(page, 'Output')).toContainText('{"hello": "world"}');
});

test('says where broken Base64 is broken, keeps the last result, and can skip', async ({ page }) => {
  await page.getByRole('tab', { name: 'Decode from Base64' }).click();
  await paste(page, 'Zm9v');
  await expect(box(page, 'Output')).toContainText('foo');
  await paste(page, 'Zm9v\nYm!y');
  await expect(page.getByText('Failed to decode. Input may not be valid Base64.')).toBeVisible();
  await expect(page.getByText('“!” (U+0021) is not a Base64 character.')).toBeVisible();
  await expect(box(page, 'Output')).toContainText('foo');
  await page.getByRole('button', { name: 'Go to line 2, column 3' }).click();
  await page.keyboard.type('F');
  await expect(box(page, 'Output')).toContainText('foobar');
  await expect(page.getByText('1 space or line break skipped.').first()).toBeVisible();

  await page.getByLabel('Strictness').selectOption('Strict (RFC 4648)');
  await expect(page.getByText('Failed to decode. Input may not be valid Base64.')).toBeVisible();
  await page.getByLabel('Strictness').selectOption('Skip stray characters');
  await paste(page, '> Zm9v\n> Yg==');
  await expect(box(page, 'Output')).toContainText('foob');
});

test('shows binary data as pictures or bytes, also on a phone, and runs no hostile content', async ({
  page,
}) => {
  const picture =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await page.getByRole('tab', { name: 'Decode from Base64' }).click();
  await paste(page, `data:image/png;base64,${picture}`);
  await expect(page.getByRole('img', { name: 'decoded.png' })).toBeVisible();
  await expect(page.getByText('The data: prefix (image/png) was left out.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bytes' })).toContainText('00000000  89 50 4e 47');
  expect((await readFile(await save(page, 'decoded.png'))).toString('base64')).toBe(picture);

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
  await paste(page, Buffer.from(svg).toString('base64'));
  await expect(box(page, 'Output')).toContainText(svg);
  await paste(page, Buffer.from('%PDF-1.7\n\u0000\u0001').toString('base64'));
  await expect(page.getByRole('button', { name: 'decoded.pdf' })).toBeVisible();
  await paste(page, '='.repeat(100_000));
  await expect(
    page.getByText('There are 100,000 padding characters (=), but the length asks for none.'),
  ).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await paste(page, 'Zm9v Ym'.repeat(40));
  await expectNoOverflow(page);
});

test('hexadecimal both ways; text that begins like a picture is text', async ({ page }) => {
  await page.getByLabel('Hex bytes').check();
  await paste(page, 'DE AD be ef\n0x0');
  await expect(page.getByText('One hexadecimal digit is left over')).toBeVisible();
  await paste(page, 'DE AD be ef');
  await expect(box(page, 'Output')).toContainText('3q2+7w==');
  await page.getByRole('button', { name: 'Swap' }).click();
  await page.getByRole('button', { name: 'Copy hex' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('deadbeef');
  // A text's bytes are its own: the mark of UTF-8 is three of five.
  await paste(page, '77u/SGk=');
  await expect(box(page, 'Output')).toContainText('Hi');
  await expect(page.getByText('UTF-8 text · 5 B')).toBeVisible();
  await page.locator('.segmented label', { hasText: 'Hex' }).click();
  await page.getByRole('button', { name: 'Copy hex' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('efbbbf4869');
  await page.locator('.segmented label', { hasText: 'Text' }).click();
  await paste(page, Buffer.from('BMW is a maker of cars.').toString('base64'));
  await expect(box(page, 'Output')).toContainText('BMW is a maker of cars.');
});

test('converts a file of 20 MB both ways without loss, and stops on request', async ({ page }, testInfo) => {
  // Who comes near the button has a worker that waits for a file.
  expect(page.workers()).toHaveLength(0);
  const loaded = page.waitForEvent('worker');
  await page.getByRole('button', { name: 'Open file' }).hover();
  await loaded;
  await page.getByRole('button', { name: 'Paste' }).hover();
  await page.getByRole('button', { name: 'Open file' }).hover();
  expect(page.workers()).toHaveLength(1);

  const path = testInfo.outputPath('large.bin');
  const stream = createWriteStream(path);
  for (let index = 0; index < 20; index += 1)
    stream.write(Buffer.alloc(1_000_001, `${index} \u00ff`, 'latin1'));
  await new Promise((resolve) => stream.end(resolve));
  await openFile(page, path);
  await expect(page.getByText('20 MB → 26.7 MB')).toBeVisible();
  const encoded = testInfo.outputPath('large.txt');
  await rename(await save(page, 'large.txt'), encoded);

  await page.getByRole('tab', { name: 'Decode from Base64' }).click();
  await openFile(page, encoded);
  await expect(page.getByText(/binary data · 20 MB/)).toBeVisible();
  expect(await digestOf(await save(page, 'large.bin'))).toBe(await digestOf(path));

  const sparse = testInfo.outputPath('sparse.bin');
  await writeFile(sparse, '');
  await truncate(sparse, 3_000_000_000);
  await page.getByRole('tab', { name: 'Encode to Base64' }).click();
  await openFile(page, sparse);
  await expect(page.getByText(/of 3 GB/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
});

test('by keyboard alone, and a link with the input brings everything back', async ({ page }) => {
  await focusOption(page.getByRole('tab', { name: 'Encode to Base64' }));
  await page.keyboard.press('ArrowRight');
  await page.getByRole('textbox', { name: 'Input' }).focus();
  await page.keyboard.type('Zm9v');
  await expect(box(page, 'Output')).toContainText('foo');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Base64 decoded to text')).toBeVisible();
  await reopenByLink(page);
  await expect(box(page, 'Output')).toContainText('foo');
});

test('other alphabets, one of one’s own with its mistakes reported, both ways, text and file, kept in links', async ({
  page,
}, testInfo) => {
  // RFC 3501, section 5.1.3: &ZeVnLIqe- is 日本語 in UTF-16 BE.
  await page.getByLabel('Alphabet').selectOption('IMAP UTF-7 (+ ,)');
  await expect(page.getByLabel('URL-safe')).toBeHidden();
  await expect(page.getByLabel('Padding (=)')).toBeHidden();
  await page.getByLabel('Encoding').selectOption('UTF-16 BE');
  await paste(page, '台北');
  await expect(box(page, 'Output')).toContainText('U,BTFw');
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(box(page, 'Output')).toContainText('台北');
  await page.getByLabel('Alphabet').selectOption('bcrypt');
  await expect(page.getByText('“,” (U+002C) is not in the chosen alphabet.')).toBeVisible();

  await page.getByRole('tab', { name: 'Encode to Base64' }).click();
  await page.getByLabel('Encoding').selectOption('UTF-8');
  // The characters that binascii.b2a_uu writes for 83 117 110 0 16 131, where a space encodes zero bits.
  await page.getByRole('tab', { name: 'Decode from Base64' }).click();
  await page.getByLabel('Alphabet').selectOption('uuencoding');
  await paste(page, '4W5N !"#');
  await expect(page.getByText('53 75 6e 00 10 83').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Encode to Base64' }).click();
  await page.getByLabel('Alphabet').selectOption('Custom…');
  await paste(page, 'foob');
  await expect(page.getByText('The alphabet is empty.')).toBeVisible();
  await page.getByLabel('Custom alphabet').fill('A-Za-z0-9+/A');
  await expect(page.getByText('“A” is in the alphabet twice.')).toBeVisible();
  await page.getByLabel('Custom alphabet').fill('0-9a-zA-Z+/~');
  // Zm9vYg== with each character moved to the same place of the other alphabet.
  await expect(box(page, 'Output')).toContainText('pCZLow~~');

  const path = testInfo.outputPath('large.bin');
  await writeFile(path, Buffer.alloc(9_000_000, 'sundry'));
  await openFile(page, path);
  await expect(page.getByText('9 MB → 12 MB')).toBeVisible();
  const encoded = await readFile(await save(page, 'large.txt'), 'utf8');
  expect(encoded.length).toBe(12_000_000);
  expect(encoded === 'sTlKp79V'.repeat(1_500_000)).toBe(true);
  await page.reload();
  await expect(page.getByLabel('Custom alphabet')).toHaveValue('0-9a-zA-Z+/~');
});
