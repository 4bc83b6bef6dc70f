import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, openTool, reopenByLink, test } from '#e2e/fixtures.ts';

const pattern = (page: Page) => page.getByLabel('Pattern', { exact: true });
const flag = (page: Page, id: string) => page.getByRole('switch', { name: new RegExp(`^${id} `) });
const count = (page: Page) => page.getByTestId('count');
const groups = (page: Page) => page.getByRole('region', { name: 'Captured groups' });

/** Puts text in by the Paste button, as a person would. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await page.getByRole('button', { name: 'Paste' }).click();
}

test.beforeEach(async ({ page }) => {
  await openTool(page, 'regex-tester');
});

test('shows matches and groups while typing; reports an invalid pattern and clears the results', async ({
  page,
}) => {
  await expect(flag(page, 'g')).toBeChecked();
  for (const id of ['i', 'm', 's', 'u', 'y']) await expect(flag(page, id)).not.toBeChecked();
  await paste(page, 'Ab ab\nAB');
  await pattern(page).fill('(a)(x)?b');
  await expect(count(page)).toHaveText('1 match');
  await flag(page, 'i').check();
  await expect(count(page)).toHaveText('3 matches');
  await page.getByRole('listbox', { name: 'Matches' }).getByRole('option').nth(2).click();
  await expect(groups(page).getByRole('row')).toHaveText(['GroupTextPlace', '1A6–7', '2took no part']);
  await expect(page.getByRole('textbox', { name: 'Test text' }).last()).toBeFocused();
  await flag(page, 'g').uncheck();
  await expect(count(page)).toHaveText('1 match');
  await pattern(page).fill('zzz');
  await expect(page.getByText('No matches found for this pattern.')).toBeVisible();

  await pattern(page).fill('a(');
  const alert = page.getByRole('alert').filter({ hasText: 'Invalid Regular Expression' });
  await expect(alert).toContainText('Unterminated group, at character 2');
  await expect(alert).toContainText('Fix the regex error and try again.');
  await expect(count(page)).toBeHidden();
  await flag(page, 'v').check();
  await flag(page, 'u').check();
  await expect(flag(page, 'v')).not.toBeChecked();
});

test('keeps a file’s line ends, and searches a file that is too large for the editor', async ({
  page,
}, testInfo) => {
  const files = page.locator('main input[type=file]').first();
  await expect(files).toHaveAttribute('accept', '.txt,.md,.html,.css,.js,.json,.xml,.csv');
  await files.setInputFiles({
    name: 'dos.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('a\r\nb\r\nc'),
  });
  await pattern(page).fill(String.raw`\r\n(c)`);
  await page.getByRole('listbox', { name: 'Matches' }).getByRole('option').first().click();
  await expect(groups(page).getByRole('row')).toHaveText(['GroupTextPlace', '1c6–7']);
  // Typing changes only this text.
  await page.keyboard.press('Control+End');
  await page.keyboard.type('d');
  await pattern(page).fill(String.raw`\r\n`);
  await expect(count(page)).toHaveText('2 matches');

  const path = testInfo.outputPath('large.txt');
  await writeFile(path, 'line with 42 in it\n'.repeat(110_000));
  await files.setInputFiles(path);
  await expect(page.getByText('large.txt has been loaded successfully.')).toBeVisible();
  await pattern(page).fill('\\d+ in it\\n(?!line)');
  await expect(count(page)).toHaveText('1 match');
});

test('offers a sample and common patterns with Undo, and groups as a table', async ({ page }) => {
  await page.getByRole('button', { name: 'Sample' }).click();
  await expect(count(page)).toHaveText('2 matches');
  await pattern(page).fill('');
  await paste(page, 'mine');
  await page.getByRole('button', { name: 'Sample' }).click();
  await expect(count(page)).toHaveText('2 matches');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('textbox', { name: 'Test text' }).last()).toHaveText('mine');
  await expect(pattern(page)).toHaveValue('');

  await paste(page, 'a 2026-11-20 b');
  await page.getByRole('button', { name: 'Common patterns' }).click();
  await page.getByRole('button', { name: 'Date (ISO 8601)' }).click();
  await expect(count(page)).toHaveText('1 match');
  await pattern(page).fill('(?<y>\\d{4})-(\\d\\d)');
  await expect(page.getByTestId('example')).toContainText('0000-00');
  await page.getByRole('button', { name: 'Copy matches and groups as a table' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('Match\ty\tGroup 2\n2026-11\t2026\t11\n');
});

test('replaces while typing, and limits long lists and results', async ({ page }) => {
  await paste(page, 'a'.repeat(50_001));
  await pattern(page).fill('a');
  await expect(count(page)).toHaveText('50,001 matches, 50,000 first ones listed');
  await page.getByRole('tab', { name: 'Replace' }).click();
  const replacement = page.getByLabel('Replace with');
  await replacement.fill('$`');
  await expect(page.getByText('The result is too long to be held in memory.')).toBeVisible();
  await replacement.fill('b');
  const result = page.getByRole('textbox', { name: 'Replaced text' }).last();
  await expect(result).toContainText('bbb');

  await paste(page, '2026-11-20 and 2025-01-02');
  await pattern(page).fill('(?<y>\\d+)-(\\d+)-(\\d+)');
  await replacement.fill('$3.$2.$<y>\\n');
  await expect(result).toContainText('20.11.2026\\n and 02.01.2025\\n');
  await page.getByLabel('Read \\n').check();
  await expect(result).toContainText(/20\.11\.2026\s+and 02\.01\.2025/);
  await expect(page.getByRole('button', { name: 'replaced.txt' })).toBeEnabled();
});

test('stops and explains a catastrophic pattern while the page answers, and marks the last result as outdated', async ({
  page,
}) => {
  await paste(page, `${'a'.repeat(40)}!`);
  await pattern(page).fill('a+');
  await expect(count(page)).toHaveText('1 match');
  await expect(page.getByText('No text was found that makes this pattern slow.')).toBeVisible();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.locator('.stale')).toHaveCount(0);

  await pattern(page).fill('(a+)+$');
  // On a busy machine the second of searching may end before the test sees it.
  await expect(page.getByText(/Searching|The search was stopped/).first()).toBeVisible();
  await page.getByLabel('Should match').fill('typed meanwhile');
  await expect(page.getByLabel('Should match')).toHaveValue('typed meanwhile');
  const alert = page.getByRole('alert').filter({ hasText: 'The search was stopped' });
  await expect(alert).toContainText('Stopped after 1 s: this input takes too long to work through.');
  await expect(alert).toContainText('give it more time');
  await expect(alert).toContainText('What is shown grayed is old');
  await expect(result.locator('.stale').getByTestId('count')).toHaveText('1 match');
  await expect(result.locator('.stale').getByRole('option')).toContainText('0–40');
  await expect(page.getByText('This pattern can be made to hang')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Speed' })).toContainText('(a+)+ took');

  await pattern(page).fill('a{40}');
  await expect(alert).toBeHidden();
  await expect(count(page)).toHaveText('1 match');
  await expect(result.locator('.stale')).toHaveCount(0);
});

test('draws thousands of matches in part, and steps through them by keyboard', async ({ page }) => {
  await paste(page, 'ab '.repeat(2000));
  await pattern(page).focus();
  await page.keyboard.type('(\\w)b');
  await expect(count(page)).toHaveText('2,000 matches');
  const options = page.getByRole('listbox', { name: 'Matches' }).getByRole('option');
  expect(await options.count()).toBeLessThan(60);
  await page.getByRole('listbox', { name: 'Matches' }).focus();
  const selected = page.getByRole('listbox', { name: 'Matches' }).getByRole('option', { selected: true });
  await page.keyboard.press('End');
  await expect(selected).toContainText('5997–5999');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(selected).toContainText('3–5');
});

test('explains the pattern in words and a railroad diagram, and generates code', async ({ page }) => {
  await pattern(page).fill('^(?<n>\\d+)?x$');
  const explanation = page.getByRole('region', { name: 'Explanation' });
  await expect(explanation.getByRole('listitem')).toContainText([
    'start of the text',
    'group 1, named n, or nothing',
    'a digit (0 to 9), once or more',
    'the text “x”',
    'end of the text',
  ]);
  const words = page.getByTestId('diagram').locator('span');
  await expect(words).toHaveText([
    '^ start of text',
    'group 1: n',
    '\\d digit',
    '1 or more times',
    'x',
    '$ end of text',
  ]);
  await pattern(page).fill('^(');
  await expect(page.getByText('This was the last one without.')).toBeVisible();
  await expect(words.first()).toHaveText('^ start of text');
  await pattern(page).fill('('.repeat(50) + ')'.repeat(50));
  await expect(page.getByText('This pattern is too large for a diagram')).toBeVisible();

  await pattern(page).fill('^(?<n>\\d+)?x$');
  await explanation.getByRole('button', { name: /group 1/ }).click();
  await page.keyboard.type('y');
  await expect(pattern(page)).toHaveValue('^yx$');
  await page.getByLabel('Should match').fill('yx\nyz');
  await page.getByLabel('Should not match').fill('x');
  await expect(page.getByText('2 of 3 as expected')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Failed tests' })).toHaveText('yz does not match');
  await page.getByLabel('Language').selectOption('Go');
  await expect(page.getByRole('region', { name: 'Code', exact: true })).toContainText(
    'regexp.MustCompile(`^yx$`)',
  );
});

test('shows hostile text as text; a link restores pattern, flags and text', async ({ page }) => {
  await paste(page, '<img src=x onerror=alert(1)>');
  await pattern(page).fill('<img(?<rest>.*)>');
  await flag(page, 's').check();
  await expect(groups(page)).toContainText('src=x onerror=alert(1)');
  await reopenByLink(page);
  await expect(pattern(page)).toHaveValue('<img(?<rest>.*)>');
  await expect(flag(page, 's')).toBeChecked();
  await expect(groups(page)).toContainText('src=x onerror=alert(1)');
});

test('scrolls a wide diagram by keyboard on a phone, without overflow of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await paste(page, 'one two three four <five>');
  await pattern(page).fill('(one) (two) (three) (four) <five>');
  await expect(groups(page)).toContainText('three');
  const scroller = page.getByRole('region', { name: /^Railroad diagram/ });
  await expect(scroller).toHaveAccessibleName(/The explanation below tells the same in words/);
  const widths = () => scroller.evaluate((box) => [box.scrollWidth > box.clientWidth, box.scrollLeft > 0]);
  expect(await widths()).toEqual([true, false]);
  await scroller.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect.poll(widths).toEqual([true, true]);
  await expectNoOverflow(page);
  await page.locator('summary', { hasText: 'Diagram' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('diagram')).toBeHidden();
  await page.getByRole('button', { name: 'Common patterns' }).click();
  const item = await page.getByRole('button', { name: 'E-mail address' }).boundingBox();
  expect(item?.x ?? -1).toBeGreaterThanOrEqual(0);
});
