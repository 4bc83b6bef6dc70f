import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { handFileToPage, type Operation, waitForText } from './operation.ts';

interface Conversion {
  readonly id: string;
  readonly what: string;
  readonly peer: string;
  readonly fileName: string;
  /** Options that are chosen before. */
  choose?(page: Page): Promise<void>;
  makeInput(): string;
  /** Text that is only in the output. */
  readonly sign: string;
  /** Runs in the page, on the whole text. */
  convert(text: string): string;
}

/** A text converter on the standard page, beside the few lines that peers' pages run on the main thread. */
export function converter({
  id,
  what,
  peer,
  fileName,
  choose,
  makeInput,
  sign,
  convert,
}: Conversion): Operation {
  return {
    name: `${id}: ${what}`,
    peer: `${peer} on the main thread, shown in a text box`,
    path: `/tools/${id}`,
    async prepare(folder) {
      const path = join(folder, fileName);
      await writeFile(path, makeInput());
      return path;
    },
    ...(choose ? { beforeOurs: choose } : {}),
    async runOurs(page, input) {
      await page.locator('main input[type=file]').first().setInputFiles(input);
      await waitForText(page, sign);
      return {};
    },
    runPeer: (page, input) => runPeer(page, input, convert),
  };
}

async function runPeer(page: Page, input: string, convert: (text: string) => string): Promise<object> {
  await handFileToPage(page, input);
  // Our own pages run no text as a program, but Playwright may.
  await page.evaluate(`(async () => {
    const convert = ${convert.toString()};
    const file = document.querySelector('#bench-input').files[0];
    const box = document.createElement('textarea');
    box.value = convert(await file.text());
    document.body.append(box);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  })()`);
  return {};
}
