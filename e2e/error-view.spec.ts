import { expect, openPage, test } from './fixtures.ts';

const page404 = 'status of 404';

test.describe('the not-found page', () => {
  for (const [path, title, tool] of [
    ['/tools/jsn-formater', 'Tool Not Found', 'JSON Formatter'],
    ['/calcuator', 'Oops! Page not found', 'Calculator'],
    ['/pdf-merge', 'Oops! Page not found', 'PDF Merger'],
  ] as const) {
    test(`${path} suggests ${tool} and logs the path`, async ({ page, allowFault }) => {
      allowFault(page404);
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await openPage(page, path);
      await expect(page.locator('h1')).toHaveText(title);
      await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
      const suggest = page.getByRole('main').getByRole('link', { name: 'Suggest a Tool' });
      await expect(suggest).toHaveAttribute('href', '/suggest-tool');
      const suggestions = page.getByRole('region', { name: 'Did you mean one of these?' });
      await expect(suggestions.getByRole('heading', { level: 3 }).first()).toContainText(tool);
      expect(logged.join()).toContain(`there is no page at ${path}`);
      await suggestions.getByRole('link', { name: tool }).first().click();
      await expect(page.locator('h1')).toHaveText(tool);
    });
  }

  test('suggests pages and categories too, and nothing for nonsense', async ({ page, allowFault }) => {
    allowFault(page404);
    await openPage(page, '/suport');
    await page.getByRole('region', { name: 'Did you mean' }).getByRole('link', { name: 'Support' }).click();
    await expect(page.locator('h1')).toHaveText('How Can We Help You?');
    await openPage(page, '/categories/developement');
    await expect(page.getByRole('link', { name: 'Development' }).last()).toBeVisible();
    await openPage(page, '/%00<b>zzqqxx');
    await expect(page.locator('h1')).toHaveText('Oops! Page not found');
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Did you mean one of these?')).toHaveCount(0);
  });
});

test.describe('a page that fails', () => {
  const chunk = /\/assets\/support-page-[^/]*\.js$/;

  test('to load says so, and Reload brings it when it is there again', async ({ page, allowFault }) => {
    allowFault('ERR_FAILED');
    allowFault('Failed to fetch dynamically imported module');
    await page.route(chunk, (route) => route.abort());
    await openPage(page, '/support');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Return to Home' })).toBeVisible();
    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Reload' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How Can We Help You?');
    await page.getByRole('tab', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible();
  });

  test('to draw says so, offers to try again, and leads home', async ({ page, allowFault }) => {
    allowFault('broken on purpose');
    allowFault('Minified React error');
    await page.route(chunk, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function SupportPage() { throw new Error("broken on purpose") }',
      }),
    );
    await openPage(page, '/support');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page.getByText('broken on purpose')).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { name: 'Browse Categories' })).toBeVisible();
  });
});
