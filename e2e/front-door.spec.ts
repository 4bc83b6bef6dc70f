import { devices, type Locator } from '@playwright/test';
import {
  expect,
  expectNoOverflow,
  openPage,
  openWithStillClock,
  openTool,
  transfer,
  test as clockTest,
} from './fixtures.ts';
import { test } from './shared-context.ts';

test('Escape closes the menu of a phone and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.locator('#narrow-menu').getByRole('link', { name: 'Support' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('#narrow-menu')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('the search icon of a phone opens the palette', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/tools/calculator');
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('dialog', { name: 'Find anything' })).toBeVisible();
});

test('the category bar is on lists, marks the current one, and scrolls by half of its width', async ({
  page,
}) => {
  await openPage(page, '/categories/pdf');
  const bar = page.getByRole('navigation', { name: 'Categories' });
  await expect(bar.locator('[aria-current="page"]')).toHaveText('PDF Tools');
  // The last of them is in view: in rows of a wide window, and in the strip of a phone.
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/categories/analytics');
    await expect(bar.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  }
  await openPage(page, '/');
  await bar.evaluate((element) => {
    element.style.scrollBehavior = 'auto';
  });
  await page.setViewportSize({ width: 700, height: 800 });
  const earlier = page.getByRole('button', { name: 'Previous categories' });
  const further = page.getByRole('button', { name: 'More categories' });
  await expect(earlier).toHaveCount(0);
  await further.press('Enter');
  const { moved, half } = await bar.evaluate((element) => ({
    moved: element.scrollLeft,
    half: element.clientWidth / 2,
  }));
  expect(Math.abs(moved - half)).toBeLessThanOrEqual(1);
  await expect(earlier).toBeVisible();
  await bar.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(further).toHaveCount(0);
});

clockTest('slides stop for keyboard focus, not for a pressed dot', async ({ page }) => {
  await openWithStillClock(page, '/');
  const dots = page.getByRole('button', { name: /^Slide \d/ });
  await dots.nth(1).click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(5200);
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Tab');
  await page.clock.runFor(11_000);
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
});

test('no choice of a select has an empty value', async ({ page }) => {
  for (const path of ['/tools/password-generator', '/tools/date-calculator', '/all-tools']) {
    await openPage(page, path);
    await expect(page.locator('option[value=""]')).toHaveCount(0);
  }
  await page.getByLabel('Category').selectOption('PDF Tools');
  await expect(page).toHaveURL(/category=pdf/);
  await page.getByLabel('Category').selectOption('All Categories');
  await expect(page).toHaveURL(/\/all-tools$/);
});

test('what is copied and downloaded is named by a notice', async ({ page }) => {
  const toast = page.locator('.toast');
  await openPage(page, '/tools/color-picker');
  await page
    .getByRole('button', { name: /^Copy.*HEX/ })
    .first()
    .click();
  await expect(toast).toContainText('Copied!');
  await expect(toast).toContainText('HEX');
  await openPage(page, '/tools/qr-generator');
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).first().click();
  await expect(toast).toContainText('Downloaded');
  await expect(toast).toContainText((await download).suggestedFilename());
});

test('one answer is no “answers”', async ({ page }) => {
  await openPage(page, '/support');
  await page.getByRole('searchbox', { name: /answers/ }).fill('privacy policy of the moon');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^0 answers, 0 guides$/);
});

