import { measureLighthouse } from '#benchmarks/lighthouse.ts';
import { buildSite, isBuildStale } from './site/build-site.ts';
import { installTestPrograms } from './testing/system-packages.ts';

// Scores depend on how busy the machine is: run it on a calm one.
installTestPrograms();
if (await isBuildStale()) await buildSite();
process.exitCode = (await measureLighthouse()) ? 0 : 1;
