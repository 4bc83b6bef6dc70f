import { existsSync, readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
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
    [...services.matchAll(/^(\S+)\s+(\d+)\/(tcp|udp)/gm)].map(([, name = '', port = '', protocol = '']) => [
      `${port}/${protocol}`,
      name,
    ]),
  );
  const different = rows.flatMap(([port = '', protocols = '', name = '']) =>
    protocols.split(', ').flatMap((protocol) => {
      const theirs = known.get(`${port}/${protocol}`);
      return theirs === undefined || theirs === name ? [] : [`${port}/${protocol}: ${name}, ${theirs}`];
    }),
  );
  expect(different).toEqual([]);
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
