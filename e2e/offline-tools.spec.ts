import { openTool } from './fixtures.ts';
import { listMainWorks } from './main-work.ts';
import { homeOnlyTest, storedTest } from './shared-context.ts';

const works = await listMainWorks();

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
