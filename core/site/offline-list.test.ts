import { describe, expect, it } from 'vitest';
import { listFirstFiles, makeOfflineList, orderFiles, withOfflineList } from './offline-list.ts';
import type { SiteEntry } from './site-manifest.ts';

function makeEntry(path: string, rest: Partial<SiteEntry> = {}): SiteEntry {
  const isAsset = path.startsWith('/assets/');
  return {
    path,
    file: path,
    type: isAsset ? 'text/javascript' : 'text/html; charset=utf-8',
    status: 200,
    policy: isAsset ? 'asset' : 'content',
    isImmutable: isAsset,
    sizeBytes: 5,
    etag: `hash of ${path}`,
    encodings: [],
    ...rest,
  };
}

const inline = { inlineScriptHashes: ["'sha256-s'"] };
const makeFiles = (...entries: SiteEntry[]) => makeOfflineList(entries, [], inline).files;

describe('makeOfflineList', () => {
  it('keeps what checks a body, and sets its headers again', () => {
    const [file] = makeFiles(makeEntry('/tools/x', { policy: 'tool', styleHash: "'sha256-own'" }));
    expect(file).toEqual({
      path: '/tools/x',
      status: 200,
      type: 'text/html; charset=utf-8',
      policy: 'tool',
      isImmutable: false,
      sizeBytes: 5,
      hash: 'hash of /tools/x',
      styleHash: "'sha256-own'",
    });
  });

  it('leaves out what is of no use without the server', () => {
    const files = makeFiles(
      makeEntry('/admin'),
      makeEntry('/sw.js'),
      makeEntry('/robots.txt'),
      makeEntry('/'),
    );
    expect(files.map(({ path }) => path)).toEqual(['/']);
  });

  it('is before the code in the script', () => {
    const script = withOfflineList('run()', makeOfflineList([makeEntry('/')], [], inline));
    expect(script).toMatch(/^self\.sundryOffline=\{"files":\[\{"path":"\/".*\};\nrun\(\)$/);
  });
});

describe('orderFiles', () => {
  const files = makeFiles(
    makeEntry('/assets/codec.wasm'),
    makeEntry('/assets/large.js', { sizeBytes: 700_000 }),
    makeEntry('/assets/lazy.js'),
    makeEntry('/assets/near.js'),
    makeEntry('/tools/x'),
    makeEntry('/third-party-notices.txt', { type: 'text/plain', policy: 'asset' }),
    makeEntry('/'),
  );
  const paths = (near: string[], wantsHeavy: boolean) =>
    orderFiles(files, near, wantsHeavy).map(({ path }) => path);

  it('begins with what the person has before them, and keeps the heavy ones for those who want them', () => {
    const light = ['/assets/near.js', '/', '/tools/x', '/assets/lazy.js', '/third-party-notices.txt'];
    expect(paths(['/assets/near.js', '/nowhere'], false)).toEqual(light);
    expect(paths(['/assets/near.js'], true)).toEqual([...light, '/assets/codec.wasm', '/assets/large.js']);
  });

  it('never takes a heavy file for granted because it is near', () => {
    expect(paths(['/assets/codec.wasm'], false)).not.toContain('/assets/codec.wasm');
  });
});

describe('listFirstFiles', () => {
  it('takes the pages where one begins and those that are open, and no address that is none', () => {
    const files = makeFiles(
      makeEntry('/'),
      makeEntry('/tools/x'),
      makeEntry('/tools/y'),
      makeEntry('/assets/a.js'),
    );
    const first = listFirstFiles(files, ['/tools/x', '/nowhere', '/assets/a.js']);
    expect(first.map(({ path }) => path)).toEqual(['/', '/tools/x']);
  });
});
