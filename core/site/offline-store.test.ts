import { describe, expect, it } from 'vitest';
import { contentHash } from './content-hash.ts';
import type { OfflineFile } from './offline-list.ts';
import {
  listChanged,
  listNamedAssets,
  listUnknown,
  retryDelayMs,
  storeKey,
  takePiece,
} from './offline-store.ts';

function makeFile(path: string, hash: string, sizeBytes = 10): OfflineFile {
  return { path, hash, sizeBytes, status: 200, type: 'text/html', policy: 'content', isImmutable: false };
}

const files = [makeFile('/', 'h1'), makeFile('/tools/x', 'h2'), makeFile('/tools/y', 'h3')];

describe('the keys of the store', () => {
  it('hold the content, so that two versions lie side by side', () => {
    expect(storeKey(makeFile('/tools/x', 'old'))).not.toBe(storeKey(makeFile('/tools/x', 'new')));
  });

  it('tell what an update has to fetch: what was stored and has changed, alone', () => {
    const stored = new Set(['/?h1', '/tools/x?old']);
    expect(listChanged(files, stored).map(({ path }) => path)).toEqual(['/tools/x']);
    expect(listChanged(files, new Set())).toEqual([]);
    expect(listChanged(files, new Set(files.map(storeKey)))).toEqual([]);
  });

  it('tell what no file of this version has, whoever wrote it', () => {
    const stored = new Set(['/?h1', '/tools/x?old', '/tools/x', '/planted?h1', '/tools/x?h2']);
    expect(listUnknown(files, stored)).toEqual(['/tools/x?old', '/tools/x', '/planted?h1']);
  });
});

describe('takePiece', () => {
  it('takes a few files, and always one', () => {
    const small = Array.from({ length: 30 }, (_, index) => makeFile(`/${index}`, 'h'));
    expect(takePiece(small)).toHaveLength(24);
    expect(takePiece([makeFile('/large', 'h', 9_000_000), ...small])).toHaveLength(1);
    expect(takePiece([...small.slice(0, 2), makeFile('/large', 'h', 9_000_000)])).toHaveLength(2);
    expect(takePiece([])).toEqual([]);
  });
});

describe('listNamedAssets', () => {
  it('finds scripts, fonts, sprites and style sheets, each once', () => {
    const html = `<link href="/assets/a-_b1.css"><script src="/assets/main-1.js"></script>
      <use href="/assets/icons-2.svg#x"/><style>@font-face{src:url(/assets/f-3.woff2)format("woff2")}</style>
      <link rel=modulepreload href="/assets/main-1.js"><p>In /assets/ lies much.</p>`;
    expect(listNamedAssets(html)).toEqual([
      '/assets/a-_b1.css',
      '/assets/main-1.js',
      '/assets/icons-2.svg',
      '/assets/f-3.woff2',
    ]);
  });
});

describe('retryDelayMs', () => {
  it('grows, and ends', () => {
    const delays = [0, 1, 2, 3].map((failures) => retryDelayMs(failures) ?? 0);
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
    expect(retryDelayMs(4)).toBeUndefined();
  });
});

describe('contentHash', () => {
  it('is the beginning of the digest in base64url', async () => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('abc'));
    expect(contentHash(new Uint8Array(digest))).toBe('ungWv48Bz-pBQUDeXa4iI7');
  });
});
