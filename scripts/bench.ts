import { measureLoads } from '#benchmarks/page-load.ts';
import { measureOperations } from '#benchmarks/operations.ts';
import { measureQuickWork } from '#benchmarks/quick-work.ts';
import { withSite } from '#benchmarks/site.ts';
import { installTestPrograms } from './testing/system-packages.ts';
import { buildSite, isBuildStale } from './site/build-site.ts';

// `npm run bench` measures all, `npm run bench -- csv-viewer` one tool's operations.
// Prints ratios of one run on one machine: absolute times say little elsewhere.
const tool = process.argv[2];
installTestPrograms();
await measureQuickWork(tool);
if (await isBuildStale()) await buildSite();
await withSite(async (browser, origin) => {
  if (tool === undefined) await measureLoads(browser, origin);
  await measureOperations(browser, origin, tool);
});
