import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';

const result = (page: Page) => page.locator('.result-value');
const figure = (page: Page, label: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) });

async function read(page: Page): Promise<string> {
  await expect(result(page)).not.toHaveClass(/stale/);
  return (await result(page).textContent()) ?? '';
}

test.beforeEach(async ({ page }) => {
  await openTool(page, 'password-generator');
});

test('starts with a strong password by the specified defaults, keeps the options, and asks for a type', async ({
  page,
}) => {
  await expect(result(page)).toHaveText(/^.{16}$/);
  const first = await read(page);
  expect(first).not.toMatch(/[iIlLoO01]/);
  await expect(figure(page, 'Strength')).toContainText('Very Strong');
  await expect(figure(page, 'Score')).toContainText('92 of 100');
  await page.getByRole('button', { name: 'Generate Password' }).click();
  await expect(page.getByText('New password generated')).toBeVisible();
  await expect(result(page)).not.toHaveText(first);
  await expect(page.getByRole('button', { name: 'Generate Password' })).toBeFocused();

  await page.getByRole('slider', { name: 'Length' }).fill('8');
  await page.getByLabel('Symbols (!@#$…)').uncheck();
  await page.getByLabel('Uppercase (A-Z)').uncheck();
  await expect(result(page)).toHaveText(/^[a-z2-9]{8}$/);
  await expect(figure(page, 'Strength')).toContainText('Medium');
  await page.getByRole('slider', { name: 'Length' }).fill('64');
  await expect(result(page)).toHaveText(/^[a-z2-9]{64}$/);

  for (const name of ['Lowercase', 'Numbers']) {
    await page.getByRole('checkbox', { name: new RegExp(`^${name} `) }).uncheck();
  }
  await expect(page.getByText('Please select at least one character type')).toBeVisible();
  await expect(result(page)).toHaveClass(/stale/);
});

test('makes passphrases, PINs and passwords by pattern, and reports an invalid pattern', async ({ page }) => {
  await page.getByText('Passphrase', { exact: true }).click();
  await expect(result(page)).toHaveText(/^[a-z]+(-[a-z]+)+$/);
  await expect(figure(page, 'Entropy')).toContainText('77.5 bits');
  await page.getByLabel('Separator').selectOption('Space');
  await page.getByLabel('Capitalize each word').check();
  await page.getByLabel('Add a digit').check();
  await expect(result(page)).toHaveText(/^([A-Z][a-z-]+\d? ){5}[A-Z][a-z-]+\d?$/);
  await page.getByText('PIN', { exact: true }).click();
  await expect(result(page)).toHaveText(/^\d{6}$/);
  await expect(figure(page, 'Strength')).toContainText('Weak');

  await page.getByText('Pattern', { exact: true }).click();
  await expect(result(page)).toHaveText(/^[B-Z][a-z]{5}-[a-z]{6}-\d\d$/);
  await page.getByRole('button', { name: 'License key' }).click();
  await expect(result(page)).toHaveText(/^([A-Z0-9]{5}-){3}[A-Z0-9]{5}$/);
  const pattern = page.getByRole('textbox', { name: 'Pattern' });
  await pattern.fill('d{4}-[xyz]{2}');
  await expect(result(page)).toHaveText(/^[2-9]{4}-[xyz]{2}$/);
  // 4 × log2(8) + 2 × log2(3)
  await expect(figure(page, 'Entropy')).toContainText('15.2 bits');
  await pattern.fill('d{4}-[xyz');
  await expect(page.getByText('The pattern cannot be read from “[xyz” on.')).toBeVisible();
  await expect(result(page)).toHaveClass(/stale/);
});

test('follows the rules of sites in any alphabet, and saves a thousand passwords under tight rules', async ({
  page,
}) => {
  await page.getByText('More options').click();
  await page.getByLabel('Symbols to use').fill('€<script>');
  await page.getByLabel('Exclude characters').fill('abcdefghjkmnpqrstuvwxyz<>');
  await expect(page.getByText('No lowercase letters are left to choose from.')).toBeVisible();
  await page.getByLabel('Lowercase (a-z)').uncheck();
  await expect(result(page)).toHaveText(/^[A-Z2-9€]{16}$/);

  await page.getByLabel('Lowercase (a-z)').check();
  const many = Array.from({ length: 100 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
  await page.getByRole('slider', { name: 'Length' }).fill('8');
  await page.getByLabel('Symbols to use').fill(many);
  await page
    .getByLabel('Exclude characters')
    .fill('BCDEFGHIJKLMNOPQRSTUVWXYZbcdefghijklmnopqrstuvwxyz12345678');
  await page.getByLabel('Exclude similar').uncheck();
  await page.getByLabel('How many').fill('1000');
  await expect(page.getByText('And 600 more rows; passwords.txt has them all.')).toBeVisible();
  await expect(result(page)).toHaveText(/^(?=.*A)(?=.*a)(?=.*[09]).{8}$/u);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'passwords.txt' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\n');
  expect(new Set(lines).size).toBe(1000);
});

test('passwords are neither stored nor linked, nor survive the page', async ({ page }) => {
  await page.getByRole('slider', { name: 'Length' }).fill('20');
  await expect(result(page)).toHaveText(/^.{20}$/);
  const password = await read(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Share link to this tool' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(stored).toContain('"length\\":20');
  expect(stored + decodeURIComponent(link)).not.toContain(password);
  await expect(page.getByText('These options came from a link.')).toBeHidden();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText('These options came from a link.')).toBeVisible();
  await expect(result(page)).toHaveText(/^.{20}$/);
  await expect(result(page)).not.toHaveText(password);
  await expect(page.getByRole('button', { name: /Send to/ })).toHaveCount(0);
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('by keyboard', async ({ page }) => {
    // The first screen has a button for another password, and the length.
    const first = await read(page);
    await page.getByRole('button', { name: 'Generate again' }).click();
    await expect(result(page)).not.toHaveText(first);
    await expect(page.getByRole('slider', { name: 'Length' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Strength: Very Strong')).toBeInViewport({ ratio: 1 });
    await page.getByRole('slider', { name: 'Length' }).focus();
    await page.keyboard.press('End');
    await expect(result(page)).toHaveText(/^.{64}$/);
    const before = await read(page);
    await page.keyboard.press('Control+Enter');
    await expect(result(page)).not.toHaveText(before);
    const after = await read(page);
    await page.keyboard.press('Control+Shift+C');
    await expect(page.getByText('Copied!')).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(after);
    await expectNoOverflow(page);
  });
});

test('checks a typed password, which goes nowhere', async ({ page }) => {
  await page.getByText('Check', { exact: true }).click();
  const box = page.getByLabel('Password to check');
  await expect(box).toHaveAttribute('type', 'password');
  await expect(page.getByRole('button', { name: 'Check again' })).toBeDisabled();
  await box.fill('Password1!');
  await expect(result(page)).toHaveText('Weak');
  await expect(page.getByText(/^What it is made of: .*a common password/)).toBeVisible();
  await box.fill('hush-Kj8#vQ2$mW9!');
  await expect(result(page)).toHaveText('Very Strong');
  await page.getByLabel('Show').check();
  await expect(box).toHaveAttribute('type', 'text');
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('hush');
  await box.fill('<img src=x onerror=alert(1)>'.repeat(17));
  await expect(result(page)).not.toHaveClass(/stale/);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Share link to this tool' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link with input' })).toBeDisabled();
});
