import type { Page } from '@playwright/test';
import { findViolations } from './accessibility.ts';
import { expect, expectNoOverflow, openPage as open, test as ownProfileTest, transfer } from './fixtures.ts';
import { test } from './shared-context.ts';

const options = (page: Page, selected?: boolean) =>
  page.locator('#palette-list').getByRole('option', selected === undefined ? {} : { selected });
const suggested = (page: Page, selected?: boolean) =>
  page.locator('#search-suggestions').getByRole('option', selected === undefined ? {} : { selected });
const headerSearch = (page: Page) => page.getByRole('banner').getByRole('combobox');
const box = (page: Page) => page.getByRole('combobox', { name: 'Find a tool, a page or an action' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Find anything' });

/** Opens a page and waits until the palette's keys are heard. */
async function openPage(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.locator('html[data-palette]').waitFor();
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
}

test.describe('the palette', () => {
  test('opens by Ctrl+K and by /, finds by typo and intent, and goes there by keyboard alone', async ({
    page,
  }) => {
    await openPage(page, '/categories');
    await openPalette(page);
    await page.keyboard.type('morgage');
    await expect(options(page).first()).toContainText('Loan Calculator');
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeHidden();

    await page.keyboard.press('/');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('fingerprint of a file');
    await expect(options(page, true)).toContainText('Hash Generator');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tools\/hash-generator$/);
  });

  ownProfileTest('what is typed before it is loaded is not lost', async ({ page }) => {
    await page.route(/\/assets\/palette-[^/]*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await openPage(page, '/about');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('morgage');
    await expect(box(page)).toHaveValue('morgage');
    await expect(options(page).first()).toContainText('Loan Calculator');
  });

  ownProfileTest('Enter waits for the answer, so that the tool opens with the question', async ({ page }) => {
    // The tools that answer come late.
    await page.route(/\/assets\/answer-[^/]*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await openPage(page, '/');
    await openPalette(page);
    await page.keyboard.insertText('vat 19% of 200');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tools\/percentage-calculator#/);
    await expect(page.locator('.result-value')).toHaveText('238.00');
  });

  test('shows favorites and recent tools first', async ({ page }) => {
    await openPage(page, '/tools/hash-generator');
    await page.getByRole('button', { name: 'Favorite: Hash Generator' }).click();
    await openPage(page, '/tools/unit-converter');
    await openPalette(page);
    const groups = dialog(page).getByRole('group');
    await expect(groups.nth(0)).toContainText('Hash Generator');
    await expect(groups.nth(1)).toContainText('Unit Converter');
  });

  test('runs actions, and plain text can still be searched on All Tools', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openPage(page, '/');
    await openPalette(page);
    await page.keyboard.type('dark mode');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await openPalette(page);
    await page.keyboard.type('pdf');
    await page.keyboard.press('ArrowUp');
    await expect(options(page, true)).toContainText('Search all tools for “pdf”');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/all-tools\?search=pdf$/);
  });
});

test.describe('the search boxes', () => {
  test('show the palette’s list while one types; Enter alone searches All Tools', async ({ page }) => {
    await openPage(page, '/categories');
    const search = headerSearch(page);
    await search.pressSequentially('morgage');
    await expect(suggested(page).first()).toContainText('Loan Calculator');
    await expect(search).toHaveAttribute('aria-expanded', 'true');
    await expect(suggested(page, true)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/all-tools\?search=morgage$/);
  });

  test('arrow keys choose, Escape closes, and a tool opens by Enter', async ({ page }) => {
    await openPage(page, '/');
    const search = page.getByRole('region', { name: 'Welcome' }).getByRole('combobox');
    await search.pressSequentially('sha');
    await expect(suggested(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(suggested(page)).toHaveCount(0);
    await expect(search).toHaveAttribute('aria-expanded', 'false');
    await search.pressSequentially('256');
    await expect(suggested(page).first()).toContainText('Hash Generator');
    // Enter would send the form: the hint is beside that row.
    await expect(suggested(page).filter({ has: page.locator('kbd') })).toContainText(
      'Search all tools for “sha256”',
    );
    await page.keyboard.press('ArrowDown');
    await expect(suggested(page).filter({ has: page.locator('kbd') })).toContainText('Hash Generator');
    await expect(suggested(page, true)).toContainText('Hash Generator');
    await expect(search).toHaveAttribute('aria-activedescendant', /search-suggestions-/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tools\/hash-generator$/);
  });

  test('an option can be pressed, leaving the box closes the list, and / in a text box is a letter', async ({
    page,
  }) => {
    await openPage(page, '/tools/hash-generator');
    await page.getByLabel('Text to hash').pressSequentially('a/b');
    await expect(page.getByLabel('Text to hash')).toHaveValue('a/b');
    await headerSearch(page).pressSequentially('compress');
    await expect(suggested(page).filter({ hasText: 'PDF Compressor' })).toBeVisible();
    await page.getByLabel('Text to hash').focus();
    await expect(suggested(page)).toHaveCount(0);
    await headerSearch(page).press('ArrowDown');
    await expect(options(page).filter({ hasText: 'PDF Compressor' })).toBeVisible();
    await page.keyboard.press('Escape');
    await headerSearch(page).fill('unit conv');
    await suggested(page).first().click();
    await expect(page).toHaveURL(/\/tools\/unit-converter$/);
  });

  test('Enter searches, and a second Enter opens the best match', async ({ page }) => {
    const hero = page.getByRole('region', { name: 'Welcome' }).getByRole('combobox');
    for (const [query, name, path] of [
      ['merge pdf files', 'PDF Merger', /\/tools\/pdf-merger$/],
      ['wifi qr', 'Open in QR Code Generator', /\/tools\/qr-generator#v1\./],
    ] as const) {
      await openPage(page, '/');
      await hero.fill(query);
      await expect(suggested(page).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/all-tools\?search=/);
      await expect(page.getByRole('main').getByRole('link', { name, exact: true }).first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(path);
    }
  });

  test('All Tools shows what the ranker finds behind literal matches, answers, and the nearest', async ({
    page,
  }) => {
    const related = page.getByRole('region', { name: 'Related' });
    await openPage(page, '/all-tools?search=merge+pdf');
    await expect(related.getByRole('link').first()).toHaveText('PDF Merger');
    // Among the tools with this word, the intended one comes first.
    await openPage(page, '/all-tools?search=json');
    await expect(page.getByRole('main').locator('.card-link').first()).toHaveText('JSON Formatter');
    await openPage(page, '/all-tools?search=12+ft+in+m');
    await expect(page.getByRole('main')).toContainText('3.6576 m');
    await page.getByRole('link', { name: 'Open in Unit Converter' }).click();
    await expect(page.getByLabel('Value', { exact: true })).toHaveValue('12');
    await openPage(page, '/all-tools?search=sign+pdf');
    await expect(page.getByText('No tool here signs documents.')).toBeVisible();
    await openPage(page, '/all-tools?search=klkulator');
    await expect(page.getByText('No tools found')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Nearest' }).getByRole('link').first()).toHaveText(
      'Calculator',
    );
  });

  test('names of tools come before categories, and what no tool does is said', async ({ page }) => {
    await openPage(page, '/about');
    await openPalette(page);
    await page.keyboard.type('pdf');
    await expect(dialog(page).getByRole('group').first()).toHaveAccessibleName('Tools');
    await expect(options(page).first()).toContainText('PDF Compressor');
    await expect(options(page).filter({ hasText: 'PDF Merger' })).toBeVisible();
    await box(page).fill('sign pdf');
    await expect(dialog(page).getByRole('status')).toContainText('No tool here signs documents.');
    await box(page).fill('zzzz qqq');
    await expect(dialog(page).getByRole('status')).toContainText('No tool here matches “zzzz qqq”.');
    await expect(options(page, true)).toContainText('Suggest');
  });

  test('answer questions, too: Ctrl+Enter copies an answer, Enter opens it at once', async ({ page }) => {
    const hero = page.getByRole('region', { name: 'Welcome' }).getByRole('combobox');
    await openPage(page, '/');
    await hero.fill('12 ft in m');
    await expect(page.locator('.palette-answer')).toHaveText('3.6576 m');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('3.6576 m');
    await expect(page.getByText('Copied!')).toBeVisible();
    await hero.fill('12 x 12');
    await expect(suggested(page, true)).toContainText('Calculator');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tools\/calculator#v1\./);
  });
});

test.describe('answers', () => {
  test('are shown and copied by Ctrl+Enter, and words are no question', async ({ page }) => {
    await openPage(page, '/about');
    for (const [question, answer] of [
      ['12 ft in m', '3.6576 m'],
      [`5'11" in cm`, '180.34 cm'],
      ['15% of 80', '12'],
      ['2*(3+4)', '14'],
      ['15:30 Tokyo in UTC', '6:30 AM UTC'],
      ['10.0.0.0/22', '10.0.0.1 – 10.0.3.254'],
      ['#ff8800', 'rgb(255, 136, 0)'],
    ] as const) {
      await openPalette(page);
      await box(page).fill(question);
      await expect(page.locator('.palette-answer')).toHaveText(answer);
      await page.keyboard.press('Control+Enter');
      await expect(dialog(page)).toBeHidden();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(answer);
    }
    await openPalette(page);
    await page.keyboard.type('base64');
    await expect(options(page, true)).toContainText('Base64');
    await expect(page.locator('.palette-finding')).toHaveCount(0);
  });

  test('Enter opens the tool with what was asked', async ({ page }) => {
    await openPage(page, '/about');
    await openPalette(page);
    await page.keyboard.type('12 ft in m');
    await expect(options(page, true)).toContainText('Unit Converter open with 12 ft → m');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tools\/unit-converter#v1\./);
    await expect(page.getByLabel('Value', { exact: true })).toHaveValue('12');
    await expect(page.locator('.result-value')).toHaveText('3.6576 m');
    for (const [question, path, result] of [
      ['15% of 80', /\/tools\/percentage-calculator#v1\./, '12'],
      ['2*(3+4)', /\/tools\/calculator#v1\./, '14'],
      ['#ff8800', /\/tools\/color-picker#v1\./, 'rgb(255, 136, 0)'],
      ['180cm in feet and inches', /\/tools\/unit-converter#v1\./, '5 ft 10.87 in'],
      ['120 including 20% vat', /\/tools\/percentage-calculator#v1\./, '100.00, tax 20.00'],
      ['tan 45 degrees', /\/tools\/calculator#v1\./, '1'],
    ] as const) {
      await page.locator('html[data-palette]').waitFor();
      await openPalette(page);
      await box(page).fill(question);
      await expect(page.locator('.palette-answer')).toHaveText(result);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('main')).toContainText(result.replace(/, tax.*/, ''));
    }
  });
});

// RFC 7519, section 3.1.
const jwt =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';

test.describe('pasted and dropped data', () => {
  test('a token is named, with what it says', async ({ page }) => {
    await openPage(page, '/');
    await transfer(page, 'paste', { text: jwt });
    const finding = dialog(page).getByRole('status');
    await expect(finding).toContainText(`Looks like a JSON Web Token · ${jwt.length} characters`);
    await expect(finding).toContainText('HS256 · expires 22 Mar 2011');
    const takers = page.getByRole('group', { name: 'Use it with' }).getByRole('option');
    // Tools for any text come after the last row.
    await expect(takers).toHaveText([/JWT Decoder/, /\d+ more/]);
  });

  test('pasted JSON opens filled in the tool one chooses; nothing opens by itself', async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('region', { name: 'Welcome' }).getByRole('combobox').focus();
    await transfer(page, 'paste', { text: '{\n  "a": 1,\n  "b": [2]\n}' });
    await expect(dialog(page).getByRole('status')).toContainText('An object of 2 keys: a, b');
    await expect(options(page, true)).toContainText('JSON Formatter');
    await expect(page).toHaveURL(/\/$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tools\/json-formatter$/);
    await expect(page.getByRole('main')).toContainText('"b"');
  });

  test('dropped pictures go to the picture tools', async ({ page }) => {
    // A picture of one pixel.
    const gif = [...Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')];
    await openPage(page, '/categories');
    await transfer(page, 'drop', { file: { name: 'dot.gif', bytes: gif } });
    await expect(dialog(page).getByRole('status')).toContainText('Looks like a GIF image');
    await expect(dialog(page).getByRole('status')).toContainText('dot.gif');
    await page.keyboard.type('compress');
    await expect(options(page, true)).toContainText('Image Compressor');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tools\/image-compressor$/);
    await expect(page.getByRole('main')).toContainText('dot.gif');
  });

  test('in the palette itself a paste of several lines becomes data, one line stays text', async ({
    page,
  }) => {
    await openPage(page, '/about');
    await openPalette(page);
    await transfer(page, 'paste', { text: 'name,age\nAnn,31\nBob,27' });
    await expect(dialog(page).getByRole('status')).toContainText('Looks like a table (CSV)');
    await page.keyboard.press('Backspace');
    await expect(dialog(page).locator('.palette-finding')).toHaveCount(0);
    await page.keyboard.insertText('919108f7-52d1-4320-9bac-f847db4148a8');
    await expect(dialog(page).getByRole('status')).toContainText('Version 4: random bits');
    await expect(dialog(page).getByRole('combobox')).toHaveValue('919108f7-52d1-4320-9bac-f847db4148a8');
  });

  test('text pasted into a form’s field stays there', async ({ page }) => {
    await openPage(page, '/suggest-tool');
    await page.getByLabel('Description').focus();
    await transfer(page, 'paste', { text: '{"a":\n1}' });
    await expect(dialog(page)).toHaveCount(0);
  });

  test('an unknown file is named as such', async ({ page }) => {
    await openPage(page, '/');
    await transfer(page, 'drop', { file: { name: 'x.bin', bytes: [0, 1, 2, 3] } });
    await expect(dialog(page).getByRole('status')).toContainText('a file of a kind we do not know');
    await expect(options(page).filter({ hasText: 'Hash Generator' })).toBeVisible();
  });
});

test('is accessible in both themes, with results, an answer, data, and under a search box', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openPage(page, '/about');
  await openPalette(page);
  await page.keyboard.type('json');
  await expect(options(page).first()).toBeVisible();
  await expectAccessible(page);
  await box(page).fill('12 ft in m');
  await expect(page.locator('.palette-answer')).toBeVisible();
  await expectAccessible(page);
  await transfer(page, 'paste', { text: '<p>\n</p>' });
  await expect(page.getByText('Looks like HTML')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await headerSearch(page).fill('12 ft in m');
  await expect(page.locator('.palette-answer')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page);
});

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/');
  await page.getByRole('region', { name: 'Welcome' }).getByRole('combobox').pressSequentially('12 ft in m');
  await expect(page.locator('.palette-answer')).toBeVisible();
  const popup = await page.locator('.search-suggestions').boundingBox();
  expect(popup?.x).toBeGreaterThanOrEqual(0);
  expect((popup?.x ?? 0) + (popup?.width ?? 999)).toBeLessThanOrEqual(390);
  await expectNoOverflow(page);
});

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
    );
    expect(await findViolations(page)).toEqual([]);
  }
}
