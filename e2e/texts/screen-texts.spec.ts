import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, openPage, test as ownProfileTest } from '#e2e/fixtures.ts';
import { readSite, toolCount } from '#e2e/pages.ts';
import { test } from '#e2e/shared-context.ts';
import { collectionScreens, homeAndLists, toolScreens } from './list-screens.ts';
import { favoriteScreens, faultScreens, formScreens, supportScreens } from './other-screens.ts';
import type { ScreenTexts } from './screen.ts';

/** Every text of the specification that visitors see outside the tools themselves. */
const screenTexts: Readonly<Record<string, readonly ScreenTexts[]>> = {
  'home and lists': homeAndLists,
  collections: collectionScreens,
  'a tool': toolScreens,
  favorites: favoriteScreens,
  forms: formScreens,
  support: supportScreens,
  faults: faultScreens,
};

for (const [kind, screens] of Object.entries(screenTexts)) {
  const [asTheyAre, madeReady] = [false, true].map((isMadeReady) =>
    screens.filter(({ prepare, faults }) => isMadeReady === Boolean(prepare ?? faults)),
  );
  if (asTheyAre?.length) {
    test(`${kind}: the specification’s words`, async ({ page }) => {
      for (const [index, screen] of asTheyAre.entries()) {
        if (screen.path !== asTheyAre[index - 1]?.path) await openPage(page, screen.path);
        await expectWords(page, screen);
      }
    });
  }
  for (const screen of madeReady ?? []) {
    ownProfileTest(`${screen.screen}: the specification’s words`, async ({ page, allowFault }) => {
      screen.faults?.forEach(allowFault);
      await screen.prepare?.(page);
      await openPage(page, screen.path);
      await expectWords(page, screen);
    });
  }
}

async function expectWords(page: Page, { screen, texts, links = {}, reach }: ScreenTexts): Promise<void> {
  await reach?.(page);
  for (const text of texts) {
    await expect.poll(() => readWords(page), { message: `${screen}: ${text}` }).toContain(text);
  }
  for (const [name, href] of Object.entries(links)) {
    const link = page.getByRole('link', { name, exact: true }).and(page.locator(`[href="${href}"]`));
    await expect(link.first(), `${screen}: ${name} to ${href}`).toBeAttached();
  }
}

test('a tool that is not built says so', async ({ page }) => {
  const announced = readSite().entries.find(
    ({ path, file }) =>
      path.startsWith('/tools/') &&
      readFileSync(join(import.meta.dirname, '..', '..', 'dist', file), 'utf8').includes(
        'Tool Under Development',
      ),
  );
  test.skip(!announced, 'Every tool is built.');
  await openPage(page, announced?.path ?? '');
  for (const text of ['Tool Under Development', 'Coming Soon', 'Tool in development']) {
    await expect.poll(() => readWords(page), { message: text }).toContain(text);
  }
  await expect(page.getByRole('link', { name: 'Explore Other Tools' })).toHaveAttribute('href', '/all-tools');
  await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
});

test('an unknown collection shows all tools under Tools', async ({ page }) => {
  await openPage(page, '/tool-category/nonsense');
  await expect(page.locator('h1')).toHaveText('Tools');
  await expect(page.locator('main li')).toHaveCount(toolCount);
});

test('the Message box has five rows, and the answers have the specified words', async ({ page }) => {
  await openPage(page, '/support?tab=contact');
  await expect(page.getByLabel('Message', { exact: true })).toHaveAttribute('rows', '5');
  await page.getByRole('tab', { name: 'FAQs' }).click();
  for (const [question, answer] of [
    ['What is Sundry?', 'small web tools'],
    ['Are the tools free?', 'Yes'],
    ['Do I need an account?', 'No'],
    ['A tool does not work. What can I do?', 'Refresh the page'],
    ['Is my data safe?', 'Processing happens in your browser'],
    ['Do the tools work on a phone?', 'Yes'],
    ['How can I suggest a tool?', 'Suggest a Tool'],
    ['Is there an API?', 'no public API'],
    ['Are there limits on use?', 'monitored for abuse'],
  ] as const) {
    await page.getByText(question).click();
    await expect(page.locator('details[open]').filter({ hasText: question })).toContainText(answer);
  }
});

/** Returns the readable words of the page: its text, and the labels of boxes and buttons. */
function readWords(page: Page): Promise<string> {
  return page.evaluate(() => {
    const labels = [...document.querySelectorAll('[placeholder],[aria-label]')].flatMap((element) => [
      element.getAttribute('placeholder'),
      element.getAttribute('aria-label'),
    ]);
    // Content below the screen is not laid out yet, so `innerText` lacks it.
    const below = [...document.querySelectorAll('.below')].map((element) => element.textContent);
    const choices = [...document.querySelectorAll('option')].map((option) => option.textContent);
    return [document.body.innerText, ...below, ...labels, ...choices].join('\n');
  });
}
