import type { Page, Route } from '@playwright/test';
import { logIn, openTab, test as adminTest } from './admin-server.ts';
import { expect, openPage } from './fixtures.ts';
import { test } from './shared-context.ts';

/** Holds the answer to a request until the test releases it; returns the data sent. */
async function holdAnswer(page: Page, address: RegExp) {
  const { promise, resolve } = Promise.withResolvers<Route>();
  await page.route(address, (route) => resolve(route), { times: 1 });
  return promise;
}

const refuse = { status: 503, json: { code: 'storage_busy', message: 'The server is busy.' } };

test('the contact form is not changed while it is sent, and all of it is there when that fails', async ({
  page,
  allowFault,
}) => {
  allowFault('status of 503');
  await openPage(page, '/support');
  await page.getByRole('tab', { name: 'Contact Us' }).click();
  await page.getByLabel('Your Name').fill('Ada');
  await page.getByLabel('Email Address').fill('ada@example.org');
  await page.getByLabel('Subject').fill('Hello');
  const message = page.getByLabel('Message', { exact: true });
  await message.fill('The first sentence of a long message.');
  const sent = holdAnswer(page, /contact_messages/);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await message.focus();
  await page.keyboard.type('typed meanwhile');
  const route = await sent;
  await page.keyboard.type('and later');
  await expect(message).toHaveValue('The first sentence of a long message.');
  expect(route.request().postDataJSON()).toMatchObject({ message: 'The first sentence of a long message.' });
  await route.fulfill(refuse);
  await expect(page.getByText('The server is busy.')).toBeVisible();
  await expect(message).toHaveValue('The first sentence of a long message.');
  await message.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' More.');
  await expect(message).toHaveValue('The first sentence of a long message. More.');
});

test('the suggestion form is not changed while it is sent, its choice neither', async ({
  page,
  allowFault,
}) => {
  allowFault('status of 503');
  await openPage(page, '/suggest-tool');
  await page.getByLabel('Tool Name').fill('Knot finder');
  await page.getByLabel('Description').fill('Finds knots in any text that one gives it.');
  await page.getByLabel('Category').selectOption({ index: 2 });
  await page.getByLabel('Your Email').fill('ada@example.org');
  const chosen = await page.getByLabel('Category').inputValue();
  const sent = holdAnswer(page, /tool_suggestions/);
  await page.getByRole('button', { name: 'Submit Suggestion' }).click();
  const route = await sent;
  await expect(page.getByLabel('Category')).toBeDisabled();
  await page.getByLabel('Tool Name').focus();
  await page.keyboard.type('typed meanwhile');
  await expect(page.getByLabel('Tool Name')).toHaveValue('Knot finder');
  await route.fulfill(refuse);
  await expect(page.getByText('The server is busy.')).toBeVisible();
  await expect(page.getByLabel('Category')).toBeEnabled();
  await expect(page.getByLabel('Category')).toHaveValue(chosen);
});

adminTest(
  'a reply is neither changed nor closed while it is sent',
  async ({ page, ownServer, allowFault }) => {
    allowFault('status of 503');
    await ownServer.database.transaction(async (query) => {
      const id = crypto.randomUUID();
      await query(
        `insert into contact_messages (id, name, email, subject, message, created_at, status, idempotency_key, body_hash)
       values ($1, 'Fay', 'fay@example.org', 'About slowness', 'What if it is slow?', $2, 'pending', $1, '')`,
        [id, Date.now() + 60_000],
      );
    });
    await logIn(page);
    await openTab(page, 'Messages');
    const row = page.getByRole('row', { name: /About slowness/ });
    await row.getByRole('button', { name: 'Reply' }).click();
    const reply = page.getByLabel('Your Reply');
    await reply.fill('Then we wait.');
    const sent = holdAnswer(page, /\/reply$/);
    await page.getByRole('button', { name: 'Send Reply' }).click();
    const route = await sent;
    await reply.focus();
    await page.keyboard.type('typed meanwhile');
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(reply).toHaveValue('Then we wait.');
    await route.fulfill(refuse);
    await expect(page.getByRole('dialog').getByText('The server is busy.')).toBeVisible();
    await expect(reply).toHaveValue('Then we wait.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);
