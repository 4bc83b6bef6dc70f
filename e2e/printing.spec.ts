import { spawnSync } from 'node:child_process';
import { expect, openPage, openTool, test } from './fixtures.ts';

test('a long schedule is printed whole, under its charts', async ({ page }, testInfo) => {
  await openTool(page, 'loan-calculator');
  await page.getByLabel('Annual interest rate').fill('5');
  await page.getByLabel('Payment frequency').selectOption('Weekly');
  await expect(page.getByText('And 1,160 more rows')).toBeVisible();
  const path = testInfo.outputPath('loan.pdf');
  await page.pdf({ path, format: 'A4' });
  const lines = spawnSync('pdftotext', ['-layout', path, '-']).stdout.toString().split('\n');
  const numbers = lines.flatMap((line) => /^ *([\d,]+)(?: +[\d,]+\.\d\d){4}$/.exec(line)?.[1] ?? []);
  // The name and the input are above the result.
  expect(lines.slice(0, 6).map((line) => line.trim().replaceAll(/ {2,}/g, ': '))).toEqual([
    'Loan Calculator',
    'Calculate: Payment',
    'Loan amount: 200000',
    'Annual interest rate: 5%',
    'Years: 30',
    'Payment frequency: Weekly',
  ]);
  // Thirty years of 52 weeks.
  expect(numbers.map((number) => Number(number.replace(',', '')))).toEqual(
    Array.from({ length: 1560 }, (_, index) => index + 1),
  );
  // No text of the charts is among the rows.
  const schedule = lines.findIndex((line) => /^ *Schedule$/.test(line));
  expect(lines.slice(schedule).join(' ')).not.toMatch(/Year|\dK/);
});

test('paper holds the question, every match, and outputs that are shown piece by piece', async ({ page }) => {
  const print = () => page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await openPage(page, '/tools/calculator');
  await page.getByRole('textbox', { name: 'First number' }).fill('12');
  await page.getByRole('textbox', { name: 'Second number' }).fill('30');
  await expect(page.locator('.result-value')).toHaveText('42');
  await expect(async () => {
    await print();
    await expect(page.locator('.print-only dl')).toHaveText('First number12OperationAdd (+)Second number30', {
      timeout: 200,
    });
  }).toPass();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.getByText('Scientific', { exact: true }).click();
  await page.getByLabel('Expression').fill('6*7');
  await expect(page.locator('.result-value')).toHaveText('42');
  // What is only on paper comes after the result.
  await expect(async () => {
    await print();
    await expect(page.locator('.print-only h1')).toHaveText('Calculator', { timeout: 200 });
  }).toPass();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Calculator', exact: true })).toBeVisible();
  await expect(page.getByText('6*7', { exact: true }).and(page.locator('.print-only'))).toBeVisible();

  await openPage(page, '/tools/regex-tester');
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('Pattern').fill('n(\\d+)');
  const numbers = Array.from({ length: 300 }, (_, index) => `n${index}`).join(' ');
  await page.getByRole('textbox', { name: 'Test text' }).fill(numbers);
  await expect(page.getByTestId('count')).toHaveText('300 matches');
  await print();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'Matches on paper' }).getByRole('row')).toHaveCount(300);
  await expect(page.getByText('/n(\\d+)/g', { exact: true }).first()).toBeVisible();

  await openPage(page, '/tools/base64-encoder');
  await page.emulateMedia({ media: 'screen' });
  const bytes = Buffer.alloc(2_400_000, 'abc');
  const file = { name: 'large.bin', mimeType: 'application/octet-stream', buffer: bytes };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Encode', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Output' })).toContainText('YWJjYWJj');
  await print();
  await page.emulateMedia({ media: 'print' });
  const laidOut = page.locator('pre[data-print]');
  await expect(laidOut).toBeVisible();
  const paper = (await laidOut.textContent()) ?? '';
  expect(paper.startsWith(bytes.toString('base64').slice(0, 1_000_000))).toBe(true);
  expect(paper).toContain('The file holds more: download it.');
});

test('printing gives the result alone; a Wi-Fi code is a card with network and password', async ({
  page,
}) => {
  await openPage(page, '/tools/unit-converter');
  await expect(page.locator('.result-value')).toContainText('cm');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.result-value')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByLabel('Value', { exact: true })).toBeHidden();
  await expect(page.getByRole('rowheader', { name: 'inch', exact: true })).toBeVisible();

  await openPage(page, '/tools/qr-generator');
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('Content type').selectOption('Wi-Fi');
  await expect(page.getByText('The code appears here.')).toBeVisible();
  await page.getByLabel('Network name (SSID)').fill('Guests');
  await page.getByLabel('Password').first().fill('s3cret pass');
  await expect(page.getByRole('img', { name: /Guests/ })).toBeVisible();
  await expect(page.getByText('Network: Guests')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Network: Guests')).toBeVisible();
  await expect(page.getByText('Password: s3cret pass')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Download/ })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('Network name (SSID)').fill('');
  await expect(page.getByText('The code appears here.')).toBeVisible();

  await openPage(page, '/tools/base64-encoder');
  await page.getByRole('textbox', { name: 'Input' }).fill('hello');
  await page.getByRole('button', { name: 'Encode', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('aGVsbG8=');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('pre[data-print]')).toHaveText('aGVsbG8=');
  await expect(page.getByRole('banner')).toBeHidden();
});
