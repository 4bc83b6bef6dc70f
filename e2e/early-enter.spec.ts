import { expect, openPage, test } from './fixtures.ts';

test('Enter waits for the list and the answer', async ({ page }) => {
  await page.route(/\/assets\/(?:answer|search-suggestions)-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  const hero = page.getByRole('region', { name: 'Welcome' }).getByRole('combobox');
  for (const [query, address] of [
    ['vat 19% of 200', /\/tools\/percentage-calculator#/],
    ['merge pdf', /\/all-tools\?search=merge/],
  ] as const) {
    await openPage(page, '/');
    await page.locator('html[data-palette]').waitFor();
    await hero.fill(query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
  }
});

test('All Tools shows a search in its final order at once, and keeps an early Enter', async ({ page }) => {
  await openPage(page, '/all-tools');
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/assets\/search-findings-[^/]*\.js$/, async (route) => {
    await isAsked;
    await route.continue();
  });
  const links = page.getByRole('main').locator('.card-link');
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('jwt');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  // The whole list stays until the answer.
  await expect.poll(() => links.count()).toBeGreaterThan(50);
  answer();
  await expect(page).toHaveURL(/\/tools\/jwt-decoder$/);
});
