import { writeFile } from 'node:fs/promises';
import { cancelAtOnce, expect, openTool, test } from '#e2e/fixtures.ts';
import { chooseFile, picture, readWithZbar, run, saved } from '#e2e/codes.ts';

test.beforeEach(async ({ page }) => {
  await openTool(page, 'qr-generator');
  await expect(picture(page)).toBeVisible();
  await page.getByLabel('Content type').selectOption('Many at once (list or CSV)');
});

test('batch: makes a zip of codes that zbar reads from a CSV, and names rows that do not fit', async ({
  page,
}, testInfo) => {
  await expect(page.getByText('The list appears here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download ZIP' })).toBeDisabled();
  const csv = testInfo.outputPath('tables.csv');
  const long = 'x'.repeat(2400);
  await writeFile(csv, `name;url\nTable 1;https://e.example/1\nTable 1;Grüße; "2"\nlong;${long}\n`);
  await chooseFile(page, 'Open a list or CSV', csv);
  await expect(page.getByRole('table', { name: 'Codes' }).getByRole('row')).toHaveCount(4);
  const download = await saved(page, 'Download 3 codes (ZIP)');
  expect(download.suggestedFilename()).toMatch(/^qrcodes-\d+\.zip$/);
  const zip = testInfo.outputPath('codes.zip');
  await download.saveAs(zip);
  await expect(page.getByText('2 codes saved')).toBeVisible();
  const table = page.getByRole('table', { name: 'Codes' });
  await expect(table.getByText('Read back')).toHaveCount(2);
  await expect(table.getByText('The content is 69 bytes too long for a QR code at level M.')).toBeVisible();
  run('python3', '-m', 'zipfile', '-e', zip, testInfo.outputPath('out'));
  expect(readWithZbar(testInfo.outputPath('out/Table 1.png'))).toBe('https://e.example/1');
  expect(readWithZbar(testInfo.outputPath('out/Table 1 (2).png'))).toBe('Grüße');

  const list = testInfo.outputPath('list.txt');
  await writeFile(list, Buffer.from('Grüße\n', 'latin1'));
  await chooseFile(page, 'Open a list or CSV', list);
  await expect(page.getByLabel('Contents')).toHaveValue('Grüße\n');
  await expect(page.getByText('list.txt: It is not UTF-8, so it was read as Windows-1252.')).toBeVisible();
});

test('many at once: more lines than are shown are made while the page answers, and can be stopped', async ({
  page,
}) => {
  const contents = page.getByLabel('Contents');
  await contents.fill(Array.from({ length: 102 }, (_, index) => `https://e.example/${index}`).join('\n'));
  await expect(page.getByText('And 2 more rows.')).toBeVisible();
  await cancelAtOnce(page, () => contents.press('Control+Enter'));
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  const download = await saved(page, 'Download 102 codes (ZIP)');
  const list = run('python3', '-m', 'zipfile', '-l', await download.path());
  expect(list.match(/\.png/g)).toHaveLength(102);
  expect(list).toContain('001-e.example-0.png');
  await contents.fill('WIFI:T:WPA;S:net;P:hush-hush;;\nfree');
  await expect(page.getByRole('button', { name: 'Download 2 codes (ZIP)' })).toBeEnabled();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Share link to this tool' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link with input' })).toBeDisabled();
});
