import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import {
  cancelAtOnce,
  expect,
  expectNoOverflow,
  openTool,
  reopenByLink,
  test,
  transfer,
} from '#e2e/fixtures.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Table' });
const cells = (page: Page, row: number) =>
  grid(page)
    .locator(`[aria-rowindex="${row + 1}"]`)
    .getByRole('gridcell');
const stat = (page: Page, name: string) => page.getByTestId(`stat-${name}`);
const openFile = (page: Page, path: string) => page.locator('input[type=file]').first().setInputFiles(path);

async function writeFileFor(testInfo: TestInfo, name: string, content: string | Buffer): Promise<string> {
  const path = testInfo.outputPath(name);
  await writeFile(path, content);
  return path;
}

async function save(page: Page): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await page.getByRole('button', { name: 'Paste' }).click();
}

async function writeLarge(path: string): Promise<void> {
  const stream = createWriteStream(path);
  stream.write('id,value,city\n');
  for (let start = 0; start < 500_000; start += 10_000) {
    const lines = Array.from({ length: 10_000 }, (_, index) => {
      const id = start + index;
      return `${id},${(id * 7919) % 1_000_003},"city ${id % 1000}"\n`;
    });
    stream.write(lines.join(''));
  }
  await new Promise<void>((resolve) => {
    stream.end(resolve);
  });
}

test.beforeEach(async ({ page }) => {
  await openTool(page, 'csv-viewer');
});