test.describe('on a phone', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

  test('a tool begins within 130 pixels of the header', async ({ page }) => {
    for (const slug of ['qr-generator', 'json-formatter', 'pdf-merger', 'base64-encoder']) {
      await openTool(page, slug);
      const header = await page.getByRole('banner').boundingBox();
      const tool = await page.locator('.tool-head + *').boundingBox();
      expect((tool?.y ?? 999) - (header?.height ?? 0), slug).toBeLessThanOrEqual(130);
      const heights = await page
        .locator('.tool-head')
        .locator('h1, .button')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().y));
      expect(Math.max(...heights) - Math.min(...heights), slug).toBeLessThan(24);
      await expectNoOverflow(page);
    }
  });

  test('the tabs of a tool fit in one row', async ({ page }) => {
    for (const slug of ['base64-encoder', 'date-calculator', 'url-encoder']) {
      await openTool(page, slug);
      const tabs = page.getByRole('tablist').getByRole('tab');
      const edges = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect()));
      expect(new Set(edges.map(({ y }) => y)).size, slug).toBe(1);
      await expect(tabs.last()).toBeInViewport({ ratio: 0.95 });
      expect(await page.getByRole('tablist').evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
    }
  });

  test('a password shows before its rules', async ({ page }) => {
    await openPage(page, '/tools/password-generator');
    const result = await page.getByRole('region', { name: 'Password' }).boundingBox();
    const rules = await page.getByText('Kind', { exact: true }).boundingBox();
    expect(result?.y ?? 999).toBeLessThan(rules?.y ?? 0);
  });

  test('a result that left the view stays in a strip at the foot, to copy', async ({ page }) => {
    await openPage(page, '/tools/unit-converter');
    await expect(page.locator('.result-value')).toContainText('m');
    await expect(page.locator('.foot-bar')).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const strip = page.locator('.foot-bar');
    await expect(strip).toBeInViewport();
    await expect(strip).toContainText((await page.locator('.result-value').textContent()) ?? '?');
    await strip.getByRole('button', { name: /^Copy/ }).click();
    await expect(page.locator('.toast')).toContainText('Copied!');
  });

  test('a result is in view while one types with the keyboard on the screen', async ({ page }) => {
    await openPage(page, '/tools/unit-converter');
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /resizes-content/);
    const value = page.getByLabel('Value', { exact: true });
    await value.focus();
    // The part of the window above a phone's keyboard.
    await page.setViewportSize({ width: 390, height: 500 });
    await value.fill('2');
    await expect(page.locator('.foot-bar')).toBeInViewport();
    await expect(page.locator('.foot-bar')).toContainText('200');
  });

  test('a notice stays clear of a strip that comes after it', async ({ page }) => {
    await openPage(page, '/tools/unit-converter');
    await page.locator('main').getByRole('button', { name: /^Copy/ }).first().click();
    const toast = page.locator('.toast');
    await expect(toast).toContainText('Copied!');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const strip = page.locator('.foot-bar');
    await expect(strip).toBeInViewport();
    const edges = async () => {
      const [notice, foot] = [await toast.boundingBox(), await strip.boundingBox()];
      return (foot?.y ?? 0) - ((notice?.y ?? 999) + (notice?.height ?? 0));
    };
    // Heights are rounded to whole pixels.
    await expect.poll(edges).toBeGreaterThan(-1);
  });

  test.describe('with the options as at first', () => {
    test.use({ showsAllOptions: false });

    test('the bar says how many options it hides, in the middle of its height', async ({ page }) => {
      await openPage(page, '/tools/json-formatter');
      const more = page.getByRole('button', { name: /^\d+ more options$/ });
      await expect(more).toBeVisible();
      const count = Number.parseInt((await more.textContent()) ?? '', 10);
      const middle = async (locator: Locator) => {
        const { y = 0, height = 0 } = (await locator.boundingBox()) ?? {};
        return y + height / 2;
      };
      const bar = await middle(page.locator('.option-bar'));
      const first = page.locator('.one-row-flow > *').first();
      expect(Math.abs((await middle(first)) - bar)).toBeLessThan(2);
      expect(Math.abs((await middle(more)) - bar)).toBeLessThan(2);
      const shown = await page.locator('.one-row-flow > *').count();
      expect(count).toBe(shown - 1);
    });

    test('main options never hide', async ({ page }) => {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await openPage(page, '/tools/find-and-replace');
        const edge = async () => {
          const { y = 0, height = 0 } = (await page.locator('.one-row').boundingBox()) ?? {};
          return y + height;
        };
        await expect(page.getByRole('button', { name: /^\d+ more options$/ })).toBeVisible();
        for (const label of ['Find', 'Replace with']) {
          const { y = 0, height = 0 } = (await page.getByLabel(label, { exact: true }).boundingBox()) ?? {};
          expect(y + height).toBeLessThanOrEqual(await edge());
        }
      }
    });

    test('options keep to one row until all are wanted, now and from then on', async ({ page }) => {
      await openPage(page, '/tools/json-formatter');
      const bar = page.locator('.option-bar');
      const height = async () => (await bar.boundingBox())?.height ?? 0;
      const more = page.getByRole('button', { name: /^\d+ more options$/ });
      await expect(more).toBeVisible();
      expect(await height()).toBeLessThan(70);
      await more.click();
      expect(await height()).toBeGreaterThan(100);
      await page.getByLabel('Sort keys').click();
      // Other tools have options of their own.
      await openPage(page, '/tools/sql-formatter');
      await expect(more).toBeVisible();
      expect(await height()).toBeLessThan(70);
      await openPage(page, '/tools/json-formatter');
      await expect(page.getByRole('button', { name: 'Fewer options' })).toBeVisible();
      await page.getByRole('button', { name: 'Fewer options' }).click();
      expect(await height()).toBeLessThan(70);
    });
  });

  test('tabs scroll in one row', async ({ page }) => {
    await openPage(page, '/tools/percentage-calculator');
    const tabs = page.getByRole('tablist', { name: 'Kind of calculation' });
    expect((await tabs.boundingBox())?.height).toBeLessThan(60);
    await page.getByRole('tab', { name: 'Basic' }).press('End');
    await expect(page.getByRole('tab', { name: 'Discount & Tax' })).toBeInViewport();
  });
});

test('the action of a tool for files stays in view, and so does what came of it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openPage(page, '/tools/image-compressor');
  const compress = page.getByRole('button', { name: 'Compress', exact: true });
  await expect(compress).toBeInViewport({ ratio: 1 });
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(
      Array.from({ length: 12 }, (_, index) => ({
        name: `dot${index}.gif`,
        mimeType: 'image/gif',
        buffer: gif,
      })),
    );
  await expect(page.getByText('12 files ready')).toBeInViewport();
  await expect(page.getByRole('button', { name: /^Download all/ })).toBeInViewport({ ratio: 1 });
  await expect(compress).toBeInViewport({ ratio: 1 });
});

