import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test('counts what one types, by either rule, and toward a goal', async ({ page }) => {
  await openTool(page, 'word-counter');
  await writeText(page, 'Input', 'Dr. Smith came -- at 3 p.m. -- with a state-of-the-art reader.');
  const figure = (name: string) =>
    page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator('+ dd');
  await expect(figure('Words')).toHaveText('10');
  await expect(figure('Sentences')).toHaveText('1');
  await page.getByLabel('Words', { exact: true }).selectOption('Between spaces, as wc counts');
  await expect(figure('Words')).toHaveText('12');
  await page.getByLabel('Goal').fill('13');
  await expect(page.getByText('92.3 %, 1 word to go').first()).toBeVisible();
});

test('a word twice in a row is shown at its place', async ({ page }) => {
  await openTool(page, 'word-counter');
  await writeText(page, 'Input', 'one two two');
  await expect(page.getByText('“two” is there twice in a row.')).toBeVisible();
  await page.getByRole('button', { name: 'line 1, column 9' }).click();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('two');
});

test('a row for each of several files', async ({ page }) => {
  await openTool(page, 'word-counter');
  await page
    .locator('input[type=file]')
    .setInputFiles(
      ['one', 'two'].map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })),
    );
  await expect(page.getByText('2 files ready')).toBeVisible();
});
