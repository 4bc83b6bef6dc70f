import type { Page } from '@playwright/test';
import { expect, openPage } from './fixtures.ts';
import { test } from './shared-context.ts';

async function ask(page: Page, question: string): Promise<void> {
  await page.locator('html[data-palette]').waitFor();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find a tool, a page or an action' })).toBeFocused();
  await page.keyboard.type(question);
}

const asked = [
  ['%48%69', 'Hi', /\/tools\/url-encoder#v1\./, 'Hi'],
  ['8:30 + 2:45', '11:15 (11 hours, 15 minutes)', /\/tools\/date-calculator#v1\./, '11:15'],
  ["bmi 5'11 180 lbs", '25.1', /\/tools\/bmi-calculator#v1\./, '25.1'],
  [
    '550e8400-e29b-41d4-a716-446655440000',
    'Version 4: random bits',
    /\/tools\/uuid-generator#v1\./,
    'Version 4',
  ],
] as const;

test('Enter opens the tool that answers the question', async ({ page }) => {
  await openPage(page, '/about');
  for (const [question, answer, path, shown] of asked) {
    await ask(page, question);
    await expect(page.locator('.palette-answer')).toHaveText(answer);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    await expect
      .poll(async () => (await page.getByRole('main').innerText()) + (await readFields(page)))
      .toContain(shown);
  }
});

test('both readings of a question are shown', async ({ page }) => {
  await openPage(page, '/about');
  await ask(page, '45 - 20%');
  await expect(page.locator('.palette-answer')).toHaveText('36');
  await expect(page.getByRole('status').getByText('Or 44.8: 45 - 20 ÷ 100')).toBeVisible();
});

/** Returns the texts of all fields and editors, which the page's inner text does not contain. */
function readFields(page: Page): Promise<string> {
  return page
    .getByRole('textbox')
    .evaluateAll((fields) =>
      fields.map((field) => (field instanceof HTMLInputElement ? field.value : field.textContent)).join('\n'),
    );
}
