import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { handFileToPage, type Operation } from '#benchmarks/operation.ts';

const sectionCount = 900;
const typed = 'The quick brown fox jumps';
const library = join(
  import.meta.dirname,
  '..',
  '..',
  'node_modules',
  'markdown-it',
  'dist',
  'browser',
  'markdown-it.umd.min.js',
);

interface MarkdownLibrary {
  render(text: string): string;
}

export const markdownOperation: Operation = {
  name: 'markdown-editor: open 850 kB, type 25 letters',
  peer: 'markdown-it and innerHTML on the main thread at every letter',
  path: '/tools/markdown-editor',
  async prepare(folder) {
    const path = join(folder, 'book.md');
    await writeFile(path, makeBook());
    return path;
  },
  async runOurs(page, input) {
    await page.locator('main input[type=file]').first().setInputFiles(input);
    await waitForPreview(page, 'last', 'Last line');
    const box = page.getByRole('textbox', { name: 'Markdown', exact: true }).last();
    await box.click();
    await typeAtStart(page);
    await waitForPreview(page, 'first', typed);
    return {};
  },
  async runPeer(page, input) {
    // Our own pages refuse a script that is none of ours; the peers' have no such policy.
    await page.goto('about:blank');
    await page.addScriptTag({ path: library });
    await handFileToPage(page, input);
    await page.evaluate(async () => {
      const file = document.querySelector<HTMLInputElement>('#bench-input')?.files?.[0];
      const makeLibrary = Reflect.get(globalThis, 'markdownit') as () => MarkdownLibrary;
      const markdown = makeLibrary();
      const box = document.createElement('textarea');
      const preview = Object.assign(document.createElement('div'), { id: 'bench-preview' });
      const show = () => {
        preview.innerHTML = markdown.render(box.value);
      };
      box.value = (await file?.text()) ?? '';
      box.addEventListener('input', show);
      document.body.append(box, preview);
      show();
      box.focus();
    });
    await typeAtStart(page);
    await page.waitForFunction(
      (text) => document.querySelector('#bench-preview > :first-child')?.textContent.includes(text),
      typed,
      { timeout: 120_000 },
    );
    return {};
  },
};

/** Looks at only one block: looking through all of them would itself hold the page up. */
async function waitForPreview(page: Page, place: 'first' | 'last', text: string): Promise<void> {
  await page.waitForFunction(
    ([end, wanted]) => {
      const root = document.querySelector('[data-testid=preview]')?.shadowRoot?.querySelector('.scroller');
      const chunk = end === 'first' ? root?.firstElementChild : root?.lastElementChild;
      const block = end === 'first' ? chunk?.firstElementChild : chunk?.lastElementChild;
      return block?.textContent.includes(wanted);
    },
    [place, text] as const,
    { timeout: 120_000 },
  );
}

async function typeAtStart(page: Page): Promise<void> {
  await page.keyboard.press('Control+Home');
  await page.keyboard.type(typed);
}

function makeBook(): string {
  const paragraph = 'Sphinx of black quartz, **judge** my `vow`, see [above](#section-1). '.repeat(4);
  const sections = Array.from({ length: sectionCount }, (_, index) =>
    [`## Section ${index + 1}`, paragraph, paragraph, paragraph, '- one\n- two\n- three\n'].join('\n\n'),
  );
  return `Start\n\n${sections.join('\n')}\nLast line\n`;
}
