import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, openTool, test } from '#e2e/fixtures.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Table' });
const cells = (page: Page, row: number) =>
  grid(page)
    .locator(`[aria-rowindex="${row + 1}"]`)
    .getByRole('gridcell');

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await page.getByRole('button', { name: 'Paste' }).click();
}

async function save(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

test.beforeEach(async ({ page }) => {
  await openTool(page, 'csv-viewer');
});

test('columns are moved and saved so; uneven rows are shown alone', async ({ page }) => {
  await paste(page, 'a,b,c\n1,2,3\n4,5\n6,7,8\n9,10\n');
  await grid(page).getByRole('button', { name: 'c', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Column c' });
  await expect(panel.getByRole('button', { name: 'Move right' })).toBeDisabled();
  await panel.getByRole('button', { name: 'Move left' }).click();
  await panel.getByRole('button', { name: 'Move left' }).click();
  await expect(panel.getByRole('button', { name: 'Move left' })).toBeDisabled();
  await expect(grid(page).getByRole('columnheader')).toHaveText(['Row', 'c', 'a', 'b']);
  await expect(cells(page, 1)).toHaveText(['3', '1', '2']);
  await grid(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await expect(page.getByText('12 cells', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe('3\t1\t2\n\t4\t5\n8\t6\t7\n\t9\t10');
  await page.getByRole('button', { name: 'Show uneven rows only' }).click();
  await expect(page.getByText('2 of 4 rows')).toBeVisible();
  await expect(cells(page, 2)).toHaveText(['', '9', '10']);
  expect(await save(page)).toBe('c,a,b\n,4,5\n,9,10\n');
  await page.getByLabel('Rows as columns').check();
  expect(await save(page)).toBe('c,,\na,4,9\nb,5,10\n');
  await page.getByRole('button', { name: 'Uneven rows only', exact: true }).click();
  await page.getByRole('button', { name: 'Columns as in the file' }).click();
  await expect(cells(page, 4)).toHaveText(['9', '10', '']);
});

test('columns are inserted, sorted, filtered, saved and removed', async ({ page }) => {
  await paste(page, 'name,n\nbob,10\nada,9\nzoe,100\n');
  await grid(page).getByRole('button', { name: 'n', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Column n', exact: true });
  await panel.getByRole('button', { name: 'Insert column' }).click();
  const form = panel.getByRole('form', { name: 'Insert a column' });
  await form.getByLabel('Name').fill('no');
  await form.getByLabel('Where').selectOption('before this column');
  await form.getByLabel('Every cell holds').selectOption('a running number');
  await form.getByLabel('First number').fill('0.5');
  await expect(form.getByText(/^A whole number from/)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Insert', exact: true })).toBeDisabled();
  await form.getByLabel('First number').fill('10');
  await form.getByLabel('Step').fill('10');
  await form.getByLabel('Step').press('Enter');
  await expect(cells(page, 2)).toHaveText(['ada', '20', '9']);
  await expect(page.getByTestId('stat-columns')).toHaveText('3');
  await form.getByLabel('Name').fill('unit');
  await form.getByLabel('Where').selectOption('after this column');
  await form.getByLabel('Every cell holds').selectOption('the same text');
  await form.getByLabel('Text').fill('kg, net');
  await form.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(cells(page, 2)).toHaveText(['ada', '20', '9', 'kg, net']);

  await page.getByRole('button', { name: 'Sort by no' }).click();
  await page.getByRole('button', { name: 'Sort by no' }).click();
  await expect(cells(page, 1)).toHaveText(['zoe', '30', '100', 'kg, net']);
  await grid(page).getByRole('button', { name: 'no', exact: true }).click();
  const added = page.getByRole('region', { name: 'Column no', exact: true });
  await expect(added.getByTestId('stats')).toContainText('Sum60');
  await added.getByLabel('Rows where it').selectOption('is above');
  await added.getByRole('textbox', { name: 'Value' }).fill('10');
  await added.getByRole('textbox', { name: 'Value' }).press('Enter');
  await expect(page.getByText('2 of 3 rows, by no down')).toBeVisible();
  expect(await save(page)).toBe('name,no,n,unit\nzoe,30,100,"kg, net"\nada,20,9,"kg, net"\n');

  await added.getByRole('button', { name: 'Remove' }).click();
  await expect(cells(page, 1)).toHaveText(['bob', '10', 'kg, net']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cells(page, 3)).toHaveText(['zoe', '30', '100', 'kg, net']);
});

test('a failed export is reported, and the table stays', async ({ page }) => {
  const rows = Array.from({ length: 40 }, (_, index) => `${index},x`);
  await paste(page, `n,t\n${rows.join('\n')}`);
  await page.getByRole('button', { name: 'Sort by n', exact: true }).click();
  await page.getByRole('button', { name: 'Sort by n', exact: true }).click();
  await expect(cells(page, 1)).toHaveText(['39', 'x']);

  // A download that the browser refuses, then a worker that dies of its work.
  await page.evaluate(() => {
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = () => {
      URL.createObjectURL = create;
      throw new Error('Downloads are not allowed here.');
    };
  });
  const download = page.getByRole('button', { name: 'Download', exact: true });
  const alert = page.getByRole('alert').filter({ hasText: 'The file was not written' });
  await download.click();
  await expect(alert).toContainText('Downloads are not allowed here.');
  await expect(alert).toContainText('The table is as it was. Try again');
  await page.evaluate(() => {
    const post = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage');
    Worker.prototype.postMessage = function (this: Worker) {
      if (post) Object.defineProperty(Worker.prototype, 'postMessage', post);
      this.dispatchEvent(new ErrorEvent('error', { message: 'Out of memory.', cancelable: true }));
    };
  });
  await download.click();
  await expect(alert).toContainText('Out of memory.');

  await expect(cells(page, 1)).toHaveText(['39', 'x']);
  await grid(page).focus();
  await page.keyboard.press('Control+End');
  await expect(page.getByTestId('cell')).toHaveText('x');
  await expect(page.getByText('Row 1, t')).toBeVisible();
  expect(await save(page)).toMatch(/^n,t\n39,x\n38,x/);
  await expect(alert).toBeHidden();
});
