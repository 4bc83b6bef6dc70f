import { wayWithoutPassword } from './demo.ts';
import { buildSite, isBuildStale } from './site/build-site.ts';

// The build loads the bundler; a start of a site that is built already must not.
if (await isBuildStale()) await buildSite();
process.env.WITHOUT_PASSWORD = wayWithoutPassword(process.env);
await import('#server/main.ts');
