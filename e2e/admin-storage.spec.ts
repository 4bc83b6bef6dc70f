import type { StorageHealth } from '#contracts/admin.ts';
import { logIn, openTab, test } from './admin-server.ts';
import { expect } from './fixtures.ts';

test('the dashboard shows the last backup, and nothing else while all is well', async ({ page }) => {
  await logIn(page);
  await expect(page.getByText(/^Last backup: /)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an erasure that waits is shown with its numbers, and done on a press', async ({ page, ownServer }) => {
  const { database } = ownServer;
  const now = new Date().toISOString();
  await database.transaction(async (query) => {
    for (let index = 0; index < 3; index++)
      await query(
        `insert into contact_messages (id, name, email, subject, message, created_at, status, idempotency_key, body_hash)
         values ($1, 'Old', 'old@example.org', 'Long ago', 'Long ago', 0, 'pending', $1, '')`,
        [crypto.randomUUID()],
      );
    await query("insert into settings (key, value) values ('notice:erasure-waits', $1)", [
      JSON.stringify({ since: now, clock: now, groups: [{ name: 'messages', due: 3, total: 4 }] }),
    ]);
  });
  await logIn(page);
  await expect(page.getByText(/^3 of 4 messages are past their time/)).toBeVisible();
  await page.getByRole('button', { name: 'Erase now' }).click();
  await expect(page.getByText('3 old messages and suggestions were erased.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erase now' })).toHaveCount(0);
  expect(await database.read("select id from contact_messages where subject = 'Long ago'")).toEqual([]);
});

test('damage and failing backups are shown, and lists and exports say what they lack', async ({ page }) => {
  const health: StorageHealth = {
    backup: {
      newestAt: null,
      failure: { since: '2026-11-21T00:00:00Z', message: 'The copy of the database is damaged.' },
    },
    damage: 'Tree 5 page 5: btreeInitPage() returns error code 11',
    pendingErasure: null,
  };
  await page.route('**/api/admin/storage', (route) => route.fulfill({ json: health }));
  await page.route(/\/(?:rest\/v1|api\/admin\/export)\/contact_messages/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-unreadable-rows': '7' } });
  });
  await logIn(page);
  await expect(page.getByText('The database is damaged', { exact: true })).toBeVisible();
  await expect(page.getByText(/Tree 5 page 5/)).toBeVisible();
  await expect(page.getByText('Backups fail')).toBeVisible();
  await expect(page.getByText('No backup yet')).toBeVisible();
  await openTab(page, 'Messages');
  const missing = '7 rows are missing because the database is damaged.';
  await expect(page.getByRole('region', { name: 'Messages', exact: true }).getByText(missing)).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  await expect(page.getByText('Incomplete export')).toBeVisible();
});
