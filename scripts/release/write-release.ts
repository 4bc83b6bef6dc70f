import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteManifest } from '#core/site/site-manifest.ts';
import { cacheDir, distDir, root } from '../site/paths.ts';
import { bundleServer } from './bundle-server.ts';

/** The files of a release, by their paths. */
interface Release {
  readonly archive: string;
  /** The archive's SHA-256 in the format of `sha256sum`. */
  readonly checksum: string;
  /** The packages in the release with their licenses (CycloneDX). */
  readonly sbom: string;
}

const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Readonly<
  Record<'name' | 'version' | 'description' | 'license', string>
>;

/** Packs the built site and the server into one archive in `outDir`. */
export async function writeRelease(outDir: string): Promise<Release> {
  const { name, version } = project;
  const folder = `${name}-${version}`;
  const stage = join(cacheDir, 'release');
  const releaseDir = join(stage, folder);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(releaseDir, { recursive: true });
  copySite(join(releaseDir, 'dist'), await bundleServer(releaseDir));
  cpSync(join(root, 'scripts', 'release', 'sundry.js'), join(releaseDir, 'sundry.js'));
  for (const file of ['LICENSE', 'CHANGELOG.md', 'SECURITY.md', 'deploy']) {
    cpSync(join(root, file), join(releaseDir, file), { recursive: true });
  }
  cpSync(join(root, 'docs', 'hosting.md'), join(releaseDir, 'README.md'));
  cpSync(join(root, 'docs', 'operations.md'), join(releaseDir, 'docs', 'operations.md'));
  writeFileSync(join(releaseDir, 'package.json'), describePackage());

  mkdirSync(outDir, { recursive: true });
  const archive = join(outDir, `${folder}.tar.gz`);
  execFileSync('tar', ['-czf', archive, '-C', stage, folder]);
  const hash = createHash('sha256').update(readFileSync(archive)).digest('hex');
  const checksum = `${archive}.sha256`;
  writeFileSync(checksum, `${hash}  ${folder}.tar.gz\n`);
  const sbom = join(outDir, `${folder}.cdx.json`);
  writeFileSync(sbom, listPackages());
  return { archive, checksum, sbom };
}

/**
 * Copies the site without the files of earlier builds, and without uncompressed files that the server can
 * decompress itself.
 */
function copySite(target: string, taken: ReadonlySet<string>): void {
  const site = JSON.parse(readFileSync(join(distDir, 'site.json'), 'utf8')) as SiteManifest;
  const files = site.entries.flatMap(({ file, encodings }) => [
    ...(encodings.some(({ name }) => name === 'gzip') && !taken.has(file) ? [] : [file]),
    ...encodings.map((encoding) => encoding.file),
  ]);
  for (const file of [...files, 'renderer']) {
    cpSync(join(distDir, file), join(target, file), { recursive: true });
  }
  writeFileSync(join(target, 'site.json'), JSON.stringify({ ...site, former: [] }));
}

/** The description that lets npm install the archive and run its command. */
function describePackage(): string {
  const { name, version, description, license } = project;
  const bin = { sundry: 'sundry.js' };
  const engines = { node: '>=24.7.0' };
  return `${JSON.stringify({ name, version, description, license, type: 'module', bin, engines }, null, 2)}\n`;
}

function listPackages(): string {
  const wanted = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
  return execFileSync('npm', wanted, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 });
}
