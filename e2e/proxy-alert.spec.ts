import type { AdminSession } from '#contracts/admin.ts';
import { logIn, test } from './admin-server.ts';
import { expect } from './fixtures.ts';

test('the panel says that a proxy before the server is not named', async ({ page }) => {
  let unnamedProxy: string | undefined;
  await page.route('**/api/admin/session', async (route) => {
    const response = await route.fetch();
    const session = (await response.json()) as AdminSession;
    await route.fulfill({ response, json: { ...session, unnamedProxy } });
  });
  await logIn(page);
  await expect(page.getByText('TRUSTED_PROXIES')).toHaveCount(0);
  unnamedProxy = '172.17.0.1';
  await page.reload();
  const alert = page.getByRole('status').filter({ hasText: 'TRUSTED_PROXIES does not name a proxy' });
  await expect(alert).toContainText('the proxy 172.17.0.1');
  await expect(alert).toContainText('Add its address and restart the server.');
  unnamedProxy = 'public';
  await page.reload();
  await expect(alert).toContainText('A stranger can cause this message, too.');
});
