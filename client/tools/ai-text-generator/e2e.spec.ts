import type { Page } from '@playwright/test';
import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

const output = (page: Page) => page.getByRole('region', { name: 'Output' });

test('without a model it says so, and drafts by templates', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'LanguageModel'));
  await openTool(page, 'ai-text-generator');
  await expect(page.getByText('This browser has no built-in model.')).toBeVisible();
  await writeText(page, 'Input', 'the summer party\nbring a salad');
  await expect(output(page)).toContainText('Subject: The summer party');
  await expect(output(page)).toContainText('Bring a salad.');
  await expect(page.getByText('No language model: put together from phrases')).toBeVisible();
  await page.getByLabel('Tone').selectOption('Formal');
  await expect(output(page)).toContainText('Dear');
  const before = await output(page).textContent();
  await page.getByRole('button', { name: 'Other phrases' }).click();
  await page.getByRole('button', { name: 'Other phrases' }).click();
  await expect(output(page)).not.toHaveText(before ?? '');
  await page.getByLabel('Write', { exact: true }).selectOption('Summary of a text');
  await expect(page.getByText('these are sentences of the text itself')).toBeVisible();
});

/** A model that answers with the number of the call, word by word. */
function stubModel(): void {
  let calls = 0;
  const create = ({ monitor }: { monitor: (target: EventTarget) => void }) => {
    const target = new EventTarget();
    monitor(target);
    target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 0.5 }));
    return Promise.resolve({
      promptStreaming: (prompt: string, { signal }: { signal: AbortSignal }) => {
        calls += 1;
        if (prompt.includes('too long')) throw new DOMException('', 'QuotaExceededError');
        const own = calls;
        return new ReadableStream<string>({
          async start(controller) {
            signal.addEventListener('abort', () => controller.error(signal.reason));
            controller.enqueue(`Draft ${own} `);
            while (prompt.includes('for ever') && !signal.aborted)
              await new Promise((done) => setTimeout(done, 20));
            if (signal.aborted) return;
            controller.enqueue('is done.');
            controller.close();
          },
        });
      },
      destroy: () => undefined,
    });
  };
  Reflect.set(globalThis, 'LanguageModel', { availability: () => Promise.resolve('downloadable'), create });
}

test("the browser's own model: asked first, streamed, stopped, drafts kept, failures reported", async ({
  page,
}) => {
  await page.addInitScript(stubModel);
  await openTool(page, 'ai-text-generator');
  await page.getByText("Browser's own model", { exact: true }).first().click();
  await expect(page.getByText('once for all sites: several gigabytes')).toBeVisible();
  await writeText(page, 'Input', 'the party');
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await expect(output(page)).toContainText('Draft 1 is done.');
  await writeText(page, 'Input', ' for ever');
  await expect(page.getByText('Outdated').first()).toBeVisible();
  await page.getByRole('button', { name: 'Write again' }).click();
  await expect(output(page)).toContainText('Draft 2');
  await page.getByRole('button', { name: 'Cancel' }).click();
  // The unfinished text stays, and so do earlier drafts.
  await expect(page.getByText('This draft is not finished')).toBeVisible();
  await expect(output(page)).toContainText('Draft 2');
  await page.getByRole('group', { name: 'Draft' }).getByText('1', { exact: true }).click();
  await expect(output(page)).toContainText('Draft 1 is done.');
  await writeText(page, 'Input', ' too long');
  await page.getByRole('button', { name: 'Write again' }).click();
  await expect(page.getByText('The text is longer than the model can read at once.')).toBeVisible();
});
