import type { Locator, Page } from '@playwright/test';
import { expect, expectNoOverflow, openPage } from './fixtures.ts';
import { test } from './shared-context.ts';

const screens = [
  '/',
  '/all-tools?category=pdf',
  '/categories',
  '/categories/pdf',
  '/favorites',
  '/suggest-tool',
  '/support?tab=contact',
  '/guides/getting-started',
  '/tools/unit-converter',
];
const rightToLeft = 'مرحبا بالعالم שלום עולם';

function colorOf(locator: Locator, property: string, pseudo?: string): Promise<string> {
  return locator.evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [
    property,
    pseudo,
  ] as const);
}

test('forced colors show which tab, view and slide is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openPage(page, '/');
  const dots = page.locator('.hero-dot');
  expect(await colorOf(dots.nth(0), 'background-color', '::before')).not.toBe(
    await colorOf(dots.nth(1), 'background-color', '::before'),
  );
  const tabs = page.getByRole('tab');
  expect(await colorOf(tabs.nth(0), 'border-bottom-color')).not.toBe(
    await colorOf(tabs.nth(1), 'border-bottom-color'),
  );
  await openPage(page, '/all-tools');
  expect(await colorOf(page.getByRole('button', { name: 'Grid view' }), 'background-color')).not.toBe(
    await colorOf(page.getByRole('button', { name: 'List view' }), 'background-color'),
  );
});

test.describe('text from right to left', () => {
  test('is in every box as it is read, and breaks no layout', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/', '/all-tools', '/categories', '/suggest-tool', '/support?tab=contact']) {
      await openPage(page, path);
      const boxes = page.locator(
        'main :is(input, textarea):not([type=email], [type=url], [tabindex="-1"]):visible',
      );
      for (const box of await boxes.all()) {
        await box.fill(rightToLeft);
        expect(await colorOf(box, 'direction'), path).toBe('rtl');
        await box.press('Tab');
      }
      await expectNoOverflow(page);
    }
  });

  test('is named in the results of a search', async ({ page }) => {
    await openPage(page, `/all-tools?search=${encodeURIComponent(rightToLeft)}`);
    await expect(page.locator('bdi')).toHaveText(rightToLeft);
    await expect(page.getByText('No tools found')).toBeVisible();
  });
});

test('a word without end breaks no layout', async ({ page }) => {
  await openPage(page, `/all-tools?search=${'x'.repeat(400)}`);
  await expect(page.getByText('No tools found')).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoOverflow(page);
  }
});

for (const path of screens) {
  test(`${path}: nothing moves with reduced motion, controls have edges in forced colors, Tab passes through`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, path);
    expect(await listMoving(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await listEdgeless(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    // A form's result comes later, with buttons of its own.
    await page.waitForLoadState('networkidle');
    const expected = await countReachable(page);
    const seen = await walkByTab(page, expected + 20);
    expect(seen.hidden).toEqual([]);
    // A group of radio buttons is one stop.
    expect(seen.count).toBeGreaterThanOrEqual(Math.min(expected, 8));
    expect(seen.isThrough).toBe(true);
  });
}

function listMoving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map((animation) => String((animation.effect as KeyframeEffect).target?.className));
    const { scrollBehavior } = getComputedStyle(document.documentElement);
    return scrollBehavior === 'auto' ? moving : [...moving, scrollBehavior];
  });
}

function listEdgeless(page: Page): Promise<(string | null)[]> {
  return page
    .locator('main :is(.button, .input, .select, .card, .tool-card):visible')
    .evaluateAll((found) =>
      found
        .filter((element) => getComputedStyle(element).borderTopStyle === 'none')
        .map((element) => element.getAttribute('class')),
    );
}

function countReachable(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isReachable = (element: HTMLElement) =>
      element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true });
    return [
      ...document.querySelectorAll<HTMLElement>(
        'a[href],button:enabled,input:enabled,select,textarea,summary,[tabindex]',
      ),
    ].filter(isReachable).length;
  });
}

test('by keyboard from the home page to a result, a favorite and back', async ({ page }) => {
  await openPage(page, '/');
  await page.locator('html[data-palette]').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('feet to meters');
  await expect(page.locator('#palette-list').getByRole('option', { selected: true })).toContainText(
    'Unit Converter',
  );
  await page.keyboard.press('Enter');
  // The first row is the answer: it opens with the question.
  await expect(page).toHaveURL(/\/tools\/unit-converter#v1\./);
  await page.locator('html[data-hydrated]').waitFor();
  await tabTo(page, 'Favorite: Unit Converter');
  await page.keyboard.press('Space');
  await expect(page.getByText('Added to favorites')).toBeVisible();
  await tabTo(page, 'Type a conversion');
  await page.keyboard.type('12 ft in m');
  await expect(page.locator('.result-value')).toHaveText('3.6576 m');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('favorites');
  await expect(page.locator('#palette-list').getByRole('option', { selected: true })).toContainText(
    'Favorites',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/favorites$/);
  await page.locator('html[data-hydrated]').waitFor();
  await tabTo(page, 'Clear Favorites');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your favorites list is empty')).toBeVisible();
  await tabTo(page, 'Undo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('link', { name: 'Unit Converter' })).toBeVisible();
});

/** Presses Tab until the focus leaves the page; notes stops that cannot be seen. */
async function walkByTab(
  page: Page,
  maxStops: number,
): Promise<{ count: number; hidden: string[]; isThrough: boolean }> {
  const hidden: string[] = [];
  for (let count = 0; count < maxStops; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
      const box = element.getBoundingClientRect();
      const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30)}`;
      const isSeen = box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.left < innerWidth;
      return { name, isSeen };
    });
    if (!stop) return { count, hidden, isThrough: true };
    if (!stop.isSeen) hidden.push(stop.name);
  }
  return { count: maxStops, hidden, isThrough: false };
}

/** Presses Tab until something of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const current = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
      return label ?? element?.getAttribute('aria-label') ?? element?.textContent.trim();
    });
    if (current === name) return;
  }
  throw new Error(`Tab does not lead to “${name}”.`);
}

test('home keeps its height while scrolling, at any width', async ({ page }) => {
  const measure = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (const width of [390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, '/');
    await page.locator('html[data-fonts]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const atTop = await measure();
    for (let y = 0; y < atTop; y += 600) {
      await page.mouse.wheel(0, 600);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await expect(page.locator('.site-footer')).toBeInViewport();
    expect(Math.abs((await measure()) - atTop), `${width} pixels wide`).toBeLessThan(3);
  }
});
