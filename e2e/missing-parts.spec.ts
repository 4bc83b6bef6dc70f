import { expect, test } from './fixtures.ts';

// Without a network, a page whose document is stored may lack parts that load after its first paint.
for (const [path, empty] of [
  ['/tools/qr-generator', 'The code appears here.'],
  ['/tools/unit-converter', 'Enter a value to convert.'],
  ['/tools/url-encoder', 'The result appears here'],
] as const) {
  test(`${path} says which part is missing, and works once there is a connection`, async ({
    page,
    allowFault,
  }) => {
    allowFault('ERR_INTERNET_DISCONNECTED');
    allowFault('dynamically imported module');
    const document = await (await page.request.get(path)).text();
    let isOffline = true;
    await page.route('**/assets/*.js', (route) =>
      isOffline && !document.includes(new URL(route.request().url()).pathname)
        ? route.abort('internetdisconnected')
        : route.continue(),
    );
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await page.goto(path);
    const missing = page.getByText('A part of this tool is not stored for offline use yet.').first();
    await expect(missing).toBeVisible();
    await expect(page.getByText('A part of this page could not be loaded')).toHaveCount(0);
    await expect(page.getByText(empty)).toHaveCount(0);
    isOffline = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(missing).toHaveCount(0);
  });
}
