import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { copyLinkWithInput, expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';

/** For a moment there are two: the plain box and the editor that replaces it. */
const box = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true }).last();
const card = (page: Page, label: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: label, exact: true }) })
    .getByTestId('preview');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Puts text in by the Paste button, as a person would. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await page.getByRole('button', { name: 'Paste' }).click();
}

test.beforeEach(async ({ page }) => {
  await openTool(page, 'text-case-converter');
});

test('shows a card per case while typing, disabled without text; copies and prints all', async ({ page }) => {
  const copies = page
    .getByRole('region', { name: 'Side by side' })
    .getByRole('listitem')
    .getByRole('button', { name: /^Copy/ });
  await expect(copies).toHaveCount(19);
  await expect(copies.and(page.locator(':disabled'))).toHaveCount(19);
  await box(page).focus();
  await page.keyboard.type("don't PARSE userID 2");
  await expect(card(page, 'camelCase')).toHaveText('dontParseUserId2');
  await expect(card(page, 'snake_case')).toHaveText('dont_parse_user_id_2');
  await expect(card(page, 'Title Case')).toHaveText("Don't PARSE userID 2");
  await expect(card(page, 'UPPER CASE')).toHaveText("DON'T PARSE USERID 2");
  await page.getByRole('button', { name: 'Copy snake_case' }).click();
  await expect.poll(() => clipboard(page)).toBe('dont_parse_user_id_2');
  await page.getByRole('button', { name: 'Use snake_case as the input' }).click();
  await expect(box(page)).toContainText('dont_parse_user_id_2');
  await expect(page.getByRole('listitem').filter({ hasText: 'Now' }).getByRole('heading')).toContainText(
    'snake_case',
  );
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(card(page, 'snake_case')).toHaveText('');
  await expect(page.getByRole('button', { name: 'Copy snake_case' })).toBeDisabled();

  await paste(page, Array.from({ length: 9 }, (_, index) => `line ${index}`).join('\n'));
  await expect(card(page, 'UPPER CASE')).toContainText('LINE 8');
  await page.getByRole('button', { name: 'Copy all as a table' }).click();
  await expect.poll(() => clipboard(page)).toMatch(/camelCase\t"?line0[^\t]*\nPascalCase\t"?Line0/);
  const screen = (await card(page, 'UPPER CASE').boundingBox())?.height ?? 0;
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  expect((await card(page, 'UPPER CASE').boundingBox())?.height).toBeGreaterThan(screen * 2);
});

test('follows languages, title styles and digits; a link restores all, and it fits a phone', async ({
  page,
}) => {
  await paste(page, 'istanbul in the v2 of mice');
  await expect(card(page, 'Title Case')).toHaveText('Istanbul in the V2 of Mice');
  await page.getByLabel('Language').selectOption('Turkish');
  await expect(card(page, 'UPPER CASE')).toHaveText('İSTANBUL İN THE V2 OF MİCE');
  await page.getByLabel('Titles').selectOption('Every word');
  await expect(card(page, 'Title Case')).toHaveText('İstanbul İn The V2 Of Mice');
  await page.getByLabel('Digits').selectOption('v_2');
  await expect(card(page, 'snake_case')).toHaveText('istanbul_in_the_v_2_of_mice');

  const link = await copyLinkWithInput(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('about:blank');
  await page.goto(link);
  await expect(card(page, 'snake_case')).toHaveText('istanbul_in_the_v_2_of_mice');
  await expect(card(page, 'Title Case')).toHaveText('İstanbul İn The V2 Of Mice');
  await expectNoOverflow(page);
});

test('keys of JSON are renamed, broken JSON is reported, collisions are reported', async ({ page }) => {
  await page.getByLabel('Convert', { exact: true }).selectOption('Keys of JSON');
  await paste(page, '{"user_name": "keep_me", "userName": 1.0}');
  await expect(card(page, 'camelCase')).toHaveText('{"userName": "keep_me", "userName": 1.0}');
  await page.getByRole('button', { name: 'Copy PascalCase' }).click();
  await expect(page.getByText('Different names became the same: userName', { exact: true })).toBeVisible();
  await expect(page.getByText('Different names became the same: UserName', { exact: true })).toBeVisible();
  await paste(page, '{"user_name": }');
  await expect(page.getByRole('alert')).toContainText('This is not JSON');
});

test('a large file and hostile text', async ({ page }, testInfo) => {
  const path = testInfo.outputPath('large.txt');
  await writeFile(path, 'firstName lastName\n'.repeat(110_000));
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(card(page, 'snake_case')).toContainText('first_name_last_name');
  await page.getByRole('button', { name: 'Copy snake_case' }).click();
  await expect.poll(async () => (await clipboard(page)).length).toBe(110_000 * 21);
  await page.getByRole('button', { name: 'Reset' }).click();
  await paste(page, '<b onclick=alert(1)>x</b> 👨‍👩‍👧 ' + '_'.repeat(5000));
  await expect(card(page, 'UPPER CASE')).toContainText('<B ONCLICK=ALERT(1)>X</B> 👨‍👩‍👧');
  await expect(card(page, 'kebab-case')).toHaveText('b-onclick-alert-1-x-b');
  const picture = testInfo.outputPath('picture.png');
  await writeFile(picture, Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
  await page.locator('input[type=file]').setInputFiles(picture);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(card(page, 'UPPER CASE')).toHaveText('');
});
