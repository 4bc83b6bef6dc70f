import { toolCount } from './pages.ts';
import { expect, openPage, openTool, test as firstVisitTest } from './fixtures.ts';
import { test } from './shared-context.ts';

test('the theme follows the system until one is chosen, then stays, without a flash', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');

  // The blocking script sets the theme before the body is parsed: no frame can show another one.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('body')) return;
      observer.disconnect();
      Reflect.set(globalThis, 'themeAtBody', document.documentElement.dataset.theme);
    }).observe(document, { childList: true, subtree: true });
  });
  await openPage(page, '/categories');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'themeAtBody') as string)).toBe('light');
});

test('navigation marks where one is, and its submenu works by keyboard', async ({ page }) => {
  await openPage(page, '/categories/pdf');
  const nav = page.getByRole('navigation', { name: 'Main' }).first();
  await expect(nav.getByRole('link', { name: 'Categories' })).toHaveAttribute('data-active', 'true');
  await expect(nav.getByRole('link', { name: 'Home' })).not.toHaveAttribute('data-active', 'true');
  await nav.getByRole('button', { name: 'More of All Tools' }).press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/all-tools\?filter=featured$/);
});

test('under 768 px a button opens the menu and its search', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.locator('#narrow-menu');
  await menu.getByRole('combobox').fill('  hash & more ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/all-tools\?search=hash(?:%20|\+)%26(?:%20|\+)more$/);
  await expect(page.getByText(new RegExp(`^Showing [1-9]\\d* of ${toolCount} tools$`))).toBeVisible();
  await expect(page.getByRole('region', { name: 'Related' })).toContainText('Hash Generator');
});

