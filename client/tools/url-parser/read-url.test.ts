import { expect, test } from 'vitest';
import { describeUrls } from './describe.ts';
import { readUrl } from './read-url.ts';

const plain = { isCleaned: false, isSorted: false, base: '' };

test.each([
  // RFC 3492, 7.1, and names that registries sell.
  ['https://xn--mnchen-3ya.de/', 'münchen.de'],
  ['https://xn--fsqu00a.xn--0zwm56d/', '例子.测试'],
  ['https://bücher.example/', 'bücher.example'],
  ['https://xn--ls8h.la/', '💩.la'],
])('%s is shown as %s', (written, host) => {
  expect(readUrl(written, plain)?.unicodeHost).toBe(host);
});

test('tracking goes, all else stays as it was written', () => {
  const clean = (url: string) => readUrl(url, { ...plain, isCleaned: true })?.url.href;
  expect(clean('https://e.com/?a=%e9&utm_source=x&b=1+2&fbclid=y#f')).toBe('https://e.com/?a=%e9&b=1+2#f');
  expect(clean('https://e.com/?utm_medium=x')).toBe('https://e.com/');
  expect(clean('https://youtu.be/abc?si=xyz&t=10')).toBe('https://youtu.be/abc?t=10');
  expect(clean('https://e.com/?si=1&ref=2&t=3&clid=4&gclid=5')).toBe('https://e.com/?si=1&ref=2&t=3&clid=4');
  expect(readUrl('https://e.com/?b=2&a=1&b=1', { ...plain, isSorted: true })?.url.search).toBe(
    '?a=1&b=2&b=1',
  );
});

test('what lacks its scheme, and what is relative', () => {
  expect(readUrl('example.com/x', plain)?.url.href).toBe('https://example.com/x');
  expect(readUrl('localhost:3000/x', plain)?.url.href).toBe('http://localhost:3000/x');
  expect(readUrl('mailto:a@b.example', plain)?.url.href).toBe('mailto:a@b.example');
  expect(readUrl('../x?y', { ...plain, base: 'https://e.com/a/b/c' })?.url.href).toBe('https://e.com/a/x?y');
  for (const written of ['hello', '/x', 'https://', 'https://e.com:99999/', 'https://a b.example']) {
    expect(readUrl(written, plain)).toBeUndefined();
  }
});

// RFC 3986, 4.2: references relative to a path, a query and a fragment; 5.4.1 has the first five.
test.each([
  '../g',
  './g',
  '?y',
  '#s',
  '/g',
  '..',
  '../page?x=1',
  'page.html',
  'index.php?x=1',
  '2026/05/x',
  '.htaccess',
])('%s is relative', (written) => {
  expect(readUrl(written, plain)).toBeUndefined();
  expect(() => describeUrls(written, { ...plain, output: 'parts' })).toThrow(
    expect.objectContaining({
      details: expect.objectContaining({ hint: expect.stringContaining('base URL') as string }) as object,
    }) as Error,
  );
  const { url } = readUrl(written, { ...plain, base: 'http://a/b/c/d;p?q' }) ?? {};
  expect(url?.href).toMatch(/^http:\/\/a\//);
});

test.each([
  ['127.0.0.1:80/x', 'http://127.0.0.1/x'],
  ['my-site.io/page.html', 'https://my-site.io/page.html'],
  ['//example.com/x', 'https://example.com/x'],
])('%s is the address %s', (written, href) => {
  expect(readUrl(written, plain)?.url.href).toBe(href);
});

test('an empty parameter stays, bytes that are not UTF-8 are reported, and a fault says where it is', () => {
  const options = { ...plain, output: 'parts' } as const;
  const { parts, notes = [] } = describeUrls('http://a.example/?x=1&e&f=%E9', options);
  expect(parts[0]?.content).toMatch(/\n\? e\n\? f +\uFFFD$/);
  expect(notes[0]?.sentence).toContain('not UTF-8');
  const hintOf = (url: string) => {
    try {
      describeUrls(url, options);
    } catch (error) {
      return (error as { details: { hint: string } }).details.hint;
    }
  };
  expect(hintOf('http://example.com:65536/')).toContain('Its port, 65536');
  expect(hintOf('http://256.1.1.1/')).toContain('Its host, 256.1.1.1');
  expect(hintOf('http://[::1%25eth0]/')).toContain('not an IPv6 address');
  expect(hintOf('http://')).toContain('with its scheme');
});

test('the report warns of what deceives', () => {
  const options = { ...plain, output: 'parts' } as const;
  const { notes = [], parts } = describeUrls(
    'https://bank.example@evil.example/%E2%82%AC?a=1&a=%2B',
    options,
  );
  expect(notes.map(({ sentence }) => sentence).join()).toContain('The host is evil.example.');
  expect(parts[0]?.content).toMatch(/Path +\/€\n[^]*\? a +1\n\? a +\+$/);
  expect(() => describeUrls('\n  /x', options)).toThrow(
    expect.objectContaining({
      details: expect.objectContaining({ line: 2, column: 3, offset: 3 }) as unknown,
    }),
  );
});
