import type { Page, Route } from '@playwright/test';
import { formHeaders, type FormToken } from '#contracts/form-token.ts';
import { expect, openPage } from './fixtures.ts';
import { test } from './shared-context.ts';

const message = 'How do I reorder the pages?';

async function fillIn(page: Page): Promise<void> {
  await openPage(page, '/support');
  await page.getByRole('tab', { name: /Contact/ }).click();
  await page.getByLabel('Your Name').fill('Priya');
  await page.getByLabel('Email Address').fill('priya@example.org');
  await page.getByLabel('Subject').fill('Pages');
  await page.getByLabel('Message', { exact: true }).fill(message);
}

/** Answers the form's calls in the server's place: each attempt with the next answer. */
async function answerWith(page: Page, answers: readonly { status: number; code?: string }[]) {
  const attempts: { token: string; key: string; body: string }[] = [];
  let tokens = 0;
  await page.route('**/api/form-token', (route) => {
    tokens += 1;
    const token: FormToken = { token: `token-${tokens}`, difficulty: 4, minAgeMs: 0 };
    return route.fulfill({ json: token });
  });
  await page.route('**/rest/v1/contact_messages', async (route: Route) => {
    const headers = route.request().headers();
    const { status, code } = answers[attempts.length] ?? { status: 500 };
    attempts.push({
      token: headers[formHeaders.token] ?? '',
      key: headers[formHeaders.idempotencyKey] ?? '',
      body: route.request().postData() ?? '',
    });
    await (code === undefined
      ? route.fulfill({ status })
      : route.fulfill({ status, json: { code, message: `Refused: ${code}.` } }));
  });
  return attempts;
}

test('a form whose proof has become too easy is sent again with a harder one, under the same key', async ({
  page,
  allowFault,
}) => {
  allowFault('status of 403');
  const harder = { status: 403, code: 'needs_harder_proof' };
  const attempts = await answerWith(page, [harder, harder, { status: 201 }]);
  await fillIn(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
  expect(attempts.map(({ token }) => token)).toEqual(['token-1', 'token-2', 'token-3']);
  expect(new Set(attempts.map(({ key }) => key)).size).toBe(1);
  expect(new Set(attempts.map(({ body }) => body)).size).toBe(1);
  expect(attempts[0]?.body).toContain(message);
});

test('a form that is refused for good says why, and keeps what was typed', async ({ page, allowFault }) => {
  allowFault('status of 503');
  await answerWith(page, [{ status: 503, code: 'spam_full' }]);
  await fillIn(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Refused: spam_full.')).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message);
});

test('without a worker the page works the proof out itself', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
  const attempts = await answerWith(page, [{ status: 201 }]);
  await fillIn(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
  expect(attempts).toHaveLength(1);
});
