import { buildSite, isBuildStale } from './site/build-site.ts';

// `npm run export` writes the site as plain files for any web server.
if (await isBuildStale()) await buildSite();
await import('#server/export-cli.ts');
