import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';

/** Presses an entry of the menu of what is kept. */
async function onDevice(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await page.getByRole('button', { name, exact: true }).click();
}

interface FilePayload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

async function openFile(page: Page, file: string | FilePayload): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  await (await choosing).setFiles(file);
}

const result = (page: Page) => page.locator('.result-value');
const box = (page: Page) => page.getByRole('textbox', { name: 'Expenses', exact: true });

test.beforeEach(async ({ page }) => {
  await openTool(page, 'expense-calculator');
  await expect(result(page)).toHaveText(/\d/);
  await page.getByRole('button', { name: 'Edit as text' }).click();
});

test('rows are added, changed and removed, and the text says the same', async ({ page }) => {
  await page.getByRole('button', { name: 'Edit as rows' }).click();
  await page.getByRole('button', { name: 'Add expense' }).click();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveAccessibleDescription(/Amount is empty/);
  await page.getByLabel('What', { exact: true }).fill('Tea, "green"');
  await page.getByLabel('Date', { exact: true }).fill('2026-03-01');
  await page.getByLabel('Amount', { exact: true }).fill('four');
  await page.getByLabel('Amount', { exact: true }).press('Enter');
  await expect(page.getByLabel('Amount', { exact: true })).toHaveAccessibleDescription(
    /“four” is not a number/,
  );
  await page.getByLabel('Amount', { exact: true }).fill('4.05');
  await page.getByLabel('Amount', { exact: true }).press('Enter');
  await expect(result(page)).toHaveText('490.00');
  await page.getByRole('button', { name: /^Train/ }).click();
  await page.getByLabel('Amount', { exact: true }).fill('100');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(result(page)).toHaveText('470.00');
  await page.getByRole('button', { name: 'Remove row 2' }).click();
  await expect(result(page)).toHaveText('385.80');
  await page.getByRole('button', { name: 'Edit as text' }).click();
  // Quotes as in RFC 4180.
  await expect(box(page)).toHaveValue(
    /^date,what,amount,category,paid by,for\n2026-01-12.*\n2026-03-01,"Tea, ""green""",4\.05,,,\n$/s,
  );
});

