import { buildSite } from './site/build-site.ts';

await buildSite();
