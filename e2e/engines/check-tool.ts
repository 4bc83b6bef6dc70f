import type { Page } from '@playwright/test';
import { join } from 'node:path';
import type { ToolManifest } from '#client/tool-kit/define-tool.ts';
import type { Browser } from './browser.ts';
import { callInPage, EnginePage } from './page.ts';

const toolsFolder = join(import.meta.dirname, '../../client/tools');

/** Does a tool's main work. Returns what went wrong. */
export async function checkTool(browser: Browser, origin: string, tool: string): Promise<string[]> {
  const { doMainWork } = (await import(join(toolsFolder, tool, 'main-work.ts'))) as {
    doMainWork: (page: Page) => Promise<void>;
  };
  const { default: manifest } = (await import(join(toolsFolder, tool, 'manifest.ts'))) as {
    default: ToolManifest;
  };
  const faults: string[] = [];
  try {
    const page = new EnginePage(browser);
    await page.open(origin, `/tools/${manifest.slug}`);
    // The page has the part of Playwright's that the tools' main work uses; any other part fails the tool.
    await doMainWork(page as unknown as Page);
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  const seen = await callInPage(browser, 'readFaults');
  return [...faults, ...(seen ?? ['The page was not watched.'])];
}
