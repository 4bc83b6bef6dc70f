import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type FormerEntry,
  formerKeepMs,
  type SiteEntry,
  type SiteManifest,
} from '#core/site/site-manifest.ts';

/** Pages that were opened before continue with the files of their build: of this many builds, for a day. */
const mostFormerBuilds = 2;
const folder = 'former/';

type BuiltSite = Pick<SiteManifest, 'entries' | 'former'>;

/** The files of earlier builds that a new one still serves: those whose address it does not have itself. */
export function listFormer(
  previous: BuiltSite,
  current: readonly SiteEntry[],
  nowMs: number,
): readonly FormerEntry[] {
  const own = new Set(current.map(({ path }) => path));
  const all = [
    ...previous.entries
      .filter(({ isImmutable }) => isImmutable)
      .map((entry) => ({ ...entry, formerSinceMs: nowMs })),
    ...(previous.former ?? []),
  ].filter(({ path, formerSinceMs }) => !own.has(path) && nowMs - formerSinceMs < formerKeepMs);
  const times = [...new Set(all.map(({ formerSinceMs }) => formerSinceMs))].sort((a, b) => b - a);
  const kept = new Set(times.slice(0, mostFormerBuilds));
  return all.filter(({ formerSinceMs }) => kept.has(formerSinceMs)).map(inFormerFolder);
}

function inFormerFolder<Entry extends SiteEntry>(entry: Entry): Entry {
  const move = (file: string) => (file.startsWith(folder) ? file : folder + file);
  return {
    ...entry,
    file: move(entry.file),
    encodings: entry.encodings.map(({ name, file }) => ({ name, file: move(file) })),
  };
}

/** Copies the hashed files of the site in `distDir` to `asideDir`, because a build empties `distDir`. */
export async function setAside(distDir: string, asideDir: string): Promise<BuiltSite> {
  await rm(asideDir, { recursive: true, force: true });
  const text = await readFile(join(distDir, 'site.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return { entries: [] };
  const site = JSON.parse(text) as SiteManifest;
  const kept = [...site.entries.filter(({ isImmutable }) => isImmutable), ...(site.former ?? [])];
  const from = kept.flatMap(filesOf);
  const to = kept.map(inFormerFolder).flatMap(filesOf);
  for (const [index, file] of from.entries())
    await copy(join(distDir, file), join(asideDir, to[index] ?? ''));
  return site;
}

/** Puts the files of these entries, which `setAside` copied, into the new site. */
export async function putBack(
  entries: readonly FormerEntry[],
  asideDir: string,
  distDir: string,
): Promise<void> {
  for (const file of entries.flatMap(filesOf)) await copy(join(asideDir, file), join(distDir, file));
  await rm(asideDir, { recursive: true, force: true });
}

function filesOf({ file, encodings }: SiteEntry): string[] {
  return [file, ...encodings.map((encoding) => encoding.file)];
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
}
