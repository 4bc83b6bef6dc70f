import { readFileSync } from 'node:fs';
import { findViolations } from './accessibility.ts';
import { logIn, openTab, type OwnServer, test } from './admin-server.ts';
import { toolCount } from './pages.ts';
import { expect, expectNoOverflow, openPage } from './fixtures.ts';

// One worker, so that all share one server.
test.describe.configure({ mode: 'default' });

test('the whole story: a visitor writes, the administrator answers, approves, edits and removes, a second visitor sees it', async ({
  page,
  browser,
  ownServer,
}) => {
  await test.step('a visitor sends a suggestion and a message', async () => {
    await openPage(page, '/suggest-tool');
    await page.getByLabel('Tool Name').fill('Hex Viewer');
    await page.getByLabel('Description').fill('Shows the bytes of a file.');
    await page.getByLabel('Category').selectOption('Development');
    await page.getByLabel('Tool Website').fill('https://example.org/hex');
    await page.getByLabel('Your Email').fill('sam@example.org');
    await page.getByRole('button', { name: 'Submit Suggestion' }).click();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await expect(page.getByText('Suggestion Received!')).toBeVisible();
    await expect(page.getByText("Thank you for suggesting a tool. We'll review it soon.")).toBeVisible();
    await expect(page.getByLabel('Tool Name')).toHaveValue('');
    await expect(page.getByText('Your suggestion is with us.')).toBeVisible();

    await openPage(page, '/support?tab=contact');
    await page.getByLabel('Your Name').fill('Priya N.');
    await page.getByLabel('Email Address').fill('priya@example.org');
    await page.getByLabel('Subject').fill('PDF merge order');
    await page.getByRole('textbox', { name: 'Message' }).fill('How do I reorder the pages?');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
    await expect(page.getByText('Thank you for your message. We will get back to you soon!')).toBeVisible();
    await expect(page.getByText('Your message is with us.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
  });

  await test.step('the administrator logs in and replies', async () => {
    await logIn(page);
    await expect(page.getByText('You are now logged in as admin')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Admin', exact: true })).toBeVisible();
    await openTab(page, 'Messages');
    const row = page
      .getByRole('region', { name: 'Messages', exact: true })
      .getByRole('row', { name: /PDF merge order/ });
    await expect(row).toContainText('Pending');
    await expect(row).toContainText('How do I reorder the pages?');
    await row.getByRole('button', { name: 'PDF merge order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reply to Message' });
    await expect(dialog).toContainText('Priya N. (priya@example.org)');
    await expect(dialog).toContainText('How do I reorder the pages?');
    await expect(dialog.getByRole('button', { name: 'Send Reply' })).toBeDisabled();
    await dialog.getByLabel('Your Reply').fill('   ');
    await expect(dialog.getByRole('button', { name: 'Send Reply' })).toBeDisabled();
    await dialog.getByLabel('Your Reply').fill('Drag them in the list.');
    await dialog.getByRole('button', { name: 'Send Reply' }).click();
    await expect(page.getByText('Your reply has been sent successfully.')).toBeVisible();
    await expect(row).toContainText('Replied');
    await row.getByRole('button', { name: 'View Reply' }).click();
    await expect(dialog.getByLabel('Your Reply')).toHaveValue('Drag them in the list.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => ownServer.mails.length).toBe(1);
    expect(ownServer.mails[0]).toContain('Drag them in the list.');
  });

  await test.step('approves the suggestion and adds it', async () => {
    await openTab(page, 'Tool Suggestions');
    const row = page.getByRole('row', { name: /Hex Viewer/ });
    await expect(row).toContainText('Development');
    await expect(row).toContainText('Pending Review');
    await row.getByRole('button', { name: 'Review' }).click();
    const dialog = page.getByRole('dialog', { name: 'Review Tool Suggestion' });
    await expect(dialog.getByRole('link')).toHaveAttribute('rel', /noopener/);
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Suggestion Approved')).toBeVisible();
    await page
      .getByRole('dialog', { name: 'Add New Tool' })
      .getByRole('button', { name: 'Add New Tool' })
      .click();
    await expect(page.getByText('Tool added')).toBeVisible();
    await expect(row).toContainText('Approved');
    await expect(row.getByRole('button', { name: 'Review' })).toBeDisabled();
    await expect.poll(() => ownServer.mails.length).toBe(2);
    expect(ownServer.mails[1]).toContain('sam@example.org');
  });

  await test.step('edits one tool and removes another', async () => {
    await openTab(page, 'Manage Tools');
    await page.getByLabel('Search tools', { exact: true }).last().fill('jwt');
    await page.getByRole('button', { name: 'Edit JWT Decoder' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Tool' });
    await dialog.getByLabel('Name').fill('Token Reader');
    await dialog.getByLabel('Show in featured section').check();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Token Reader has been updated successfully.')).toBeVisible();
    await page.getByLabel('Search tools', { exact: true }).last().fill('palindrome');
    await page.getByRole('button', { name: 'Delete Palindrome Checker' }).click();
    await expect(page.getByText('Are you sure you want to remove this tool?')).toBeVisible();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('The tool has been removed successfully.')).toBeVisible();
  });

  await test.step('and a category', async () => {
    await openTab(page, 'Categories');
    await page.getByRole('button', { name: 'Edit Geographic' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Category' });
    await dialog.getByLabel('Name').fill('Places');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Places has been updated successfully.')).toBeVisible();
  });

  await test.step('a second visitor sees all of it', async () => {
    const context = await browser.newContext({ baseURL: ownServer.origin });
    const visitor = await context.newPage();
    await openPage(visitor, '/tools/hex-viewer');
    await expect(visitor.getByText('Tool Under Development')).toBeVisible();
    const gone = await visitor.goto('/tools/palindrome-checker');
    expect(gone?.status()).toBe(404);
    await openPage(visitor, '/all-tools');
    await expect(visitor.getByText(`Showing ${toolCount} of ${toolCount} tools`)).toBeVisible();
    await expect(visitor.getByRole('heading', { name: 'Token Reader' })).toBeVisible();
    await expect(visitor.getByRole('heading', { name: 'Palindrome Checker' })).toHaveCount(0);
    await openPage(visitor, '/categories/geo');
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Places');
    await visitor.keyboard.press('Control+K');
    await visitor.keyboard.type('hex viewer');
    await expect(visitor.getByRole('option', { name: /Hex Viewer/ })).toBeVisible();
    const html = await (await visitor.request.get('/tools/jwt-decoder')).text();
    expect(html).toContain('<title>Token Reader');
    await context.close();
  });

  await test.step('restores and resets, and all is as it was built', async () => {
    await openTab(page, 'Manage Tools');
    await page.getByLabel('Search tools', { exact: true }).last().fill('');
    await page.getByRole('button', { name: 'Restore Palindrome Checker' }).click();
    await expect(page.getByText('Tool restored')).toBeVisible();
    await page.getByRole('button', { name: 'Reset Token Reader' }).click();
    await expect(page.getByText('Changes reverted')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone')).toBeVisible();
    expect(await (await page.request.get('/tools/jwt-decoder')).text()).toContain('<title>Token Reader');
    await page.getByRole('button', { name: 'Reset Token Reader' }).click();
    await expect(page.getByText('Changes reverted')).toBeVisible();
    expect((await page.request.get('/tools/palindrome-checker')).status()).toBe(200);
    expect(await (await page.request.get('/tools/jwt-decoder')).text()).toContain('<title>JWT Decoder');
  });

  await test.step('and logs out', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Admin Login')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
    expect((await page.request.get('/rest/v1/contact_messages')).status()).toBe(401);
  });
});

test('a wrong password says so, and the right one still works', async ({ page, allowFault }) => {
  allowFault('status of 401');
  await openPage(page, '/admin');
  await page.getByLabel('Admin Password').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login failed')).toBeVisible();
  await expect(page.getByRole('alert').getByText('Incorrect password')).toBeVisible();
  await logIn(page);
});

const payloads = [
  '<script>window.hit=1</script>',
  '"><img src=x onerror=window.hit=1>',
  "'-window.hit=1-'",
  '<svg/onload=window.hit=1>',
  '{{constructor.constructor("window.hit=1")()}}',
  '${window.hit=1}',
  'javascript:window.hit=1',
  '</textarea><script>window.hit=1</script>',
  '</title><iframe srcdoc="<script>parent.hit=1</script>">',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=window.hit=1>',
  '\u202Egnp.exe <a href="data:text/html,<script>window.hit=1</script>">x</a>',
  '=HYPERLINK("javascript:window.hit=1")',
];

async function plant({ database }: OwnServer): Promise<void> {
  const insert = (text: string, index: number) =>
    database.transaction(async (query) => {
      const values = [crypto.randomUUID(), text, Date.now() + index, crypto.randomUUID()];
      await query(
        `insert into contact_messages (id, name, email, subject, message, created_at, status, idempotency_key, body_hash)
         values ($1, $2, $2, $2, $2, $3, 'pending', $4, '')`,
        values,
      );
      await query(
        `insert into tool_suggestions (id, name, description, category, link, email, created_at, status, idempotency_key, body_hash)
         values ($1, $2, $2, $2, $2, $2, $3, 'pending', $4, '')`,
        values,
      );
    });
  await Promise.all(payloads.map(insert));
}

test('nothing that strangers send runs in the panel, in its dialogs or its exports', async ({
  page,
  ownServer,
}) => {
  await plant(ownServer);
  await logIn(page);
  const hits = () => page.evaluate(() => (window as unknown as { hit?: number }).hit);
  for (const [tab, open, dialogName] of [
    ['Messages', 'Reply', 'Reply to Message'],
    ['Tool Suggestions', 'Review', 'Review Tool Suggestion'],
  ] as const) {
    await openTab(page, tab);
    for (const payload of payloads) {
      const row = page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: payload, exact: true }) });
      await row.getByRole('button', { name: open, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: dialogName });
      await expect(dialog.locator('dd').first()).toContainText(payload.replaceAll(/\s+/g, ' '));
      await expect(
        dialog.locator('script, img, iframe, svg:not(.icon), a[href^="javascript"], a[href^="data"]'),
      ).toHaveCount(0);
      await page.keyboard.press('Escape');
    }
  }
  expect(await hits()).toBeUndefined();
  await openTab(page, 'Messages');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('contact-messages.csv');
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv).toContain(`"'=HYPERLINK(`);
});

test('lists are searched, filtered, sorted and erased', async ({ page, ownServer }) => {
  await ownServer.database.transaction(async (query) => {
    // One more than the search finds, so that its result differs from the whole list.
    for (let index = 0; index <= 120; index++) {
      await query(
        `insert into contact_messages (id, name, email, email_folded, subject, message, created_at, status, idempotency_key, body_hash)
         values ($1, $2, $3, $3, $5, 'A message', $4, 'pending', $1, '')`,
        [
          crypto.randomUUID(),
          `Writer ${String(index).padStart(3, '0')}`,
          `w${index}@example.org`,
          1_700_000_000_000 + index,
          index < 120 ? 'One of many' : 'Another',
        ],
      );
    }
  });
  await logIn(page);
  await openTab(page, 'Messages');
  await page.getByLabel('Search contact messages').fill('many writer');
  await expect(page.getByText('120 messages, page 1 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(page.getByRole('rowheader').first()).toHaveText('Writer 000');
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(page.getByRole('rowheader').first()).toHaveText('Writer 119');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('page 2 of 3')).toBeVisible();
  await page
    .getByRole('row', { name: /Writer 069/ })
    .getByRole('button', { name: 'Spam' })
    .click();
  await expect(page.getByText('Marked as spam')).toBeVisible();
  await page.getByLabel('Status').selectOption('Spam');
  await expect(page.getByRole('rowheader').first()).toHaveText('Writer 069');
  await page.getByLabel('Status').selectOption('Pending');
  await page.getByLabel('Select Writer 119').check();
  await page.getByLabel('Select Writer 117').check();
  await page.getByRole('button', { name: 'Mark as spam (2)' }).click();
  await expect(page.getByText('2 messages', { exact: true })).toBeVisible();
  await expect(page.getByText('117 messages, page 1 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('119 messages, page 1 of 3')).toBeVisible();
  await page.getByLabel('Status').selectOption('Spam');
  await expect(page.getByRole('rowheader').first()).toHaveText('Writer 069');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: /^Erase a person/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail address').fill('nobody@example.org');
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await expect(dialog.getByText('Nothing was stored for this address')).toBeVisible();
  await dialog.getByLabel('E-mail address').fill('W69@EXAMPLE.org');
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText('1 messages, suggestions and e-mails were erased.')).toBeVisible();
  await expect(page.getByText('No messages found')).toBeVisible();
});

test('of two administrators who edit one tool the second is warned, and nothing is overwritten', async ({
  page,
  context,
  allowFault,
}) => {
  allowFault('status of 412');
  await logIn(page);
  const second = await context.newPage();
  await openPage(second, '/admin');
  for (const one of [page, second]) {
    await one.getByRole('button', { name: 'Edit UUID Generator' }).click();
  }
  await page.getByRole('dialog').getByLabel('Name').fill('First Name');
  await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('First Name has been updated successfully.')).toBeVisible();
  await second.getByRole('dialog').getByLabel('Name').fill('Second Name');
  await second.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
  await expect(second.getByText('Somebody else has changed this meanwhile.')).toBeVisible();
  await expect(second.getByRole('dialog').getByLabel('Name')).toHaveValue('Second Name');
  await second.close();
});

test('a session that has ended shows the log-in again', async ({ page, ownServer, allowFault }) => {
  allowFault('status of 401');
  await logIn(page);
  // What the panel loads first must not be what meets the end of the session.
  await page.waitForLoadState('networkidle');
  await ownServer.database.transaction((query) => query('delete from sessions'));
  await openTab(page, 'Messages');
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await expect(page.getByText('Admin Login')).toBeVisible();
});

test('every part of the panel is accessible in both themes and fits a phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page);
  const check = async (what: string) => {
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      // Colors and places on their way are neither the one nor the other.
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
      expect(await findViolations(page), `${what}, ${theme}`).toEqual([]);
    }
    await expectNoOverflow(page);
  };
  for (const tab of ['Manage Tools', 'Categories', 'Messages', 'Tool Suggestions']) {
    await openTab(page, tab);
    await check(tab);
  }
  await page.getByRole('button', { name: 'Security' }).click();
  await check('Security');
  await page.keyboard.press('Escape');
  await openTab(page, 'Manage Tools');
  await page.getByRole('button', { name: 'Add New Tool' }).click();
  await check('Add New Tool');
});
