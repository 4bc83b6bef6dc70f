import { writeText } from '#e2e/editor.ts';
import { expect, expectNoOverflow, focusOption, openTool, test } from '#e2e/fixtures.ts';

const plainId = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/;

test.beforeEach(async ({ page }) => {
  await openTool(page, 'uuid-generator');
});

test('one at once, another on request, in the form one needs', async ({ page }) => {
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText(plainId);
  await expect(page.getByRole('region', { name: 'Input' })).toHaveCount(0);
  const before = await output.textContent();
  await page.getByRole('button', { name: 'Generate again' }).click();
  await expect(output).not.toHaveText(before ?? '');
  await page.getByLabel('Format').selectOption('In braces (GUID)');
  await page.getByLabel('Uppercase').check();
  await expect(output).toContainText(/\{[0-9A-F]{8}-[0-9A-F-]{27}\}/);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^\{[0-9A-F]{8}-[0-9A-F-]{27}\}$/);
});

test('makes thousands of ordered UUIDs v7 and a KSUID; reports a wrong time, and keeps the last ids', async ({
  page,
}) => {
  await page.getByLabel('Version', { exact: true }).selectOption('7: time and random, sortable');
  await page.getByLabel('How many').fill('60000');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'uuids.txt' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await saving).createReadStream()) chunks.push(chunk as Buffer);
  const ids = Buffer.concat(chunks).toString().split('\n');
  expect(ids).toHaveLength(60_000);
  expect(new Set(ids).size).toBe(60_000);
  expect(ids.toSorted()).toEqual(ids);

  const output = page.getByRole('region', { name: 'Output' });
  await page.getByLabel('How many').fill('1');
  await page.getByLabel('Time', { exact: true }).fill('2022-02-22T19:22:22Z');
  await expect(output).toContainText('017f22e2-79b0-7');
  await page.getByLabel('Time', { exact: true }).fill('2022-02-30');
  await expect(page.getByText('“2022-02-30” is not a time.').first()).toBeVisible();
  await expect(output).toContainText('017f22e2-79b0-7');

  await page.getByLabel('Time', { exact: true }).fill('');
  // It has one way to be written.
  await page.getByLabel('Version', { exact: true }).selectOption('KSUID');
  await expect(output).toContainText(/[\dA-Za-z]{27}/);
  await expect(page.getByLabel('Format')).toHaveCount(0);
});

test('pasted ids are read, and a wrong one has its place', async ({ page }) => {
  await page.getByText('Inspect', { exact: true }).click();
  await writeText(
    page,
    'Input',
    '017F22E2-79B0-7CC3-98C4-DC0C0C07398F\n017f22e2-79b0-7cc3-98c4-dc0c0c07398z',
  );
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('2022-02-22T19:22:22.000Z');
  await expect(output).toContainText('Version 7: Unix time and random bits');
  await expect(output.getByRole('button', { name: 'line 2, column 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await writeText(page, 'Input', '{"a": 1}');
  await expect(page.getByText('is not a UUID').first()).toBeVisible();
});

test('ids of names, by keyboard, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  // The options that came with the document give way to live ones, and with them goes the focus.
  await page.getByText('UUID version 4: random').waitFor();
  await focusOption(page.getByRole('radio', { name: 'Generate' }));
  await page.keyboard.press('ArrowRight');
  await writeText(page, 'Input', 'www.example.com');
  await expect(page.getByRole('region', { name: 'Output' })).toContainText(
    '2ed6657d-e927-568b-95e1-2665a8aea6a2',
  );
  await expectNoOverflow(page);
});
