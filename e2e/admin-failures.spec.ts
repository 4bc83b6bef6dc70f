import { logIn, openTab, test } from './admin-server.ts';
import { expect } from './fixtures.ts';

test('failures are reported in the specification’s words, and what was typed stays', async ({
  page,
  ownServer,
  allowFault,
}) => {
  allowFault('status of 503');
  await ownServer.database.transaction(async (query) => {
    const id = crypto.randomUUID();
    await query(
      `insert into contact_messages (id, name, email, subject, message, created_at, status, idempotency_key, body_hash)
       values ($1, 'Fay', 'fay@example.org', 'About failures', 'What if it fails?', $2, 'pending', $1, '')`,
      [id, Date.now() + 60_000],
    );
    await query(
      `insert into tool_suggestions (id, name, description, category, email, created_at, status, idempotency_key, body_hash)
       values ($1, 'Failing Tool', 'It fails, always.', 'no-such-category', 'fay@example.org', $2, 'pending', $1, '')`,
      [id, Date.now() + 60_000],
    );
  });
  await logIn(page);
  let isFailing = false;
  await page.route(/\/(?:rest\/v1|api\/admin\/messages)\//, (route) =>
    isFailing
      ? route.fulfill({ status: 503, json: { code: 'storage_busy', message: 'The server is busy.' } })
      : route.continue(),
  );

  await openTab(page, 'Messages');
  await page
    .getByRole('row', { name: /About failures/ })
    .getByRole('button', { name: 'Reply' })
    .click();
  await page.getByLabel('Your Reply').fill('Then we say so.');
  isFailing = true;
  await page.getByRole('button', { name: 'Send Reply' }).click();
  await expect(page.getByText('Failed to send reply')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('The server is busy.')).toBeVisible();
  await expect(page.getByLabel('Your Reply')).toHaveValue('Then we say so.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(page.getByText('Failed to load contact messages')).toBeVisible();
  await expect(page.getByRole('row', { name: /About failures/ })).toBeVisible();

  await openTab(page, 'Tool Suggestions');
  await expect(page.getByText('Failed to load tool suggestions')).toBeVisible();
  isFailing = false;
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  const row = page.getByRole('row', { name: /Failing Tool/ });
  // A category that is none of ours is shown as it was sent.
  await expect(row).toContainText('no-such-category');
  await row.getByRole('button', { name: 'Review' }).click();
  isFailing = true;
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Failed to update suggestion status')).toBeVisible();
  isFailing = false;
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Suggestion Rejected')).toBeVisible();
  await expect(page.getByText('The tool suggestion has been rejected')).toBeVisible();
  await expect(row).toContainText('Rejected');
});
