import { mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { SiteEntry } from '#core/site/site-manifest.ts';
import { listFormer, putBack, setAside } from './former-files.ts';

const hour = 3_600_000;

function entry(path: string, isImmutable = true): SiteEntry {
  const file = path.slice(1);
  return {
    ...{ path, file, isImmutable, type: 'text/javascript', status: 200, policy: 'asset', sizeBytes: 1 },
    etag: path,
    encodings: [{ name: 'br', file: `${file}.br` }],
  };
}

const build = (...names: string[]) => names.map((name) => entry(`/assets/${name}.js`));
const paths = (entries: readonly SiteEntry[]) => entries.map(({ path }) => path);

test('a build goes on serving the hashed files of the one before that it does not have itself', () => {
  const entries = [...build('kept-1', 'old-1'), entry('/assets/catalogue.js', false), entry('/', false)];
  const former = listFormer({ entries }, build('kept-1', 'new-1'), 7);
  expect(former).toEqual([
    {
      ...entry('/assets/old-1.js'),
      file: 'former/assets/old-1.js',
      encodings: [{ name: 'br', file: 'former/assets/old-1.js.br' }],
      formerSinceMs: 7,
    },
  ]);
});

test('building the same content again neither loses nor doubles a former file', () => {
  const second = { entries: build('b'), former: listFormer({ entries: build('a') }, build('b'), 0) };
  expect(listFormer(second, build('b'), hour)).toEqual(second.former);
});

test('files of the last two former builds are kept, and none for more than a day', () => {
  let site: Parameters<typeof listFormer>[0] = { entries: build('a') };
  for (const [index, name] of ['b', 'c', 'd'].entries()) {
    site = { entries: build(name), former: listFormer(site, build(name), index * hour) };
  }
  expect(paths(site.former ?? []).sort()).toEqual(['/assets/b.js', '/assets/c.js']);
  expect(paths(listFormer(site, build('d'), 25 * hour))).toEqual(['/assets/c.js']);
  expect(listFormer(site, build('d'), 26 * hour)).toEqual([]);
});

test('a file that comes back is no former one', () => {
  const second = { entries: build('b'), former: listFormer({ entries: build('a') }, build('b'), 0) };
  expect(paths(listFormer(second, build('a'), hour))).toEqual(['/assets/b.js']);
});

test('the files outlive a build that empties the folder, once and again', async () => {
  const root = mkdtempSync(join(tmpdir(), 'former-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [dist, aside] = [join(root, 'dist'), join(root, 'aside')];
  const write = (name: string, former: object = {}) => {
    mkdirSync(join(dist, 'assets'), { recursive: true });
    for (const end of ['', '.br']) writeFileSync(join(dist, 'assets', `${name}.js${end}`), `${name}${end}`);
    writeFileSync(join(dist, 'site.json'), JSON.stringify({ entries: build(name), ...former }));
  };
  write('a');
  for (const [index, name] of ['b', 'c'].entries()) {
    const previous = await setAside(dist, aside);
    rmSync(dist, { recursive: true });
    const former = listFormer(previous, build(name), index);
    write(name, { former });
    await putBack(former, aside, dist);
  }
  for (const name of ['a.js', 'a.js.br', 'b.js', 'b.js.br']) {
    expect(readFileSync(join(dist, 'former', 'assets', name), 'utf8')).toBe(name.replace('.js', ''));
  }
});

test('the first build has nothing to keep', async () => {
  const root = mkdtempSync(join(tmpdir(), 'former-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(await setAside(join(root, 'none'), join(root, 'aside'))).toEqual({ entries: [] });
});
