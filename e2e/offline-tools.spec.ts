import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ToolManifest } from '#client/tool-kit/define-tool.ts';
import { openTool } from './fixtures.ts';
import { homeOnlyTest, storedTest } from './shared-context.ts';

/** A tool's `main-work.ts`. */
interface MainWork {
  readonly doMainWork: (page: Page) => Promise<void>;
  /** True if codecs or parsers must be stored by the button in the footer before. */
  readonly needsHeavyParts?: boolean;
}

const root = join(import.meta.dirname, '..');

// Runs each tool's main task for someone who has only seen the home page with a network.
for (const file of globSync('client/tools/*/main-work.ts', { cwd: root }).toSorted()) {
  const folder = join(root, dirname(file));
  const { doMainWork, needsHeavyParts = false } = (await import(join(root, file))) as MainWork;
  const { default: tool } = (await import(join(folder, 'manifest.ts'))) as { default: ToolManifest };
  const test = needsHeavyParts ? storedTest : homeOnlyTest;
  test(`offline: ${basename(folder)}`, async ({ page, allowFault }) => {
    allowFault('ERR_INTERNET_DISCONNECTED');
    await openTool(page, tool.slug);
    await doMainWork(page);
  });
}
