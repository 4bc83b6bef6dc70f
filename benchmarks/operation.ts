import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** A tool's main work, done by our page as a person would, and by the method that peers' pages use, in the same browser. */
export interface Operation {
  readonly name: string;
  readonly peer: string;
  readonly path: string;
  /** Makes the input once; `folder` is thrown away afterwards. */
  prepare(folder: string): Promise<string>;
  /** Prepares each page before the clock starts. */
  beforeOurs?(page: Page, input: string): Promise<void>;
  beforePeer?(page: Page): Promise<void>;
  runOurs(page: Page, input: string): Promise<{ outputBytes?: number }>;
  runPeer(page: Page, input: string): Promise<{ outputBytes?: number }>;
}

/** Puts a file into the page under a name by which the peer's method finds it. */
export function handFileToPage(page: Page, path: string): Promise<void> {
  return handFilesToPage(page, [path]);
}

export async function handFilesToPage(page: Page, paths: readonly string[]): Promise<void> {
  await page.evaluate(() => {
    const input = Object.assign(document.createElement('input'), {
      type: 'file',
      multiple: true,
      id: 'bench-input',
      hidden: true,
    });
    document.body.append(input);
  });
  await page.locator('#bench-input').setInputFiles([...paths]);
}

/**
 * A person approaches with the pointer or the keys before dropping or choosing a file, at least a second earlier.
 */
export async function approachFile(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(?:Choose|Open) / })
    .first()
    .hover();
  await page.waitForTimeout(1000);
}

/** Waits inside the page: asking from outside takes longer than some of the work. */
export async function waitForText(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => document.body.textContent.includes(wanted), text, {
    polling: 10,
    timeout: 120_000,
  });
}

interface FileWork {
  readonly name: string;
  readonly peer: string;
  readonly fileName: string;
  makeInput(): string | Uint8Array;
  beforeOurs?(page: Page): Promise<void>;
  /** Waits for our result. */
  waitForOurs(page: Page): Promise<unknown>;
  /** Runs in the peer's page, so it uses nothing from this module. */
  peerWork(file: File): Promise<void>;
}

/** A row about one file: our page opens it by its file box, the peer's page works on it on the main thread. */
export function fileWork(work: FileWork): Operation {
  const { name, peer, fileName, beforeOurs } = work;
  return {
    name,
    peer,
    path: `/tools/${name.split(':', 1)[0] ?? ''}`,
    async prepare(folder) {
      const path = join(folder, fileName);
      await writeFile(path, work.makeInput());
      return path;
    },
    ...(beforeOurs ? { beforeOurs } : {}),
    async runOurs(page, input) {
      await page.locator('main input[type=file]').first().setInputFiles(input);
      await work.waitForOurs(page);
      return {};
    },
    async runPeer(page, input) {
      await handFileToPage(page, input);
      await page.evaluate(`(async () => {
        const work = { ${String(work.peerWork)} };
        await work.peerWork(document.querySelector('#bench-input').files[0]);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      })()`);
      return {};
    },
  };
}
