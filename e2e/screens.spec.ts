import { expect, openPage, test } from './fixtures.ts';

test.describe('home', () => {
  test('the carousel: dots, arrows that wrap, and a stop; it holds still under the pointer', async ({
    page,
  }) => {
    await page.clock.install();
    await openPage(page, '/');
    const hero = page.getByRole('region', { name: 'Welcome' });
    const current = () => hero.locator('[aria-current=true]').getAttribute('aria-label');
    expect(await current()).toBe('Slide 1 of 4');
    await page.mouse.move(5, 5);
    await page.clock.runFor(5100);
    expect(await current()).toBe('Slide 2 of 4');
    await hero.getByRole('button', { name: 'Slide 4 of 4' }).click();
    await page.clock.runFor(20_000);
    expect(await current()).toBe('Slide 4 of 4');
    await hero.getByRole('button', { name: 'Next slide' }).click();
    expect(await current()).toBe('Slide 1 of 4');
    await hero.getByRole('button', { name: 'Previous slide' }).click();
    expect(await current()).toBe('Slide 4 of 4');
    await page.mouse.move(5, 5);
    await page.locator('body').click({ position: { x: 5, y: 5 } });
    await page.clock.runFor(5100);
    expect(await current()).toBe('Slide 1 of 4');
  });

  test('with reduced motion nothing moves by itself', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await openPage(page, '/');
    await page.clock.runFor(12_000);
    await expect(page.getByRole('region', { name: 'Welcome' })).toContainText('The small tool you need');
    await expect(page.getByRole('button', { name: 'Stop the slides' })).toHaveCount(0);
  });

  test('collections by tab, each with its link', async ({ page }) => {
    await openPage(page, '/');
    const tabs = page.getByRole('tablist', { name: 'Collections' });
    await tabs.getByRole('tab', { name: 'Security' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Password Generator');
    await tabs.getByRole('tab', { name: 'Games' }).click();
    await page.getByRole('link', { name: /All 1 Game Tools/ }).click();
    await expect(page).toHaveURL(/\/tool-category\/games$/);
    await expect(page.locator('main')).toContainText('Random Generator');
  });

  test('the three help buttons lead where they say', async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('link', { name: 'Start Chat' }).click();
    await expect(page.getByLabel('Subject')).toHaveValue('Chat');
    await openPage(page, '/');
    await page.getByRole('link', { name: 'Visit Help Center' }).click();
    await page.getByRole('link', { name: 'Read Guide: PDF Tools Tutorial' }).click();
    await expect(page.locator('h1')).toHaveText('PDF Tools Tutorial');
  });
});

test('no link on any screen leads nowhere', async ({ page, request }) => {
  const known = new Map<string, number>();
  for (const path of [
    '/',
    '/all-tools',
    '/categories',
    '/support',
    '/guides',
    '/blog',
    '/about',
    '/guides/advanced-features',
  ]) {
    await openPage(page, path);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    for (const link of new Set(links)) {
      const { pathname } = new URL(link, 'http://x');
      if (!known.has(pathname)) known.set(pathname, (await request.get(pathname)).status());
      expect(known.get(pathname), `${link} on ${path}`).toBe(200);
    }
  }
});

test('forms say what is wrong beside the field, and keep what was typed when sending fails', async ({
  page,
  allowFault,
}) => {
  allowFault('status of 503');
  await page.route('**/rest/v1/**', (route) =>
    route.fulfill({ status: 503, json: { code: 'storage_busy', message: 'The server is busy.' } }),
  );
  await openPage(page, '/suggest-tool');
  await page.getByRole('button', { name: 'Submit Suggestion' }).click();
  await expect(page.getByText('Tool name is missing. Please fill it in.')).toBeVisible();
  await expect(page.getByLabel('Tool Name')).toBeFocused();
  await page.getByLabel('Tool Name').fill('Sundial');
  await page.getByLabel('Description').fill('Tells the time by the sun.');
  await page.getByLabel('Category').selectOption('Date & Time');
  await page.getByLabel('Your Email').fill('nobody');
  await page.getByLabel('Tool Website').focus();
  await expect(page.getByText('Write the e-mail address as in name@example.org.')).toBeVisible();
  await page.getByLabel('Your Email').fill('ada@example.org');
  await page.getByRole('button', { name: 'Submit Suggestion' }).click();
  await expect(
    page.getByText('There was a problem submitting your suggestion. Please try again.'),
  ).toBeVisible();
  await expect(page.getByText('The server is busy.')).toBeVisible();
  await expect(page.getByLabel('Tool Name')).toHaveValue('Sundial');
});

test('answers open one at a time within their group, and the search filters them', async ({ page }) => {
  await openPage(page, '/support');
  await page.getByText('What is Sundry?').click();
  await expect(page.getByText('A hub of small web tools: calculators')).toBeVisible();
  await page.getByText('Are the tools free?').click();
  await expect(page.getByText('A hub of small web tools: calculators')).toBeHidden();
  await page.getByLabel('Search the answers and guides').fill('phone');
  await expect(page.getByText('Do the tools work on a phone?')).toBeVisible();
  await expect(page.getByText('Are the tools free?')).toHaveCount(0);
});

test('an unknown collection shows all tools', async ({ page }) => {
  await openPage(page, '/tool-category/nonsense');
  await expect(page.locator('h1')).toHaveText('Tools');
});
