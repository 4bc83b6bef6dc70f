import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';

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

test('matches, flags and groups, live', async ({ page }) => {
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
});

test('empty matches are matches', async ({ page }) => {
  await paste(page, 'axb');
  await pattern(page).fill('x*');
  await expect(count(page)).toHaveText('4 matches');
  await pattern(page).fill('^');
  await expect(count(page)).toHaveText('1 match');
});

test('line ends of a file stay what they are, and places are counted with them', async ({ page }) => {
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ name: 'dos.txt', mimeType: 'text/plain', buffer: Buffer.from('a\r\nb\r\nc') });
  await pattern(page).fill(String.raw`\r`);
  await expect(count(page)).toHaveText('2 matches');
  await pattern(page).fill(String.raw`\r\n(c)`);
  await page.getByRole('listbox', { name: 'Matches' }).getByRole('option').first().click();
  await expect(groups(page).getByRole('row')).toHaveText(['GroupTextPlace', '1c6–7']);
  // Typing changes only this text.
  await page.keyboard.press('Control+End');
  await page.keyboard.type('d');
  await pattern(page).fill(String.raw`\r\n`);
  await expect(count(page)).toHaveText('2 matches');
});

test('the sample comes with a pattern, and Undo takes both back', async ({ page }) => {
  await page.getByRole('button', { name: 'Sample' }).click();
  await expect(count(page)).toHaveText('2 matches');
  await pattern(page).fill('');
  await paste(page, 'mine');
  await page.getByRole('button', { name: 'Sample' }).click();
  await expect(count(page)).toHaveText('2 matches');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('textbox', { name: 'Test text' }).last()).toHaveText('mine');
  await expect(pattern(page)).toHaveValue('');
});

test('an invalid pattern is told in the engine’s words and clears the results', async ({ page }) => {
  await paste(page, 'aaa');
  await pattern(page).fill('a');
  await expect(count(page)).toHaveText('3 matches');
  await pattern(page).fill('a(');
  const alert = page.getByRole('alert').filter({ hasText: 'Invalid Regular Expression' });
  await expect(alert).toContainText('Unterminated group');
  await expect(alert).toContainText('Fix the regex error and try again.');
  await expect(count(page)).toBeHidden();
  await flag(page, 'v').check();
  await flag(page, 'u').check();
  await expect(flag(page, 'v')).not.toBeChecked();
});

test('replaces live', async ({ page }) => {
  await paste(page, '2026-11-20 and 2025-01-02');
  await pattern(page).fill('(?<y>\\d+)-(\\d+)-(\\d+)');
  await page.getByRole('tab', { name: 'Replace' }).click();
  await page.getByLabel('Replace with').fill('$3.$2.$<y>\\n');
  const result = page.getByRole('textbox', { name: 'Replaced text' }).last();
  await expect(result).toContainText('20.11.2026\\n and 02.01.2025\\n');
  await page.getByLabel('Read \\n').check();
  await expect(result).toContainText(/20\.11\.2026\s+and 02\.01\.2025/);
  await expect(page.getByRole('button', { name: 'replaced.txt' })).toBeEnabled();
});

test('a catastrophic pattern is stopped and explained; the page goes on answering', async ({ page }) => {
  await paste(page, `${'a'.repeat(40)}!`);
  await pattern(page).fill('(a+)+$');
  // On a busy machine the second of searching may end before the test sees it.
  await expect(page.getByText(/Searching|The search was stopped/).first()).toBeVisible();
  await page.getByLabel('Should match').fill('typed meanwhile');
  await expect(page.getByLabel('Should match')).toHaveValue('typed meanwhile');
  await expect(page.getByText('The search was stopped')).toBeVisible();
  await expect(page.getByText('Stopped after 1 s')).toBeVisible();
  await expect(page.getByText('This pattern can be made to hang')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Speed' })).toContainText('(a+)+ took');
  await pattern(page).fill('a+');
  await expect(count(page)).toHaveText('1 match');
  await expect(page.getByText('No text was found that makes this pattern slow.')).toBeVisible();
});

test('after a stop the last result stays, marked as old, and the text says what happened', async ({
  page,
}) => {
  await paste(page, `${'a'.repeat(40)}!`);
  await pattern(page).fill('a+');
  await expect(count(page)).toHaveText('1 match');
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.locator('.stale')).toHaveCount(0);
  await pattern(page).fill('(a+)+$');
  const alert = page.getByRole('alert').filter({ hasText: 'The search was stopped' });
  await expect(alert).toContainText('Stopped after 1 s: this input takes too long to work through.');
  await expect(alert).toContainText('give it more time');
  await expect(alert).toContainText('What is shown grayed is old');
  await expect(result.locator('.stale').getByTestId('count')).toHaveText('1 match');
  await expect(result.locator('.stale').getByRole('option')).toContainText('0–40');

  await pattern(page).fill('a{40}');
  await expect(alert).toBeHidden();
  await expect(count(page)).toHaveText('1 match');
  await expect(result.locator('.stale')).toHaveCount(0);
});

