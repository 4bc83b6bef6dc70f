import { measureGrowth } from '#benchmarks/growth.ts';
import { compareWithKept } from '#benchmarks/kept-ratios.ts';
import { measureLoads } from '#benchmarks/page-load.ts';
import { measureOperations } from '#benchmarks/operations.ts';
import { measureQuickWork } from '#benchmarks/quick-work.ts';
import { withSite } from '#benchmarks/site.ts';
import { installTestPrograms } from './testing/system-packages.ts';
import { buildSite, isBuildStale } from './site/build-site.ts';

// `npm run bench` measures all, `npm run bench -- csv-viewer` one tool's operations, `npm run bench -- growth` how time
// and memory grow with the input. With `--keep` later runs are compared with this one.
// Prints ratios of one run on one machine: absolute times say little elsewhere.
const parameters = process.argv.slice(2);
const isKept = parameters.includes('--keep');
const [tool] = parameters.filter((parameter) => parameter !== '--keep');

if (tool === 'growth') await measureGrowth();
else await measureBesidePeers();

async function measureBesidePeers(): Promise<void> {
  installTestPrograms();
  await measureQuickWork(tool);
  if (await isBuildStale()) await buildSite();
  await withSite(async (browser, origin) => {
    if (tool === undefined) await measureLoads(browser, origin);
    compareWithKept(await measureOperations(browser, origin, tool), isKept);
  });
}
