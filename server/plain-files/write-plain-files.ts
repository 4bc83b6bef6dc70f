import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteEntry } from '#core/site/site-manifest.ts';
import { textModelOfferPath } from '#core/site/text-model.ts';
import type { StaticSite } from '#server/http/static-site.ts';
import { writeHostFiles } from './host-files.ts';

/** Writes a site into an empty folder, as files that any web server can deliver. Returns how many. */
export async function writePlainFiles(site: StaticSite, outDir: string, origin?: string): Promise<number> {
  const { entries, redirects, hosting } = site.manifest;
  const basePath = hosting?.basePath ?? '';
  const files = new Map<string, Uint8Array | string>();
  for (const entry of entries) {
    const name = fileOf(entry);
    files.set(name, await readBody(site, entry.file));
    for (const { name: coding, file } of entry.encodings) {
      files.set(`${name}.${coding === 'gzip' ? 'gz' : coding}`, await readBody(site, file));
    }
  }
  for (const { from, to } of redirects) files.set(`${from}/index.html`, leadOn(basePath + to));
  // Pages ask for it; there is no model.
  files.set(textModelOfferPath, 'null');
  // Hosts of plain files look for it there.
  files.set('/404.html', files.get('/404/index.html') ?? '');
  for (const [name, content] of writeHostFiles(site.manifest, outDir, origin)) files.set(name, content);
  for (const [name, content] of files) {
    const file = join(outDir, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return files.size;
}

/** A page is the index of a folder: every web server finds it there. */
function fileOf({ path, type }: SiteEntry): string {
  return type.startsWith('text/html') ? join(path, 'index.html') : path;
}

async function readBody(site: StaticSite, file: string): Promise<Uint8Array> {
  const body = site.read(file);
  return body instanceof Uint8Array ? body : new Uint8Array(await new Response(body).arrayBuffer());
}

function leadOn(address: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=${address}">
<meta name="robots" content="noindex">
<title>Moved</title>
<a href="${address}">This page has moved.</a>
</html>
`;
}
