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
const works = await Promise.all(
  globSync('client/tools/*/main-work.ts', { cwd: root }).toSorted().map(readWork),
);

// Runs each tool's main task for someone who has only seen the home page with a network, or who had the large parts
// stored, too. A browser stores the site once for all tests of a kind.
for (const [name, test] of [
  ['after a visit of the home page', homeOnlyTest],
  ['with the large parts stored', storedTest],
] as const) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });
    for (const { id, slug, doMainWork, needsHeavyParts } of works) {
      if ((test === storedTest) !== needsHeavyParts) continue;
      test(`offline: ${id}`, async ({ page, allowFault }) => {
        allowFault('ERR_INTERNET_DISCONNECTED');
        await openTool(page, slug);
        await doMainWork(page);
      });
    }
  });
}

async function readWork(file: string) {
  const folder = join(root, dirname(file));
  const { doMainWork, needsHeavyParts = false } = (await import(join(root, file))) as MainWork;
  const { default: tool } = (await import(join(folder, 'manifest.ts'))) as { default: ToolManifest };
  return { id: basename(folder), slug: tool.slug, doMainWork, needsHeavyParts };
}