test('shows a sample and files in the specified words', async ({ page }, testInfo) => {
  await expect(page.getByText('No CSV Data Loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Sample' }).click();
  await expect(stat(page, 'rows')).toHaveText('5');
  await expect(cells(page, 1).first()).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
  await openFile(page, await writeFileFor(testInfo, 'picture.png', 'x'));
  await expect(page.getByText('Please upload a CSV file')).toBeVisible();

  const people = 'name,"quote, here"\r\n"Ada ""A""",1\r\nBob,"two\r\nlines"\r\n';
  await openFile(page, await writeFileFor(testInfo, 'people.csv', people));
  await expect(page.getByText('Loaded 2 rows from people.csv')).toBeVisible();
  await expect(stat(page, 'rows')).toHaveText('2');
  await expect(stat(page, 'columns')).toHaveText('2');
  await expect(stat(page, 'cells')).toHaveText('4');
  await expect(grid(page).getByRole('columnheader')).toHaveText(['Row', 'name', 'quote, here']);
  await expect(cells(page, 1)).toHaveText(['Ada "A"', '1']);
  await expect(cells(page, 2)).toHaveText(['Bob', 'two ⏎ lines']);

  await page.getByLabel('First row contains headers').uncheck();
  await expect(stat(page, 'rows')).toHaveText('3');
  await expect(grid(page).getByRole('columnheader')).toHaveText(['Row', 'Column 1', 'Column 2']);
  await page.getByLabel('First row contains headers').check();
  expect(await save(page)).toEqual({ name: 'processed_people.csv', text: people });
  await expect(page.getByText('CSV file has been downloaded')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Data' }).click();
  await expect(page.getByText('No CSV Data Loaded')).toBeVisible();
});

test('prints and shows 50 rows first, then all', async ({ page }) => {
  const rows = Array.from({ length: 120 }, (_, index) => `Item ${index + 1},${index % 7}`);
  await paste(page, `name,qty\n${rows.join('\n')}\n`);
  await expect(page.getByText('Showing first 50 rows of 120 rows')).toBeVisible();
  await grid(page).focus();
  await page.keyboard.press('Control+End');
  await expect(page.getByText('Row 50, qty')).toBeVisible();
  const table = page.locator('[data-print] table');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByText('The first 50 of 120 rows')).toBeVisible();
  await expect(table.locator('th')).toHaveText(['name', 'qty']);
  await expect(table.locator('tbody tr')).toHaveCount(50);

  await page.emulateMedia({ media: 'screen' });
  await expect(table).toBeHidden();
  await page.getByRole('button', { name: 'Show all rows' }).click();
  await grid(page).focus();
  await page.keyboard.press('Control+End');
  await expect(page.getByText('Row 120, qty')).toBeVisible();
  await expect(page.getByText('Showing first 50 rows')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(table.locator('tbody tr')).toHaveCount(120);
  await expect(table.locator('tbody tr').last().locator('td')).toHaveText(['Item 120', '0']);
});

test('sorts, filters, searches, counts, hides', async ({ page }) => {
  await paste(page, 'name;n;zip\nbob;10;007\nÄnne;9;008\nalice;;007\nzoe;100;009\n');
  await expect(cells(page, 1)).toHaveText(['bob', '10', '007']);
  await page.getByRole('button', { name: 'Sort by n', exact: true }).click();
  await expect(cells(page, 1)).toHaveText(['Änne', '9', '008']);
  await expect(cells(page, 4)).toHaveText(['alice', '', '007']);
  await page.getByRole('button', { name: 'Sort by n', exact: true }).click();
  await expect(cells(page, 1)).toHaveText(['zoe', '100', '009']);

  await page.getByLabel('Search all columns').fill('007');
  await expect(page.getByText('2 of 4 rows, by n down')).toBeVisible();
  await page.getByRole('button', { name: 'Show as in the file' }).click();
  await grid(page).getByRole('button', { name: 'n', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Column n' });
  await expect(panel.getByTestId('stats')).toContainText('Kindnumber');
  await expect(panel.getByTestId('stats')).toContainText('Blank1');
  await expect(panel.getByTestId('stats')).toContainText('Sum119');
  await panel.getByLabel('Rows where it').selectOption('is above');
  await panel.getByRole('textbox', { name: 'Value' }).fill('9');
  await panel.getByRole('textbox', { name: 'Value' }).press('Enter');
  await expect(page.getByText('2 of 4 rows')).toBeVisible();
  await panel.getByRole('button', { name: 'Hide' }).click();
  await expect(cells(page, 1)).toHaveText(['bob', '007']);
  await page.getByRole('button', { name: 'Show 1 hidden column' }).click();
  await page.getByLabel('Format').selectOption('JSON');
  expect(JSON.parse((await save(page)).text)).toEqual([
    { name: 'bob', n: '10', zip: '007' },
    { name: 'zoe', n: '100', zip: '009' },
  ]);
});

test('by keyboard: moves, selects, copies, sorts by the header', async ({ page }) => {
  await paste(page, 'a,b\n2,x\n1,"y\tz"\n');
  await grid(page).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+c');
  await expect(page.getByText('4 cells', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('2\tx\n1\t"y\tz"');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(cells(page, 1)).toHaveText(['1', 'y\tz']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Column a' })).toBeVisible();
});

test('reads broken files: uneven rows, stray quotes, other encodings', async ({ page }, testInfo) => {
  const workbook = Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0]);
  await openFile(page, await writeFileFor(testInfo, 'book.csv', workbook));
  await expect(
    page.getByText('is a ZIP archive or an office document, and a text is wanted here.'),
  ).toBeVisible();
  await expect(page.getByText('a workbook as CSV')).toBeVisible();
  await openFile(page, await writeFileFor(testInfo, 'empty.csv', ''));
  await expect(page.getByText('There are no rows in it.')).toBeVisible();

  const latin = Buffer.from('n\u00e4me;b\n1;2\n3\n"x"y;4\n5;"open\n6;7\n', 'latin1');
  await openFile(page, await writeFileFor(testInfo, 'broken.csv', latin));
  await expect(page.getByText('3 rows are uneven or badly quoted')).toBeVisible();
  await expect(page.getByLabel('Encoding')).toContainText('Detected: Windows-1252');
  await expect(page.getByLabel('Delimiter')).toContainText('Detected: semicolon');
  await page.getByRole('list', { name: 'Faulty rows' }).getByRole('button', { name: 'Row 3' }).click();
  await expect(page.getByTestId('cell')).toHaveText('xy');
  await page.getByLabel('Delimiter').selectOption('Comma');
  await expect(stat(page, 'columns')).toHaveText('1');

  await page.getByRole('button', { name: 'Clear Data' }).click();
  await openFile(page, await writeFileFor(testInfo, 'uneven.csv', `a,b\n${'1\n'.repeat(40)}`));
  await expect(page.getByText('and 35 more')).toBeVisible();
  await page.getByRole('button', { name: 'List all' }).click();
  await page.getByRole('button', { name: 'Row 40', exact: true }).click();
  await expect(page.getByText('Row 40, a')).toBeVisible();
});

test('selects by mouse and copies in other forms; a found row among all the others', async ({ page }) => {
  await paste(page, 'name;preis\nAda;10,5\nBob;9,75\nCy;1,25\nDi;7,00\n');
  const place = async (row: number, column: number) => {
    const box = await cells(page, row).nth(column).boundingBox();
    return { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 };
  };
  const [from, to] = [await place(1, 0), await place(2, 1)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Copy 4 cells' }).click();
  await page.getByRole('button', { name: 'As Markdown' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('| name | preis |\n| --- | --- |\n| Ada | 10,5 |\n| Bob | 9,75 |\n');
  await grid(page).focus();
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('button', { name: 'Copy 8 cells' })).toBeVisible();

  await page.getByRole('button', { name: 'Sort by preis', exact: true }).click();
  await expect(cells(page, 1)).toHaveText(['Cy', '1,25']);
  await grid(page).getByRole('button', { name: 'preis', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Column preis' });
  await expect(panel.getByTestId('stats')).toContainText('number with a decimal comma');
  await expect(panel.getByTestId('stats')).toContainText('Sum28.5');
  const header = grid(page).getByRole('columnheader', { name: 'preis' });
  const before = (await header.boundingBox())?.width ?? 0;
  await panel.getByRole('button', { name: 'Wider' }).click();
  await expect.poll(async () => (await header.boundingBox())?.width ?? 0).toBeGreaterThan(before);

  await page.getByLabel('Search all columns').fill('9,7');
  await expect(grid(page).locator('mark')).toHaveText('9,7');
  await cells(page, 1).first().click();
  await page.getByRole('button', { name: 'Show among all rows' }).click();
  await expect(cells(page, 4)).toHaveText(['Di', '7,00']);
  await expect(page.getByText('Row 2, name')).toBeVisible();
});

test('takes a pasted table once, shows hostile cells as text, and scrolls ten thousand columns', async ({
  page,
}) => {
  await transfer(page, 'paste', { text: 'name,AMOUNT,city\nAnn,31,Rome\nBob,44,Oslo' });
  await expect(cells(page, 1)).toHaveText(['Ann', '31', 'Rome']);
  await expect(page.getByText('Invalid File')).toHaveCount(0);
  for (const name of ['name', 'AMOUNT', 'city']) {
    const head = grid(page).getByRole('button', { name, exact: true });
    expect(await head.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
  }

  await page.getByRole('button', { name: 'Clear Data' }).click();
  await paste(page, 'a,b\n<img src=x onerror=alert(1)>,"=cmd|\'/c calc\'!A1"\n');
  await expect(cells(page, 1)).toHaveText(['<img src=x onerror=alert(1)>', "=cmd|'/c calc'!A1"]);
  await page.getByRole('button', { name: 'Clear Data' }).click();
  const wide = Array.from({ length: 10_000 }, (_, index) => `c${index}`).join(',');
  await paste(page, `${wide}\n${wide}\n`);
  await expect(stat(page, 'columns')).toHaveText('10,000');
  await grid(page).focus();
  await page.keyboard.press('End');
  await expect(page.getByTestId('cell')).toHaveText('c9999');
  expect(await grid(page).getByRole('gridcell').count()).toBeLessThan(100);
});

test('opens, sorts, filters and scrolls half a million rows', async ({ page }, testInfo) => {
  const path = testInfo.outputPath('large.csv');
  await writeLarge(path);
  await openFile(page, path);
  await expect(stat(page, 'rows')).toHaveText('500,000');
  await page.getByRole('button', { name: 'Show all rows' }).click();
  await grid(page).focus();
  await page.keyboard.press('Control+End');
  await expect(page.getByTestId('cell')).toHaveText('city 999');
  await cancelAtOnce(page, () => page.getByRole('button', { name: 'Sort by value' }).click());
  await expect(page.getByText('The rows stay as they were.')).toBeVisible();
  const header = grid(page).getByRole('columnheader', { name: 'value' });
  await expect(header).toHaveAttribute('aria-sort', 'none');
  await expect(page.getByText('of 500,000 rows, by')).toBeHidden();
  await grid(page).focus();
  await page.keyboard.press('Control+Home');
  await expect(page.getByTestId('cell')).toHaveText('0');
  await expect(cells(page, 2)).toHaveText(['1', '7919', 'city 1']);
  await page.keyboard.press('Control+End');
  await expect(page.getByTestId('cell')).toHaveText('city 999');

  await page.getByRole('button', { name: 'Sort by value' }).click();
  await expect(page.getByText('500,000 of 500,000 rows, by value up')).toBeVisible();
  await grid(page).focus();
  await page.keyboard.press('Control+Home');
  await expect(page.getByTestId('cell')).toHaveText('0');
  // Each letter interrupts the search before it.
  await page.getByLabel('Search all columns').pressSequentially('city 77', { delay: 300 });
  await expect(page.getByText(/^5,500 of 500,000 rows/)).toBeVisible();
});

test('keeps spaces unless asked to trim; a link restores a pasted table; fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await paste(page, 'a|b\n x |2\n');
  await expect(cells(page, 1)).toHaveCount(2);
  expect((await save(page)).text).toBe('a|b\n" x "|2\n');
  await page.getByLabel('Trim spaces around cells').check();
  await expect(page.getByTestId('cell')).toHaveText(/^x$/);
  expect((await save(page)).text).toBe('a|b\nx|2\n');
  await reopenByLink(page);
  await expect(cells(page, 1)).toHaveText(['x', '2']);
  await page.getByRole('button', { name: 'Clear Data' }).click();
  await page.getByRole('button', { name: 'Sample' }).click();
  await page.getByLabel('Freeze first column').check();
  await grid(page).getByRole('button', { name: 'Name', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Column Name' })).toBeVisible();
  await expectNoOverflow(page);
});
