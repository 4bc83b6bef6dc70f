import type { Page } from '@playwright/test';
import { expect, openTool, test } from './fixtures.ts';

const blocks = (page: Page) => page.getByTestId('preview').locator('.block');
const parts = Array.from(
  { length: 150 },
  (_, index) => `## Part ${index}\n\n${'Some **words**. '.repeat(16)}`,
);
const letters = Array.from({ length: 80 }, (_, index) => 'abcdefghij'.charAt(index % 10));

/** Makes every timer, frame and message of the page late by chance, as on a busy machine, and keeps their order. */
function beLate(seed: number): void {
  let state = seed * 7919;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  const lateMs = () => (random() < 0.5 ? 0 : random() * 400);
  const { setTimeout: startTimer, requestAnimationFrame: askFrame } = globalThis;
  const inOrder = () => {
    let lastMs = 0;
    return (act: () => void) => {
      lastMs = Math.max(lastMs, performance.now() + lateMs());
      startTimer(act, lastMs - performance.now());
    };
  };
  const slowTimer = (act: () => void, ms = 0) => startTimer(act, ms + lateMs());
  globalThis.setTimeout = slowTimer as typeof setTimeout;
  globalThis.requestAnimationFrame = (act) => askFrame((time) => startTimer(() => act(time), lateMs()));
  globalThis.Worker = class extends Worker {
    readonly #send = inOrder();
    readonly #receive = inOrder();
    override postMessage(message: unknown): void {
      this.#send(() => super.postMessage(message));
    }
    override set onmessage(listen: (event: MessageEvent) => void) {
      super.onmessage = (event) => this.#receive(() => listen(event));
    }
  };
}

for (const seed of [1, 2]) {
  test(`no letter is lost when everything comes late (${seed})`, async ({ page }) => {
    await page.addInitScript(beLate, seed);
    await openTool(page, 'markdown-editor');
    await page.evaluate((text) => navigator.clipboard.writeText(text), parts.join('\n\n'));
    await page.getByRole('button', { name: 'Paste' }).click();
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+Home');
    for (const [index, letter] of letters.entries()) {
      await page.keyboard.type(letter, { delay: (index * seed) % 7 === 0 ? 120 : 5 });
    }
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' the end', { delay: 30 });
    await expect(blocks(page).first()).toHaveText(`${letters.join('')}## Part 0`);
    await expect(blocks(page).last()).toContainText('words. the end');
    await expect(blocks(page)).toHaveCount(2 * parts.length);
    await expect(blocks(page).last()).toBeInViewport();
  });
}

/** Reports the changes of each second together, as a busy browser may. */
function reportTogether(): void {
  globalThis.IntersectionObserver = class extends IntersectionObserver {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const held: IntersectionObserverEntry[] = [];
      super((entries, observer) => {
        if (held.length === 0) setTimeout(() => tell(held.splice(0), observer), 1000);
        held.push(...entries);
      }, options);
    }
  };
}

test('the strip shows a result that left the view, even if the browser reports it late', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(reportTogether);
  await openTool(page, 'unit-converter');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('.foot-bar')).toBeInViewport();
});
