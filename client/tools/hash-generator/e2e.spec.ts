import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { truncate, writeFile } from 'node:fs/promises';
import { copyLinkWithInput, expect, openTool, test, transfer } from '#e2e/fixtures.ts';

const sha256OfAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test.beforeEach(async ({ page }) => {
  await openTool(page, 'hash-generator');
});

test('hashes text while typing in every algorithm, compares, and says what is missing', async ({ page }) => {
  await page.getByRole('button', { name: 'Generate Hash' }).click();
  await expect(page.getByText('Please enter text to hash')).toBeVisible();

  await page.getByLabel('Text to hash').fill('abc');
  await expect(page.getByTestId('digest')).toHaveText(sha256OfAbc);
  await expect(page.getByRole('list', { name: 'Other algorithms' })).toContainText(
    '900150983cd24fb0d6963f7d28e17f72',
  );

  await page.getByLabel('Compare with an expected value').fill(`${sha256OfAbc}  abc.txt`);
  await expect(page.getByText('Match: this is the SHA-256 hash.')).toBeVisible();
  await page.getByLabel('Compare with an expected value').fill(sha256OfAbc.replace('b', 'c'));
  await expect(page.getByText('differs from character 1 on')).toBeVisible();

  await page.getByRole('button', { name: 'Generate Hash' }).click();
  await expect(page.getByText('SHA-256 hash generated successfully')).toBeVisible();

  // Asked for at once, before the run that follows the typing has begun.
  await page.getByLabel('Algorithm', { exact: true }).selectOption('SHA-512');
  await page.getByLabel('Text to hash').fill('abcd');
  await page.getByRole('button', { name: 'Generate Hash' }).click();
  await expect(page.getByText('SHA-512 hash generated successfully')).toBeVisible();

  await page.getByLabel('Text to hash').fill('dead bexf');
  await page.getByLabel('Input format').selectOption('Hexadecimal');
  await expect(page.getByText('“x” is not part of hexadecimal. (line 1, column 8)')).toBeVisible();
  await expect(page.getByLabel('Text to hash')).toHaveValue('dead bexf');
});

test('by keyboard alone: tabs, HMAC key, copy', async ({ page }) => {
  await page.getByRole('tab', { name: 'Text' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('what do ya want for nothing?');
  const keyed = page.getByLabel('With a secret key (HMAC)');
  await keyed.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Jefe');
  // RFC 4231, test case 2.
  const digest = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
  await expect(page.getByTestId('digest')).toHaveText(digest);
  await page.keyboard.press('Control+Enter');
  const copy = page.getByRole('button', { name: 'Copy SHA-256 hash' });
  // While the hash is calculated again, there is nothing to copy.
  await expect(copy).toBeEnabled();
  await copy.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(digest);
});

test('the key is neither stored nor linked; options are', async ({ page }) => {
  await page.getByLabel('With a secret key (HMAC)').check();
  await page.getByLabel('Key', { exact: true }).fill('hush-hush');
  await page.getByLabel('Text to hash').fill('for the link');
  const link = await copyLinkWithInput(page);
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(stored).toContain('isKeyed');
  expect(stored).not.toContain('hush');

  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByLabel('Text to hash')).toHaveValue('for the link');
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue('');
});

test('a text of 2 MB gives the digests an independent program gives, in every algorithm', async ({
  page,
}) => {
  const text = 'é hello '.repeat(220_000);
  await page.getByLabel('Text to hash').focus();
  await transfer(page, 'paste', { text });
  for (const algorithm of ['sha256', 'sha512', 'sha1', 'md5']) {
    await expect(page.getByRole('region', { name: 'Result' })).toContainText(
      createHash(algorithm).update(text).digest('hex'),
    );
  }
});

test('hashes files of 20 MB, and shows progress, speed and time left of a large one until canceled', async ({
  page,
}, testInfo) => {
  await page.getByRole('tab', { name: 'File' }).click();
  const empty = testInfo.outputPath('empty');
  await writeFile(empty, '');
  await page.locator('input[type=file]').setInputFiles(empty);
  await expect(page.getByTestId('digest')).toHaveText(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  );

  const medium = testInfo.outputPath('medium.bin');
  const hash = createHash('sha256');
  const stream = createWriteStream(medium);
  for (let index = 0; index < 20; index += 1) {
    const piece = Buffer.alloc(1_000_000, `${index} `);
    hash.update(piece);
    stream.write(piece);
  }
  await new Promise((resolve) => stream.end(resolve));
  await page.locator('input[type=file]').setInputFiles(medium);
  await expect(page.getByTestId('digest')).toHaveText(hash.digest('hex'));
  await expect(page.getByText('SHA-256 hash generated for medium.bin')).toBeVisible();

  const large = testInfo.outputPath('large.bin');
  await writeFile(large, '');
  // Sparse: three gigabytes of zeros that take no space on the disk.
  await truncate(large, 3_000_000_000);
  await page.locator('input[type=file]').setInputFiles(large);
  await expect(page.getByRole('button', { name: 'Hashing...' })).toBeDisabled();
  await expect(page.getByText(/of 3 GB · .*\/s · .* left/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Generate Hash' })).toBeEnabled();

  await transfer(page, 'paste', { text: 'abc\ndef\n' });
  await expect(page.getByLabel('Text to hash')).toHaveValue('abc\ndef\n');
  await expect(page.getByText('received.txt')).toHaveCount(0);
});
