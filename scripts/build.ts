import { buildSite, isBuildStale } from './site/build-site.ts';

const isNeeded = !process.argv.includes('--if-stale') || (await isBuildStale());
if (isNeeded) await buildSite();
