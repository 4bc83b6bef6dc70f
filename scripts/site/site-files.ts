import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentHash } from '#core/site/content-hash.ts';
import type { SiteEntry } from '#core/site/site-manifest.ts';
import { cacheDir, distDir } from './paths.ts';
import { readOwn } from '#core/collections/read-own.ts';

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  wasm: 'application/wasm',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
};

const packedAlready = new Set(['png', 'webp', 'woff', 'woff2']);
/**
 * The largest files for which Brotli does its best, which takes half a minute for a codec of several megabytes, and
 * those for which it does one less: engines and data that few pages load become 3 % larger in half of the time.
 */
const [bestEffortBytes, goodEffortBytes] = [300_000, 1_100_000];
/** Encoded copies smaller than this saving are not worth a second file. */
const minSaving = 0.95;

export type EntryFields = Pick<SiteEntry, 'path' | 'file' | 'policy'> &
  Partial<Pick<SiteEntry, 'status' | 'isImmutable' | 'type' | 'styleHash'>>;

/** Writes a file of the site with its encoded copies, and describes it for the server. */
export async function addSiteFile(fields: EntryFields, content: Uint8Array): Promise<SiteEntry> {
  const target = join(distDir, fields.file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
  const extension = fields.file.split('.').pop() ?? '';
  const encodings = packedAlready.has(extension) ? [] : await encode(fields.file, content);
  return {
    status: 200,
    isImmutable: false,
    type: readOwn(types, extension) ?? 'application/octet-stream',
    sizeBytes: content.length,
    etag: contentHash(createHash('sha256').update(content).digest()),
    encodings,
    ...fields,
  };
}

async function encode(file: string, content: Uint8Array): Promise<SiteEntry['encodings']> {
  const candidates = await Promise.all(
    (['br', 'gzip'] as const).map(async (name) => ({ name, bytes: await compressCached(name, content) })),
  );
  const worthwhile = candidates.filter(({ bytes }) => bytes.length < content.length * minSaving);
  return Promise.all(
    worthwhile.map(async ({ name, bytes }) => {
      const encodedFile = `${file}.${name === 'br' ? 'br' : 'gz'}`;
      await writeFile(join(distDir, encodedFile), bytes);
      return { name, file: encodedFile };
    }),
  );
}

async function compressCached(name: 'br' | 'gzip', content: Uint8Array): Promise<Uint8Array> {
  const cacheFile = join(cacheDir, 'encoded', `${hashOf(content)}.${name}`);
  const cached = await readFile(cacheFile).catch(() => undefined);
  if (cached) return cached;
  const bytes = await (name === 'br' ? compressBrotli(content) : promisify(gzip)(content, { level: 9 }));
  await mkdir(dirname(cacheFile), { recursive: true });
  // A build that is stopped while it writes must not leave half a file to all later ones.
  const unfinished = `${cacheFile}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, cacheFile);
  return bytes;
}

function compressBrotli(content: Uint8Array): Promise<Uint8Array> {
  const quality = content.length > goodEffortBytes ? 9 : content.length > bestEffortBytes ? 10 : 11;
  return promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

export function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