test('ten thousand matches without lag, by keyboard', async ({ page }, testInfo) => {
  await paste(page, 'ab '.repeat(10_000));
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { longTasks: seen });
    new PerformanceObserver((list) =>
      seen.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
  });
  await pattern(page).focus();
  await page.keyboard.type('(\\w)b');
  await expect(count(page)).toHaveText('10,000 matches');
  expect(await page.getByRole('listbox', { name: 'Matches' }).getByRole('option').count()).toBeLessThan(60);
  await page.getByRole('listbox', { name: 'Matches' }).focus();
  await page.keyboard.press('End');
  await expect(
    page.getByRole('listbox', { name: 'Matches' }).getByRole('option', { selected: true }),
  ).toContainText('29997–29999');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(
    page.getByRole('listbox', { name: 'Matches' }).getByRole('option', { selected: true }),
  ).toContainText('3–5');
  const longest = await page.evaluate(() =>
    Math.max(0, ...(globalThis as unknown as { longTasks: number[] }).longTasks),
  );
  testInfo.annotations.push({ type: 'longest task in ms', description: String(longest) });
});

test('a file of 20 MB is searched and named', async ({ page }, testInfo) => {
  const path = testInfo.outputPath('large.txt');
  await writeFile(path, 'line with 42 in it\n'.repeat(1_050_000));
  await expect(page.locator('input[type=file]')).toHaveAttribute(
    'accept',
    '.txt,.md,.html,.css,.js,.json,.xml,.csv',
  );
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByText('large.txt has been loaded successfully.')).toBeVisible();
  await pattern(page).fill('\\d+ in it\\n(?!line)');
  await expect(count(page)).toHaveText('1 match');
});

test('hostile patterns: too large, too deep, and a result too long', async ({ page }) => {
  await paste(page, 'a'.repeat(60_000));
  await pattern(page).fill('b'.repeat(60_000));
  const alert = page.getByRole('alert').filter({ hasText: 'Invalid Regular Expression' });
  await expect(alert).toContainText('Regular expression too large');
  await pattern(page).fill('('.repeat(5000) + ')'.repeat(5000));
  await expect(alert.or(count(page))).toBeVisible();
  await pattern(page).fill('a');
  await expect(count(page)).toHaveText('60,000 matches, 50,000 first ones listed');
  await page.getByRole('tab', { name: 'Replace' }).click();
  await page.getByLabel('Replace with').fill('$`');
  await expect(page.getByText('The result is too long to be held in memory.')).toBeVisible();
  await page.getByLabel('Replace with').fill('b');
  await expect(page.getByRole('textbox', { name: 'Replaced text' }).last()).toContainText('bbb');
});

test('common patterns, an example text, and groups as a table', async ({ page }) => {
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

test('explains the pattern, tests it, and writes code', async ({ page }) => {
  await pattern(page).fill('^(?<n>\\d+)?x$');
  const explanation = page.getByRole('region', { name: 'Explanation' });
  await expect(explanation.getByRole('listitem')).toContainText([
    'start of the text',
    'group 1, named n, or nothing',
    'a digit (0 to 9), once or more',
    'the text “x”',
    'end of the text',
  ]);
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

test('draws the pattern as a railroad diagram', async ({ page }) => {
  await pattern(page).fill('^(?<n>[a-f]+|<b>)?\\1$');
  const diagram = page.getByTestId('diagram');
  const words = diagram.locator('span');
  const whole = ['^ start of text', 'group 1: n', 'one of', 'a–f', '1 or more times', '<b>'];
  await expect(words).toHaveText([...whole, 'same text as group 1', '$ end of text']);
  const scroller = page.getByRole('region', { name: /^Railroad diagram/ });
  await expect(scroller).toHaveAccessibleName(/The explanation below tells the same in words/);

  await pattern(page).fill('^(');
  await expect(page.getByText('This was the last one without.')).toBeVisible();
  await expect(words.first()).toHaveText('^ start of text');
  await pattern(page).fill('('.repeat(50) + ')'.repeat(50));
  await expect(page.getByText('This pattern is too large for a diagram')).toBeVisible();
  await pattern(page).fill('(?:'.repeat(2150) + ')*'.repeat(2150));
  await expect(diagram).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await pattern(page).fill('(one) (two) (three) (four) <five>');
  const widths = () => scroller.evaluate((box) => [box.scrollWidth > box.clientWidth, box.scrollLeft > 0]);
  expect(await widths()).toEqual([true, false]);
  await scroller.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect.poll(widths).toEqual([true, true]);
  await expectNoOverflow(page);
  await page.locator('summary', { hasText: 'Diagram' }).focus();
  await page.keyboard.press('Enter');
  await expect(diagram).toBeHidden();
});

test('hostile text is shown as text; a link brings pattern, flags and text back; fits a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await paste(page, '<img src=x onerror=alert(1)>');
  await pattern(page).fill('<img(?<rest>.*)>');
  await flag(page, 's').check();
  await expect(groups(page)).toContainText('src=x onerror=alert(1)');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: /Copy link with input/ }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/regex-tester#v1\./);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(pattern(page)).toHaveValue('<img(?<rest>.*)>');
  await expect(flag(page, 's')).toBeChecked();
  await expect(groups(page)).toContainText('src=x onerror=alert(1)');
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Common patterns' }).click();
  const item = await page.getByRole('button', { name: 'E-mail address' }).boundingBox();
  expect(item?.x ?? -1).toBeGreaterThanOrEqual(0);
});
