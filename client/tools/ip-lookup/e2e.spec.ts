import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';

const input = (page: Page) => page.getByRole('textbox', { name: 'Addresses' });
const output = (page: Page) => page.getByRole('region', { name: 'Output' });

test.beforeEach(async ({ page }) => {
  await openTool(page, 'ip-lookup');
});

test('fetches the countries for public addresses only, and asks the server for the visitor’s address only', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await input(page).fill('192.168.1.1');
  await expect(output(page)).toContainText('Private network (RFC 1918, 192.168.0.0/16)');
  expect(asked.filter((path) => path.endsWith('.bin') || path === '/my-address')).toEqual([]);
  await input(page).fill('2001:4860:4860::8888');
  await expect(output(page)).toContainText('United States');
  await expect(
    page.getByText(/Countries as of 2026-\d\d-\d\d: where an address is registered/),
  ).toBeVisible();
  expect(asked.filter((path) => /^\/assets\/countries-6-.+\.bin$/.test(path))).toHaveLength(1);
  expect(asked.filter((path) => /countries-4|my-address/.test(path))).toEqual([]);

  await page.getByRole('button', { name: 'My address' }).click();
  await expect(output(page)).toContainText('This very device (loopback, RFC 1122');
  await expect(input(page)).toContainText('127.0.0.1');
});

test('a large log gives a table and a CSV, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const lines = Array.from({ length: 30_000 }, (_, at) => {
    const end = at % 200;
    return `192.0.2.${end} - - [12/Nov/2026:10:00:01 +0000] "GET /page/${at} HTTP/1.1" 200 512\n`;
  });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'access.log', mimeType: 'text/plain', buffer: Buffer.from(lines.join('')) });
  await expect(page.getByText('Found 30,000 addresses among other words, 200 different ones.')).toBeVisible();
  await expect(output(page)).toContainText('192.0.2.0');
  await page.getByRole('radio', { name: 'CSV' }).check();
  await expect(output(page)).toContainText('192.0.2.0,150,4,,,');
  await expectNoOverflow(page);
});

test('fits the sample into its pane, reports broken entries with their place, and calculates networks', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Sample' }).click();
  await expect(output(page)).toContainText('For documentation');
  const scroller = output(page).locator('.cm-scroller');
  await expect(scroller).toBeVisible();
  expect(await scroller.evaluate((area) => area.scrollWidth - area.clientWidth)).toBe(0);

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await input(page).focus();
  await page.keyboard.type('1.2.3.256');
  await expect(
    page.getByText('“1.2.3.256” is not an IP address: “256” is more than 255.').first(),
  ).toBeVisible();
  await input(page).fill('010.1.1.1\n<img src=x onerror=alert(1)>\n10.0.0.1');
  await expect(page.getByText(/browsers read it as 8.1.1.1, other programs as 10.1.1.1/)).toBeVisible();
  await expect(page.getByText(/“<img src=x onerror=alert\(1\)>” is left out/)).toBeVisible();

  await page.getByLabel('Task').selectOption('Aggregate into few networks');
  await input(page).fill('10.0.0.0/25\n10.0.0.128/25');
  await expect(output(page)).toContainText('10.0.0.0/24');
  await page.getByLabel('Task').selectOption('Exclude from networks');
  await page.getByLabel('Without').fill('10.0.0.0');
  await expect(output(page)).toContainText('10.0.0.128/25');
  await expect(output(page)).toContainText('10.0.0.1/32');
  await page.getByLabel('Task').selectOption('Split into subnets');
  await page.getByLabel('Prefix length').fill('20');
  await expect(page.getByText(/10.0.0.0\/25 has no subnets of \/20/).first()).toBeVisible();
});
