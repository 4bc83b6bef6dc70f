import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { ToolManifest } from '#client/tool-kit/define-tool.ts';

/** A tool's main task, as its `main-work.ts` does it on the tool's open page. */
export interface MainWork {
  readonly id: string;
  readonly slug: string;
  readonly doMainWork: (page: Page) => Promise<void>;
  /** True if codecs or parsers must be stored by the button in the footer before. */
  readonly needsHeavyParts: boolean;
  /** What the page says over plain http, if browsers do the work only over https. */
  readonly refusal: string | undefined;
}

const root = join(import.meta.dirname, '..');

/** Returns the main tasks of all tools, by id. */
export function listMainWorks(): Promise<readonly MainWork[]> {
  const files = globSync('client/tools/*/main-work.ts', { cwd: root }).toSorted();
  return Promise.all(files.map((file) => readMainWork(basename(dirname(file)))));
}

/** Runs a tool's main task on its open page. */
export async function doMainWork(page: Page, id: string): Promise<void> {
  await (await readMainWork(id)).doMainWork(page);
}

async function readMainWork(id: string): Promise<MainWork> {
  const folder = join(root, 'client/tools', id);
  const {
    doMainWork,
    needsHeavyParts = false,
    refusal,
  } = (await import(join(folder, 'main-work.ts'))) as Pick<MainWork, 'doMainWork'> & Partial<MainWork>;
  const { default: tool } = (await import(join(folder, 'manifest.ts'))) as { default: ToolManifest };
  return { id, slug: tool.slug, doMainWork, needsHeavyParts, refusal };
}

/** Sends a message by the open contact form. */
export async function sendMessage(page: Page, subject: string): Promise<void> {
  await page.getByLabel('Your Name').fill('Priya N.');
  await page.getByLabel('Email Address').fill('priya@example.org');
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('textbox', { name: 'Message' }).fill('A question that can wait.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
}

/** Stores every tool by the button in the footer, then cuts the network. */
export async function storeAllAndGoOffline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make all tools available offline' }).click();
  await page.getByText('Every tool is stored and works without a network.').waitFor();
  await page.context().setOffline(true);
}
