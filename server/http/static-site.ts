import { createReadStream, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  formerKeepMs,
  type FormerEntry,
  type SiteEntry,
  type SiteManifest,
} from '#core/site/site-manifest.ts';

/** Larger files are streamed from disk. */
const maxInMemoryBytes = 300_000;

export interface StaticSite {
  readonly manifest: SiteManifest;
  readonly entries: ReadonlyMap<string, SiteEntry>;
  /** Files of earlier builds, by path. */
  readonly former?: ReadonlyMap<string, FormerEntry>;
  readonly redirects: ReadonlyMap<string, string>;
  /** Returns the bytes of a file, by its name in the manifest; undefined for one that is read from disk or unpacked. */
  inMemory(file: string): Uint8Array<ArrayBuffer> | undefined;
  /** Returns the body of a file, by its name in the manifest. */
  read(file: string): Uint8Array<ArrayBuffer> | ReadableStream;
}

/**
 * Loads the built site into memory. Only files in the manifest can be served, so path traversal is impossible. A file
 * with a gzip copy is read from that copy; the release has no other.
 */
export async function loadStaticSite(siteDir: string): Promise<StaticSite> {
  const manifest = JSON.parse(await readFile(join(siteDir, 'site.json'), 'utf8')) as SiteManifest;
  const { former = [] } = manifest;
  const all = [...manifest.entries, ...former];
  const packed = new Map(
    all.flatMap(({ file, encodings }) => {
      const copy = encodings.find(({ name }) => name === 'gzip');
      return copy ? [[file, copy.file] as const] : [];
    }),
  );
  const names = all.flatMap(({ file, encodings }) => [
    ...(packed.has(file) ? [] : [file]),
    ...encodings.map((encoding) => encoding.file),
  ]);
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  // One after another, because a thousand reads at once need twice the memory, which the process then keeps.
  for (const name of names) {
    const file = join(siteDir, name);
    if (statSync(file).size <= maxInMemoryBytes) files.set(name, readFileSync(file));
  }
  const readStored = (name: string) =>
    files.get(name) ?? (Readable.toWeb(createReadStream(join(siteDir, name))) as ReadableStream);
  return {
    manifest,
    entries: new Map(manifest.entries.map((entry) => [entry.path, entry])),
    former: new Map(former.map((entry) => [entry.path, entry])),
    redirects: new Map(manifest.redirects.map(({ from, to }) => [from, to])),
    inMemory: (file) => files.get(file),
    read: (file) => {
      const copy = packed.get(file);
      return copy === undefined ? readStored(file) : unpack(readStored(copy));
    },
  };
}

function unpack(content: Uint8Array<ArrayBuffer> | ReadableStream): ReadableStream {
  const stream = content instanceof Uint8Array ? new Blob([content]).stream() : content;
  return stream.pipeThrough(new DecompressionStream('gzip'));
}

/** Returns the file of an earlier build at this path, until it expires. */
export function findFormer({ former }: StaticSite, path: string, nowMs: number): FormerEntry | undefined {
  const entry = former?.get(path);
  return entry && nowMs - entry.formerSinceMs < formerKeepMs ? entry : undefined;
}

/**
 * Returns the encoded copy that an Accept-Encoding header allows, best first (RFC 9110 section 12.5.3); undefined for
 * none.
 */
export function chooseEncoding(
  entry: SiteEntry,
  acceptEncoding: string | null,
): SiteEntry['encodings'][number] | undefined {
  if (!acceptEncoding) return undefined;
  const accepted = new Map(
    acceptEncoding.split(',').map((part) => {
      const [coding = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [coding, weight === undefined ? 1 : Number(weight)];
    }),
  );
  return entry.encodings.find(({ name }) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0);
}

/** True if one of the validators in an If-None-Match header matches this file (RFC 9110 section 13.1.2). */
export function matchesValidator(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((part) => {
    const validator = part.trim().replace(/^W\//, '');
    return validator === '*' || validator === etag;
  });
}
