import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, openTool, reopenByLink, test } from '#e2e/fixtures.ts';

/** For a moment there are two: the plain box and the editor that replaces it. */
const box = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true }).last();

/** Puts text in by the Paste button, as a person would. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await page.getByRole('button', { name: 'Paste' }).click();
}

const counts = (page: Page, name: string) => page.getByTestId(name);

test.beforeEach(async ({ page }) => {
  await openTool(page, 'character-counter');
});

test('counts the text while typing, and the selection', async ({ page }) => {
  await expect(counts(page, 'graphemes')).toHaveText('0');
  await expect(counts(page, 'minutes')).toHaveText('0 min');
  await box(page).focus();
  await page.keyboard.type('Hello big world. Bye!');
  await expect(counts(page, 'graphemes')).toHaveText('21');
  await expect(counts(page, 'withoutSpaces')).toHaveText('18');
  await expect(counts(page, 'words')).toHaveText('4');
  await expect(counts(page, 'sentences')).toHaveText('2');
  await expect(counts(page, 'paragraphs')).toHaveText('1');
  await expect(counts(page, 'lines')).toHaveText('1');
  await expect(counts(page, 'minutes')).toHaveText('1 min');
  await expect(page.getByRole('region', { name: 'Word Density' }).getByRole('listitem')).toHaveText([
    'hello1 · 25.0 %',
    'big1 · 25.0 %',
    'world1 · 25.0 %',
    'bye1 · 25.0 %',
  ]);

  await page.keyboard.press('Control+Home');
  for (let index = 0; index < 7; index += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText('Selected: 7 characters · 2 words · 7 bytes')).toBeVisible();
});

test('counts graphemes, code points, units and bytes; finds, shows and removes hidden characters', async ({
  page,
}) => {
  await paste(page, '👨‍👩‍👧‍👦');
  await expect(counts(page, 'size-graphemes')).toHaveText('1');
  await expect(counts(page, 'size-codePoints')).toHaveText('7');
  await expect(counts(page, 'size-utf16Units')).toHaveText('11');
  await expect(counts(page, 'size-utf8Bytes')).toHaveText('25');
  await expect(counts(page, 'sms')).toHaveText('1 message, 59 characters left');
  const limits = page.getByRole('region', { name: 'Limits' });
  await expect(limits).toContainText('2 / 280');
  await paste(page, 'x'.repeat(300));
  await page.getByLabel('Custom limit').fill('299');
  await expect(limits).toContainText('300 / 299 too long');

  await paste(page, 'in\u200bvisible and p\u0430ypal');
  const list = page.getByRole('region', { name: 'Hidden and misleading characters' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: 'Show Mixed alphabets in a word' }).click();
  await expect(page.getByText('Selected: 6 characters')).toBeVisible();
  await list.getByRole('button', { name: 'Clean Zero-width space' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
});

test('reads large and hostile files in any encoding, and clears in the specified words', async ({
  page,
}, testInfo) => {
  const path = testInfo.outputPath('latin.txt');
  await writeFile(path, Buffer.from('na\u00efve\n', 'latin1'));
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByText('latin.txt has been loaded successfully.')).toBeVisible();
  await expect(counts(page, 'graphemes')).toHaveText('6');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByText('Text has been cleared.')).toBeVisible();
  await expect(counts(page, 'graphemes')).toHaveText('0');

  const large = testInfo.outputPath('large.txt');
  await writeFile(large, 'Zwölf Boxkämpfer jagen Viktor.\n'.repeat(100_000));
  await page.locator('input[type=file]').setInputFiles(large);
  await expect(counts(page, 'words')).toHaveText('400,000');
  await expect(counts(page, 'size-utf8Bytes')).toHaveText('3,300,000');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();

  const marks = testInfo.outputPath('marks.txt');
  await writeFile(marks, `a${'\u0301'.repeat(500_000)}`);
  await page.locator('input[type=file]').setInputFiles(marks);
  await expect(counts(page, 'graphemes')).toHaveText('1');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await paste(page, '<img src=x onerror=alert(1)> '.repeat(1000));
  await expect(counts(page, 'words')).toHaveText('3,000');
});

test('millions of line breaks: it tells how far it is, can be canceled, and the page answers', async ({
  page,
}, testInfo) => {
  await paste(page, 'two words');
  await expect(counts(page, 'words')).toHaveText('2');
  const path = testInfo.outputPath('breaks.txt');
  await writeFile(path, '\n'.repeat(40_000_000));
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByRole('progressbar', { name: 'Counting' })).toBeVisible();
  const cancel = page.getByRole('button', { name: 'Cancel' });
  // The notice about the file comes up at the bottom, where it could cover the button.
  await cancel.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await cancel.click();
  await expect(page.getByText('Counting was canceled, so this text is not counted.')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Counting' })).toBeHidden();
  await expect(page.locator('.stale').getByTestId('words')).toHaveText('2');

  await page.getByRole('button', { name: 'Count it' }).click();
  await expect(page.getByRole('progressbar', { name: 'Counting' })).toBeVisible();
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await share.click();
  await expect(share).toHaveAttribute('aria-expanded', 'true');
  await share.click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Counting was canceled')).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await paste(page, 'now three words');
  await expect(counts(page, 'words')).toHaveText('3');
  await expect(page.getByText('Counting was canceled')).toBeHidden();
});

test('200,000 accents on one letter are counted, and drawn in part', async ({ page }) => {
  const word = `xa${'\u0301'.repeat(200_000)}b`;
  await page.evaluate((content) => navigator.clipboard.writeText(content), word);
  await box(page).focus();
  await page.keyboard.press('Control+v');
  await expect(counts(page, 'size-codePoints')).toHaveText('200,003');
  await expect(counts(page, 'graphemes')).toHaveText('3');
  await expect(page.getByText('+199,970 marks')).toBeVisible();
  await box(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await expect(counts(page, 'size-codePoints')).toHaveText('200,004');
  await page.keyboard.press('Control+v');
  await expect(counts(page, 'size-codePoints')).toHaveText('400,007');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${word}!${word}`);
});

test('a link with input brings the text back; fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await paste(page, 'two words');
  await expect(counts(page, 'words')).toHaveText('2');
  await reopenByLink(page);
  await expect(counts(page, 'words')).toHaveText('2');
  await expect(page.getByText('Four ways to count a character')).toBeVisible();
  await expectNoOverflow(page);
});