test('the search ignores blanks and finds tools', async ({ page }) => {
  await openPage(page, '/categories');
  const search = page.getByRole('banner').getByRole('combobox');
  await search.fill('   ');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/categories$/);
  await search.fill('json');
  await search.press('Enter');
  await expect(page).toHaveURL(/search=json$/);
  await expect(page.getByText('Results for: json')).toBeVisible();
  await expect(page.getByRole('link', { name: 'JSON Formatter' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).toHaveURL(/\/all-tools$/);
});

test('filters of All Tools stand in the address and come back from it', async ({ page }) => {
  await openPage(page, '/all-tools?filter=new&view=list&category=pdf');
  await expect(page.getByLabel('Category')).toHaveValue('pdf');
  await expect(page.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Category').selectOption('Measurement');
  await page.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(page).toHaveURL(/\/all-tools\?view=list$/);
});

test('favorites: toggled with a notice, kept, shown on their page, cleared with undo', async ({ page }) => {
  await openTool(page, 'hash-generator');
  const heart = page.getByRole('button', { name: 'Favorite: Hash Generator' });
  await heart.click();
  await expect(page.getByText('Added to favorites')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await openPage(page, '/favorites');
  await expect(page.getByRole('link', { name: 'Hash Generator' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Favorites' }).click();
  await expect(page.getByText('Your favorites list is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Hash Generator' })).toBeVisible();
});

test('favorites keep in step across tabs', async ({ page, context }) => {
  await openPage(page, '/favorites');
  const other = await context.newPage();
  await openTool(other, 'hash-generator');
  await other.getByRole('button', { name: 'Favorite: Hash Generator' }).click();
  await expect(page.getByRole('link', { name: 'Hash Generator' })).toBeVisible();
});

test('a link that cannot be read is reported, and the tool works on', async ({ page }) => {
  await page.goto('/tools/hash-generator#v1.%00<script>');
  await expect(page.getByText('The link could not be read, so the usual settings are shown.')).toBeVisible();
  await page.getByLabel('Text to hash').fill('abc');
  await expect(page.getByTestId('digest')).toContainText('ba7816bf');
});

test('keyboard: the first Tab offers to skip to the content', async ({ page }) => {
  await openPage(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('keyboard: the skip link of a file tool leads close to its files', async ({ page }) => {
  await openPage(page, '/tools/image-to-base64');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeFocused();
});

firstVisitTest('a first visit uses fallback fonts until ours are loaded', async ({ page }) => {
  const titleFont = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily);
  await openPage(page, '/tools/unit-converter');
  await page.locator('html[data-fonts]').waitFor();
  expect(await titleFont()).toMatch(/^"Instrument Sans Variable"/);
  expect(await page.evaluate(() => document.fonts.check("1em 'Instrument Sans Variable'"))).toBe(true);
  // From then on pages start with our fonts.
  await page.goto('/categories', { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  expect(await titleFont()).toMatch(/^"Instrument Sans Variable"/);
});

firstVisitTest('the font for code is fetched only where a page shows code', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) =>
    files.push(...(/\/(geist-mono|instrument-sans)-/.exec(request.url()) ?? []).slice(1)),
  );
  for (const [path, fonts] of [
    ['/', ['instrument-sans']],
    ['/tools/json-formatter', ['geist-mono', 'instrument-sans']],
  ] as const) {
    files.length = 0;
    await openPage(page, path);
    await page.locator('html[data-fonts]').waitFor();
    await expect.poll(() => files.toSorted()).toEqual(fonts);
  }
});

firstVisitTest.describe('a first visit', () => {
  firstVisitTest.use({ showsAllOptions: false });

  // Two of these tools have several main options, which a bar never hides.
  const tools = ['hash-generator', 'find-and-replace', 'svg-to-png'].map((slug) => `/tools/${slug}`);
  for (const width of [1280, 390]) {
    firstVisitTest(`nothing shifts while a page loads, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(sumShifts);
      for (const path of ['/', '/all-tools', '/categories', ...tools]) {
        await openPage(page, path);
        await page.locator('html[data-fonts]').waitFor();
        await page.evaluate(() => document.fonts.ready);
        await page.waitForLoadState('networkidle');
        const shift = await page.evaluate(() => Number(Reflect.get(globalThis, 'shift')));
        expect(shift, path).toBeLessThan(0.01);
      }
    });
  }
});

/** Runs in the page. */
function sumShifts(): void {
  Reflect.set(globalThis, 'shift', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value } = entry as unknown as { value: number };
      Reflect.set(globalThis, 'shift', Number(Reflect.get(globalThis, 'shift')) + value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

test('F8 leads to Undo, and the focus goes back after it', async ({ page }) => {
  const toast = page.locator('.toast');
  await openPage(page, '/tools/hash-generator');
  const input = page.getByRole('textbox', { name: 'Text to hash' });
  await input.fill('one');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(toast).toContainText('Undo');
  await input.focus();
  await page.keyboard.press('F8');
  await expect(toast.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('one');
});

test('after Undo of a cleared table the focus is on the page, though Clear Data went', async ({ page }) => {
  await openPage(page, '/tools/csv-viewer');
  await page.getByRole('button', { name: 'Sample' }).click();
  await page.getByRole('button', { name: 'Clear Data' }).click();
  await page.keyboard.press('F8');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a file that is dragged over a page shows where it would go', async ({ page }) => {
  await openPage(page, '/tools/json-diff');
  const drag = async (selector: string, type: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['{}'], 'a.json'));
        element.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer }));
      }, type);
  const places = page.locator('[data-dragging]');
  await expect(page.locator('html[data-palette]')).toBeAttached();
  await drag('h1', 'dragover');
  await expect(places).toHaveCount(0);
  await drag('[data-takes-drop] > *', 'dragover');
  await expect(places).toHaveCount(1);
  await drag('h1', 'dragleave');
  await expect(places).toHaveCount(0);
  await openPage(page, '/');
  await expect(page.locator('html[data-palette]')).toBeAttached();
  await drag('h1', 'dragover');
  await expect(page.locator('html[data-dragging]')).toBeAttached();
});