test('what is typed into a row stays beside the text and while another row is changed', async ({ page }) => {
  const [what, amount] = [
    page.getByLabel('What', { exact: true }),
    page.getByLabel('Amount', { exact: true }),
  ];
  await page.getByRole('button', { name: 'Edit as rows' }).click();
  await what.fill('Half');
  await amount.fill('12.5');
  await page.getByRole('button', { name: 'Edit as text' }).click();
  await box(page).fill(`${await box(page).inputValue()}2026-03-01,Tea,1,,,\n`);
  await page.getByRole('button', { name: 'Edit as rows' }).click();
  await expect(what).toHaveValue('Half');
  await page.getByRole('button', { name: /^Train/ }).click();
  await amount.fill('100');
  await page.getByRole('button', { name: 'Edit as text' }).click();
  await page.getByRole('button', { name: 'Edit as rows' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(what).toHaveValue('Half');
  await expect(amount).toHaveValue('12.5');
  await expect(result(page)).toHaveText('466.95');
});

test('sample: shows totals, a chart in words and who pays whom, and the file holds the same', async ({
  page,
}) => {
  await expect(box(page)).toHaveAttribute('wrap', 'off');
  const [from, to] = await box(page).evaluate((area: HTMLTextAreaElement) => [
    area.selectionStart,
    area.selectionEnd,
  ]);
  expect(from).toBe(to);
  // Six lines and no scroll bar beside them.
  expect(await box(page).evaluate((area) => area.scrollHeight - area.clientHeight)).toBe(0);

  await expect(result(page)).toHaveText('485.95');
  await expect(page.getByRole('img', { name: /2 months; the largest category is Food/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /pays/ }).first()).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'expenses.csv' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  await box(page).fill('2026-01-01,x,1');
  await expect(result(page)).toHaveText('1.00');
  await box(page).fill(file);
  await expect(result(page)).toHaveText('485.95');
});

test('keeps entries on this device on request, restores them, and forgets them', async ({ page }) => {
  await box(page).fill('2026-01-01,Tea,3.50');
  await onDevice(page, 'Keep on this device');
  await page.reload();
  await onDevice(page, 'Restore');
  await expect(result(page)).toHaveText('3.50');

  // Where there is none, nothing is said to be kept, and what was kept before stays.
  await page.evaluate(() => {
    for (let size = 2 ** 20; size >= 1; size /= 2) {
      try {
        for (;;) localStorage.setItem(`filler-${localStorage.length}`, 'x'.repeat(size));
      } catch {
        // Full for this size: smaller ones fill the rest.
      }
    }
  });
  await page.getByRole('button', { name: 'Edit as text' }).click();
  await box(page).fill('2026-01-01,Coffee and cake,4.50');
  await expect(result(page)).toHaveText('4.50');
  await onDevice(page, 'Keep on this device');
  await expect(page.getByText(/^Not saved/)).toBeVisible();
  await onDevice(page, 'Restore');
  await expect(result(page)).toHaveText('3.50');

  await onDevice(page, 'Delete');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeDisabled();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Tea');
});

test('opens a bank’s file in Latin-1 and its own saved file; other JSON changes nothing', async ({
  page,
}, testInfo) => {
  await box(page).fill('2026-01-01,Tea,3.50');
  await expect(result(page)).toHaveText('3.50');
  const file =
    'Buchungstag;Text;Soll;Haben\r\n05.01.2026;B\xe4cker M\xfcller;12,50;\r\n06.01.2026;Lohn;;900,00\r\n';
  const buffer = Buffer.from(file, 'latin1');
  await openFile(page, { name: 'umsatz.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('cell', { name: 'Bäcker Müller' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Spent/ })).toContainText('12.50');
  await expect(page.getByText('Read as Windows-1252')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(result(page)).toHaveText('3.50');
  // Python: 'Z\u0142oty'.encode('cp1250').hex() is 5ab36f7479.
  const polish = Buffer.from('Date;Text;Amount\n2026-01-05;Z\xb3oty;-12,50\n', 'latin1');
  await openFile(page, { name: 'polish.csv', mimeType: 'text/csv', buffer: polish });
  await expect(page.getByRole('cell', { name: 'Z\u0142oty' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(result(page)).toHaveText('3.50');

  await page.getByRole('textbox', { name: 'Recurring expenses' }).fill('Rent 900 monthly');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all' }).click();
  const path = testInfo.outputPath('all.json');
  await (await saving).saveAs(path);
  await box(page).fill('2026-01-01,Cake,9');
  await openFile(page, path);
  await expect(result(page)).toHaveText('3.50');
  await expect(page.getByRole('row', { name: /Recurring per month/ })).toContainText('900.00');
  await openFile(page, { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":[1,2]}') });
  await expect(page.getByText(/x\.json is JSON, but not one that was saved here/)).toBeVisible();
  await expect(result(page)).toHaveText('3.50');
});

test('broken and hostile rows are reported, and the last result stays', async ({ page }) => {
  await expect(result(page)).toHaveText(/\d/);
  await box(page).fill('2026-01-01,x,1\n2026-02-30,y,2');
  await expect(box(page)).toHaveAccessibleDescription(/Row 2, date/);
  await expect(result(page)).toHaveClass(/stale/);
  for (const name of ['Chart as SVG', 'Chart as PNG', 'expenses.csv'])
    await expect(page.getByRole('button', { name })).toBeDisabled();
  for (const text of ['<script>,1', '=1+1,2,3', '"', '']) await box(page).fill(text);
  await box(page).fill('2026-01-01,<b>x</b>,10,c,Ann,Ann:50%+Ben:40%');
  await expect(box(page)).toHaveAccessibleDescription(/adds up to 90%.*10% are missing/);
});

test('draws the first of thousands of rows, and more on request; fits a phone', async ({ page }) => {
  await page.evaluate(() => navigator.clipboard.writeText('2026-01-01,x,0.10,c\n'.repeat(4_000)));
  await box(page).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+V');
  await expect(result(page)).toHaveText('400.00');
  const rows = page.getByRole('region', { name: 'Table: Expenses' }).locator('tbody tr');
  await expect(rows).toHaveCount(400);
  await expect(page.getByText('And 3,600 more rows; expenses.csv has them all.')).toBeVisible();
  await page.getByRole('button', { name: 'Show more rows of Expenses' }).click();
  await expect(rows).toHaveCount(800);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'expenses.csv' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file.trimEnd().split('\n')).toHaveLength(4_001);
  await expect(page.getByRole('button', { name: 'Chart as SVG' })).toBeEnabled();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
});
