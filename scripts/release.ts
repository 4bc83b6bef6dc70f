import { statSync } from 'node:fs';
import { join } from 'node:path';
import { writeRelease } from './release/write-release.ts';
import { buildSite, isBuildStale } from './site/build-site.ts';
import { root } from './site/paths.ts';

// `npm run release` writes the archive that people host, its checksum and the list of its packages into `release/`.
if (await isBuildStale()) await buildSite();
const { archive, checksum, sbom } = await writeRelease(join(root, 'release'));
console.log(`${archive}: ${(statSync(archive).size / 1e6).toFixed(1)} MB\n${checksum}\n${sbom}`);
