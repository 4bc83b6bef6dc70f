import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { makeEntry, makeSite, testEntries } from '#server/testing/test-app.ts';
import { makeFolder } from '#server/testing/stores.ts';
import type { AppEnv } from './app-env.ts';
import { answerFromSite } from './site-routes.ts';
import { loadStaticSite } from './static-site.ts';

const path = '/assets/old-1.js';
const entries = testEntries.map((entry) => ({ ...entry, file: `${entry.path}.txt` }));

async function ask(formerSinceMs: number): Promise<Response> {
  const folder = makeFolder();
  const former = { ...makeEntry(path, { policy: 'asset', isImmutable: true }), formerSinceMs };
  const { manifest } = makeSite(entries);
  const site = { ...manifest, former: [former] };
  for (const { file, encodings } of [...entries, former]) {
    for (const name of [file, ...encodings.map((encoding) => encoding.file)]) {
      mkdirSync(join(folder.path, name, '..'), { recursive: true });
      const content = `content of ${file}`;
      writeFileSync(join(folder.path, name), name.endsWith('.gz') ? gzipSync(content) : content);
    }
  }
  writeFileSync(join(folder.path, 'site.json'), JSON.stringify(site));
  const loaded = await loadStaticSite(folder.path);
  folder.remove();
  const app = new Hono<AppEnv>().get('*', (context) => {
    context.set('info', { origin: 'https://x.test' } as AppEnv['Variables']['info']);
    return answerFromSite(context, loaded, { publicOrigin: undefined, adminOrigin: undefined });
  });
  return app.request(path);
}

test('a file of an earlier build is served for a day, as assets are', async () => {
  const response = await ask(Date.now() - 23 * 3_600_000);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('content of');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('after that day it is not found', async () => {
  expect((await ask(Date.now() - 25 * 3_600_000)).status).toBe(404);
});
