import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, focusOption, openTool, reopenByLink, test } from '#e2e/fixtures.ts';

/** For a moment there are two: the plain box and the editor that replaces it. */
const box = (page: Page, name: 'Input' | 'Output') => page.getByRole('textbox', { name, exact: true }).last();

/** Puts text in by the Paste button, as a person would. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await page.getByRole('button', { name: 'Paste' }).click();
}

async function readOutput(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test.beforeEach(async ({ page }) => {
  await openTool(page, 'url-encoder');
});

test('encodes live, in every way', async ({ page }) => {
  await paste(page, '<img src=x onerror=alert(1)>');
  await expect(box(page, 'Output')).toContainText('%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
  await paste(page, 'a b/é!');
  await expect(box(page, 'Output')).toContainText('a%20b%2F%C3%A9!');
  await page.getByLabel('Encode as').selectOption('Part of a URL, strict');
  await expect(box(page, 'Output')).toContainText('a%20b%2F%C3%A9%21');
  const all = page.getByRole('region', { name: 'Side by side' });
  await expect(all.getByRole('listitem')).toContainText([
    'a%20b%2F%C3%A9!',
    'a%20b%2F%C3%A9%21',
    'a%20b/%C3%A9!',
    'a%20b/%C3%A9!',
    'a+b%2F%C3%A9%21',
    'a%20b%2F%C3%A9!',
    '%61%20%62%2F%C3%A9%21',
  ]);
  await all.getByRole('button', { name: 'Form data', exact: true }).click();
  await expect(box(page, 'Output')).toContainText('a+b%2F%C3%A9%21');
});

test('switching the tab clears input and output', async ({ page }) => {
  await paste(page, 'a b');
  await expect(box(page, 'Output')).toContainText('a%20b');
  await page.getByRole('tab', { name: 'Decode' }).click();
  await expect(page.getByText('The result appears here')).toBeVisible();
  await expect(box(page, 'Input')).not.toContainText('a b');
  // What a press replaces comes back with another.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(box(page, 'Input')).toContainText('a b');
  await expect(page.getByRole('tab', { name: 'Encode' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByText('Text has been cleared.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Sample', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(box(page, 'Input')).toHaveText('a b');
});

test('decodes what it can and lists the rest; decodes layers and plus signs on request', async ({ page }) => {
  await page.getByRole('tab', { name: 'Decode' }).click();
  await paste(page, 'caf%E9 100% %C3%A9');
  const faults = page.getByRole('region', { name: 'Output' }).getByRole('alert').getByRole('listitem');
  await expect(faults).toHaveText([
    /^Could not decode the provided text. Make sure it is a valid URL encoded string./,
    '%E9 is not valid UTF-8. line 1, column 4',
    '“% %” is no % with two hexadecimal digits. line 1, column 11',
  ]);
  expect(await readOutput(page)).toBe('caf%E9 100% é');
  await page.getByRole('button', { name: 'line 1, column 11' }).click();
  await page.keyboard.type('%25');
  await expect(faults).toHaveCount(2);
  await page.getByRole('button', { name: 'Read as Windows-1252' }).click();
  await expect(box(page, 'Output')).toContainText('café 100% Ã©');

  await paste(page, 'a%252Bb+c');
  await page.getByRole('button', { name: 'Decode again' }).click();
  await expect(box(page, 'Output')).toContainText('a+b+c');
  await page.getByRole('button', { name: 'Read + as a space' }).click();
  await expect(box(page, 'Output')).toContainText('a+b c');
});

test('takes a URL apart and writes changed parameters back', async ({ page }) => {
  await page.getByRole('tab', { name: 'Decode' }).click();
  await paste(page, 'https://example.com/caf%C3%A9?q=a+b&x=%26#top');
  await expect(page.getByRole('table', { name: 'Parts' })).toContainText('Path/café');
  await expect(page.getByLabel('Value of q')).toHaveValue('a b');
  await page.getByLabel('Value of x').fill('1 & 2');
  await expect(box(page, 'Input')).toContainText('https://example.com/caf%C3%A9?q=a+b&x=1%20%26%202#top');
  await page.getByRole('button', { name: 'Remove q' }).click();
  await page.getByRole('button', { name: 'Add parameter' }).click();
  await expect(box(page, 'Input')).toContainText('?x=1%20%26%202&name=#top');
  await expect(page.getByLabel('Name 2')).toBeFocused();
  await page.getByLabel('Name 2').fill('x');
  await page.getByLabel('Value of x (2)').fill('3');
  await expect(box(page, 'Input')).toContainText('?x=1%20%26%202&x=3#top');
});

test('files: counts many errors, converts a large one in pieces, and stops a long run', async ({
  page,
}, testInfo) => {
  const path = testInfo.outputPath('text.txt');
  const chooseFile = async (text: string) => {
    await writeFile(path, text);
    await page.locator('input[type=file]').first().setInputFiles(path);
  };
  // Beyond what an editor shows.
  await chooseFile('é '.repeat(700_000));
  await expect(page.getByRole('region', { name: 'Output' }).last()).toContainText('%C3%A9%20');
  await expect(page.getByText('of 6.3 MB')).toBeVisible();
  await page.getByRole('tab', { name: 'Decode' }).click();
  await chooseFile('%'.repeat(100_000));
  await expect(page.getByText('99,900 more places could not be decoded.')).toBeVisible();

  await page.getByRole('tab', { name: 'Encode' }).click();
  await chooseFile('é '.repeat(15_000_000));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
  await page.getByRole('button', { name: 'Clear' }).click();
  await paste(page, 'a b');
  await expect(box(page, 'Output')).toContainText('a%20b');
});

test('by keyboard alone; a link with input brings it back; fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await focusOption(page.getByRole('tab', { name: 'Encode' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Decode' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Input' }).focus();
  await page.keyboard.type('https://e.com/?a=%41');
  await expect(box(page, 'Output')).toContainText('https://e.com/?a=A');
  await reopenByLink(page);
  await expect(box(page, 'Output')).toContainText('https://e.com/?a=A');
  await expectNoOverflow(page);
});
