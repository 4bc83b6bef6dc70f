import { existsSync, readFileSync } from 'node:fs';
import { METHODS, STATUS_CODES } from 'node:http';
import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import { describeList, findRows, loadList } from './describe.ts';

test('the status codes are Node’s, but for three names that RFC 9110 changed and one that no RFC knows', async () => {
  const { rows } = await loadList('status');
  const changed = { 413: 'Content Too Large', 418: "I'm a teapot", 422: 'Unprocessable Content' };
  const known = Object.fromEntries(Object.entries(STATUS_CODES).filter(([code]) => code !== '509'));
  expect(Object.fromEntries(rows.map(([code, name]) => [code, name]))).toEqual({ ...known, ...changed });
});

test.skipIf(!existsSync('/etc/services'))('the names of ports are those of /etc/services', async () => {
  const { rows } = await loadList('ports');
  const services = readFileSync('/etc/services', 'utf8');
  const known = new Map(
    [...services.matchAll(/^(\S+)\s+(\d+)\/(tcp|udp)([^#\n]*)/gm)].map(
      ([, name = '', port = '', protocol = '', aliases = '']) => [
        `${port}/${protocol}`,
        [name, ...aliases.trim().split(/\s+/)],
      ],
    ),
  );
  const different = rows.flatMap(([port = '', protocols = '', name = '']) =>
    protocols.split(', ').flatMap((protocol) => {
      const theirs = known.get(`${port}/${protocol}`);
      const isSame = theirs === undefined || theirs.includes(name);
      return isSame ? [] : [`${port}/${protocol}: ${name}, ${theirs.join(' ')}`];
    }),
  );
  expect(different).toEqual([]);
});

// IANA's Service Name and Transport Protocol Port Number Registry, 2026-02-13.
test.each(
  Object.entries({
    ...{ 143: 'imap', 162: 'snmptrap', 1723: 'pptp', 2375: 'docker', 2376: 'docker-s', 2379: 'etcd-client' },
    ...{ 3268: 'msft-gc', 3478: 'stun', 5900: 'rfb', 5984: 'couchdb', 8883: 'secure-mqtt' },
    ...{ 11211: 'memcache', 27017: 'mongodb', 3128: '', 51820: '' },
  }),
)('port %s is registered as “%s” for this use', async (port, name) => {
  expect((await loadList('ports')).rows.find(([each]) => each === port)?.[2]).toBe(name);
});

test('the methods are those of IANA’s registry', async () => {
  const { rows } = await loadList('methods');
  const names = rows.map(([name]) => name);
  // Node takes these from UPnP, streaming and caches; IANA has not registered them.
  const unregistered = /^(?:M-SEARCH|NOTIFY|PURGE|SOURCE|SUBSCRIBE|UNSUBSCRIBE)$/;
  expect(names).toEqual(expect.arrayContaining(METHODS.filter((name) => !unregistered.test(name))));
  // RFC 7237 and the registry: safe methods, and those that are not idempotent.
  const having = (column: number, value: string) =>
    rows.flatMap((row) => (row[column] === value ? [row[0]] : [])).sort();
  expect(having(2, 'yes')).toEqual(
    ['GET', 'HEAD', 'OPTIONS', 'PRI', 'PROPFIND', 'QUERY', 'REPORT', 'SEARCH', 'TRACE'].sort(),
  );
  expect(having(3, 'no')).toEqual(['*', 'CONNECT', 'LOCK', 'PATCH', 'POST']);
  expect(new Set(names).size).toBe(41);
});

test.each([
  ['status', '4xx', '400', 29],
  ['headers', 'hsts', 'Strict-Transport-Security', 1],
  // RFC 2046 and IANA know only image/jpeg.
  ['media', 'image/jpg', 'image/jpeg', undefined],
  ['ports', ':3306', '3306', 1],
  ['ascii', '0x41', '65', 1],
  ['ascii', 'U+000A', '10', 1],
  ['ascii', 'newline', '10', 1],
] as const)('in %s “%s” finds %s', async (list, search, first, count) => {
  const { plain, tables } = await describeList({ list, search });
  expect(plain).toBe(first);
  if (count !== undefined) expect(tables?.[0]?.rows).toHaveLength(count);
});

test('ASCII by its numbers', async () => {
  const { rows } = await loadList('ascii');
  expect(rows).toHaveLength(128);
  expect(rows.every(([, , , , , name]) => name !== '')).toBe(true);
  expect(rows[65]).toEqual(['65', 'A', '41', '101', '1000001', 'capital letter A']);
  expect(rows[10]?.[1]).toBe('LF');
});

test('a search finds by number, name, word and extension, the best first', async () => {
  const first = async (list: Parameters<typeof loadList>[0], search: string) =>
    findRows((await loadList(list)).rows, search)[0]?.[0];
  expect(await first('status', '404')).toBe('404');
  expect(await first('status', 'teapot')).toBe('418');
  expect(await first('headers', 'etag')).toBe('ETag');
  expect(await first('media', '.webp')).toBe('image/webp');
  expect(await first('ports', 'postgres')).toBe('5432');
  expect(await first('ascii', 'a')).toBe('97');
  expect((await describeList({ list: 'status', search: 'zzz' })).notes).toHaveLength(1);
});

test('questions for it are answered, others are not', async () => {
  expect((await answer('http 404'))?.text).toBe('404 Not Found');
  expect((await answer('what is port 5432'))?.text).toBe('5432 PostgreSQL');
  expect((await answer('mime type of .webp'))?.text).toBe('image/webp');
  expect((await answer('ascii code of A'))?.text).toBe('65');
  expect((await answer('ascii 65'))?.text).toBe('65 A');
  for (const query of ['404', 'port', 'http 999', 'mime type of hello world', 'ascii art', 'port 1']) {
    expect(await answer(query)).toBeUndefined();
  }
});
