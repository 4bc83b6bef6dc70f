import type { Page } from '@playwright/test';
import { expect, openTool, test } from '#e2e/fixtures.ts';

const pattern = (page: Page) => page.getByLabel('Pattern', { exact: true });
const flag = (page: Page, id: string) => page.getByRole('switch', { name: new RegExp(`^${id} `) });
const call = (page: Page) => page.getByTestId('call');

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await page.getByRole('button', { name: 'Paste' }).click();
}

test.beforeEach(async ({ page }) => {
  await openTool(page, 'regex-tester');
});

test('steps through exec by keyboard, with lastIndex before and after', async ({ page }) => {
  await paste(page, 'ab-ab');
  await pattern(page).fill('ab');
  await page.getByRole('tab', { name: 'Step' }).click();
  await expect(call(page)).toContainText('Call 1, lastIndex before0exec(text)"ab" at 0–2lastIndex after2');
  const marked = page.locator('.cm-content .cm-hub-tone-0');
  await expect(marked).toHaveText('ab');
  await page.getByRole('button', { name: 'Next call' }).focus();
  await page.keyboard.press('Enter');
  await expect(call(page)).toContainText('Call 2, lastIndex before2exec(text)"ab" at 3–5lastIndex after5');
  await expect(call(page)).toContainText('The search went on from 2 to 3.');
  await expect(page.getByRole('button', { name: 'Next call' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(call(page)).toContainText('exec(text)nulllastIndex after0');
  await expect(call(page)).toContainText('There is no match from 5 on');
  await expect(marked).toHaveCount(0);
  const list = page.getByRole('listbox', { name: 'Calls of exec' });
  await expect(list.getByRole('option')).toHaveText(['1"ab"0 → 2', '2"ab"2 → 5', '3null5 → 0']);
  await list.focus();
  await page.keyboard.press('ArrowUp');
  await expect(call(page)).toContainText('Call 2');
  await page.keyboard.press('Home');
  await expect(call(page)).toContainText('Call 1');
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'First call' }).click();
  await expect(call(page)).toContainText('Call 1');

  await flag(page, 'y').check();
  await expect(list.getByRole('option')).toHaveText(['1"ab"0 → 2', '2null2 → 0']);
  await page.getByLabel('lastIndex at first').fill('1');
  await expect(call(page)).toContainText('With y a match must begin exactly at 1, and none does');
  await flag(page, 'y').uncheck();
  await flag(page, 'g').uncheck();
  await expect(call(page)).toContainText('Without g and y, exec does not look at lastIndex');
  await expect(list.getByRole('option')).toHaveText(['1"ab"1 → 1', '2"ab"1 → 1', '3"ab"1 → 1']);
  await page.getByLabel('lastIndex at first').fill('-1');
  await expect(page.getByText('A whole number from 0 on')).toBeVisible();
});

test('empty matches, many calls, and a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await paste(page, 'x'.repeat(300));
  await pattern(page).fill('(?:)');
  await page.getByRole('tab', { name: 'Step' }).click();
  await expect(call(page)).toContainText('it was moved on to 1, as matchAll and replace do.');
  const options = page.getByRole('listbox', { name: 'Calls of exec' }).getByRole('option');
  await expect(options).toHaveCount(200);
  await page.getByRole('button', { name: 'Go on from lastIndex 200' }).click();
  await expect(call(page)).toContainText('Call 1, lastIndex before200');
  await page.getByLabel('Move on after an empty match').uncheck();
  await expect(options).toHaveText(['1""200 → 200', '2""200 → 200', '3""200 → 200']);
  await expect(call(page)).toContainText('a loop of such calls would never end.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('case operators change the case of what is put in, and stand as a function in the code', async ({
  page,
}) => {
  await paste(page, 'ADA lovelace');
  await pattern(page).fill('(\\w+) (\\w+)');
  await page.getByRole('tab', { name: 'Replace' }).click();
  await page.getByLabel('Replace with').fill('\\U$2\\E, \\u\\L$1');
  const result = page.getByRole('textbox', { name: 'Replaced text' }).last();
  await expect(result).toContainText('\\Ulovelace\\E, \\u\\LADA');
  const code = page.getByRole('region', { name: 'Code', exact: true });
  await expect(code).toContainText('text.replace(/(\\w+) (\\w+)/g, "\\\\U$2');
  await page.getByLabel('Case operators').check();
  await expect(result).toContainText('LOVELACE, Ada');
  await expect(page.getByText('JavaScript has none of these')).toBeVisible();
  await expect(code).toContainText('(match, p1, p2) => (p2 ?? "").toUpperCase() + ", " + upperFirst(');
});
