import { writeText } from '#e2e/editor.ts';
import { expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await openTool(page, 'random-generator');
});

test('draws one number or a hundred thousand in order, from a range of any size', async ({ page }) => {
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText(/Result\s*\d/);
  await page.getByLabel('From', { exact: true }).fill('7');
  await page.getByLabel('To', { exact: true }).fill('7');
  await expect(output.getByText('7', { exact: true })).toHaveCount(1);
  await expect(output.getByText('7', { exact: true })).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill(`1${'0'.repeat(40)}`);
  await page.getByLabel('To', { exact: true }).fill(`1${'9'.repeat(40)}`);
  await expect(output).toContainText(/1\d{40}/);
  const before = await output.textContent();
  await page.getByRole('button', { name: 'Generate again' }).click();
  await expect(output).not.toHaveText(before ?? '');

  await page.getByLabel('From', { exact: true }).fill('1');
  await page.getByLabel('To', { exact: true }).fill('100000');
  await page.getByLabel('Unique numbers').check();
  await page.getByLabel('Order').selectOption('Ascending');
  await page.getByLabel('How many').fill('100000');
  await expect(output).toContainText('5000050000');
  await expect(output).toContainText('50000.50');
  await page.getByLabel('How many').fill('100001');
  await expect(
    page.getByText('There are only 100000 different numbers in this range.').first(),
  ).toBeVisible();
});

test('dice as players write them; what is wrong is reported, and the last roll stays', async ({ page }) => {
  const output = page.getByRole('region', { name: 'Output' });
  await page.getByLabel('Draw', { exact: true }).selectOption('Dice');
  await page.getByLabel('Dice', { exact: true }).fill('3d1+2');
  await expect(output).toContainText('5 = 1 + 1 + 1 + 2');
  await page.getByLabel('Dice', { exact: true }).fill('3d1+x');
  await expect(page.getByText('“+x” is not understood.').first()).toBeVisible();
  await expect(output).toContainText('5 = 1 + 1 + 1 + 2');
});

test('a list is picked from, shuffled by a seed, and dealt into teams, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const output = page.getByRole('region', { name: 'Output' });
  await page.getByLabel('Draw', { exact: true }).selectOption('Pick from a list');
  await writeText(page, 'Input', 'only one');
  await expect(output).toContainText(/Result\s*only one/);
  await page.getByRole('button', { name: 'Clear' }).click();
  await writeText(page, 'Input', 'a\nb\nc\nd\ne');
  await page.getByLabel('Draw', { exact: true }).selectOption('Teams from a list');
  await expect(output).toContainText('Team 2');
  await page.getByRole('button', { name: 'Run again' }).click();
  await expect(output).toContainText('Team 2');
  await page.getByLabel('Number of teams').fill('9');
  await expect(page.getByText('There are only 5 for 9 teams.').first()).toBeVisible();
  await page.getByLabel('Draw', { exact: true }).selectOption('Shuffle a list');
  await page.getByLabel('Seed').fill('class 4b');
  await expect(page.getByText('anyone who knows it can predict them').first()).toBeVisible();
  await expectNoOverflow(page);
});

test('a list that another tool sends is picked from', async ({ page }) => {
  await openTool(page, 'text-case-converter');
  await page.getByRole('textbox', { name: 'Text' }).first().fill('ada\nbo');
  await page.getByRole('button', { name: 'Send to' }).first().click();
  await page.getByRole('button', { name: /^\d+ more tools?$/ }).press('Enter');
  const search = page.getByRole('searchbox', { name: 'Find a tool' });
  await expect(search).toBeFocused();
  await search.fill('random');
  await search.press('Enter');
  await expect(page).toHaveURL(/random-generator/);
  await expect(page.getByLabel('Draw', { exact: true })).toHaveValue('pick');
  await expect(page.getByRole('region', { name: 'Output' })).toContainText(/Result\s*(?:ada|bo)/i);
});