const twoRecords = '[{"a": 1, "b": "x"},\n{"a": 2, "b": "y"}]';

test.describe('on a tool’s page', () => {
  test('on a phone nothing takes the cursor', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...devices['Pixel 5'], baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await openTool(page, 'json-formatter');
    await expect(page.locator('html')).toHaveAttribute('data-palette', 'true');
    await expect(page.locator('body')).toBeFocused();
    await context.close();
  });

  test('a paste beside the boxes goes to the input', async ({ page }) => {
    await openTool(page, 'json-to-csv');
    await page.locator('h1').click();
    await transfer(page, 'paste', { text: twoRecords });
    await expect(page.getByRole('region', { name: 'Output' })).toContainText('a,b');
  });

  test('what the tool does not take is offered to those that do', async ({ page }) => {
    await openTool(page, 'loan-calculator');
    await page.locator('h1').click();
    await transfer(page, 'paste', { text: twoRecords });
    const palette = page.getByRole('dialog', { name: 'Find anything' });
    await expect(palette.getByRole('option', { name: 'JSON Formatter' })).toBeVisible();
    await page.keyboard.press('Escape');
    await transfer(page, 'drop', { file: { name: 'a.pdf', bytes: [...Buffer.from('%PDF-1.4\n')] } });
    await expect(palette.getByRole('status')).toContainText('a PDF document');
  });
});

test.describe('Your Tools', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('toolsFavorites') !== null) return;
      localStorage.setItem('toolsFavorites', '["json-formatter","qr-generator","pdf-merger"]');
      localStorage.setItem('recentTools', '["loan-calculator","qr-generator"]');
    });
    await openPage(page, '/');
  });

  test('shows favorites in their own order, then recent tools', async ({ page }) => {
    const names = page.getByRole('region', { name: 'Your Tools' }).getByRole('link');
    await expect(names).toHaveText(['JSON Formatter', 'QR Code Generator', 'PDF Merger', 'Loan Calculator']);
  });

  test('the keyboard changes the order of the favorites, and it stays', async ({ page }) => {
    const region = page.getByRole('region', { name: 'Your Tools' });
    await region.getByRole('button', { name: 'Change order' }).press('Enter');
    const move = region.getByRole('button', { name: 'Move PDF Merger left' });
    await move.press('Enter');
    await expect(region.getByRole('link').nth(1)).toHaveText('PDF Merger');
    await expect(move).toBeFocused();
    await move.press('Enter');
    await page.reload();
    await expect(region.getByRole('link').first()).toHaveText('PDF Merger');
  });

  test('dragging changes the order of the favorites', async ({ page }) => {
    const cards = page.getByRole('region', { name: 'Your Tools' }).getByRole('listitem');
    await cards.nth(2).dragTo(cards.nth(0));
    await expect(cards.getByRole('link').first()).toHaveText('PDF Merger');
  });
});

test('someone new sees no empty row of tools, and examples that answer', async ({ page }) => {
  await openPage(page, '/');
  await expect(page.getByRole('region', { name: 'Your Tools' })).toHaveCount(0);
  await expect(page.getByText('Nothing you type or drop leaves this device.')).toBeVisible();
  await page.getByRole('button', { name: '12 ft in m' }).click();
  await expect(page.locator('.palette-answer')).toHaveText('3.6576 m');
});

test('? lists the keys, and is a letter in a box', async ({ page }) => {
  await openPage(page, '/about');
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'true');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Copy the result');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('combobox').press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(0);
});

test('home sections share no tool with the next and end together; tabs show all their tools', async ({
  page,
}) => {
  await openPage(page, '/');
  const explore = page.getByRole('region', { name: 'Explore Our Tools Collection' });
  const featured = page.getByRole('region', { name: 'Featured Tools' });
  const namesIn = (region: Locator) => region.locator('.card-link').allTextContents();
  const shown = await namesIn(featured);
  const news = await namesIn(page.getByRole('region', { name: 'New Tools' }));
  expect(news.filter((name) => shown.includes(name))).toEqual([]);
  const explored = await namesIn(explore);
  expect(shown.filter((name) => explored.includes(name))).toEqual([]);

  const boxes = await featured.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const { width, right } = item.getBoundingClientRect();
      return [Math.round(width), Math.round(right)] as const;
    }),
  );
  expect(boxes).toHaveLength(8);
  expect(new Set(boxes.map(([width]) => width)).size).toBe(1);
  expect(boxes[3]?.[1]).toBe(boxes[7]?.[1]);
  await expect(featured.getByRole('link', { name: 'More tools' })).toHaveAttribute('href', '/all-tools');

  // The first tab and Utility show some.
  await explore.getByRole('tab', { name: 'Calculators' }).click();
  const count = Number(/All (\d+)/.exec((await explore.getByText(/^All \d+/).textContent()) ?? '')?.[1]);
  expect(count).toBeGreaterThan(8);
  await expect(explore.locator('.card')).toHaveCount(count);
});
