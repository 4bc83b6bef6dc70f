import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContactMessage, ToolSuggestion } from '#contracts/admin.ts';
import type { Database } from '#server/database/database.ts';
import { listStores, openEmpty } from '#server/testing/stores.ts';
import {
  goodMessage,
  goodSuggestion,
  logIn,
  makeFormHeaders,
  makeTestApp,
  type TestApp,
} from '#server/testing/test-app.ts';
import { toCsv } from './csv.ts';

describe.each(listStores())('$name', (store) => {
  let database: Database;
  let test1: TestApp;
  let cookies: string;

  beforeAll(async () => {
    database = await openEmpty(store);
    test1 = await makeTestApp(database);
    for (let index = 1; index <= 7; index++) {
      await post('contact_messages', {
        ...goodMessage,
        name: index === 3 ? '=HYPERLINK("http://evil.test")' : `Person ${index}`,
        subject: index % 2 === 0 ? `100% even_${index}` : `odd ${index}`,
        email: `p${index}@example.org`,
      });
    }
    await post('tool_suggestions', goodSuggestion);
    await post('tool_suggestions', { ...goodSuggestion, name: 'Second', link: '', email: 'P1@example.org' });
    cookies = await logIn(test1);
  });
  afterAll(async () => {
    await database.close();
    await store.stop();
  });

  let sender = 0;
  async function post(table: string, body: object): Promise<void> {
    const headers = makeFormHeaders(test1);
    const response = await test1.send(`/rest/v1/${table}`, {
      method: 'POST',
      body,
      headers,
      from: `198.51.100.${(sender += 1)}`,
    });
    expect(response.status).toBe(201);
  }

  async function list(query: string, table = 'contact_messages') {
    const response = await test1.send(`/rest/v1/${table}${query}`, { cookies });
    return { response, rows: (await response.json()) as ContactMessage[] };
  }

  const patch = (table: string, query: string, body: unknown) =>
    test1.send(`/rest/v1/${table}${query}`, { method: 'PATCH', body, cookies });

  test('rows come newest first, with the fields of the specification', async () => {
    const { response, rows } = await list('');
    expect(response.headers.get('content-range')).toBe('0-6/7');
    expect(rows.map(({ email }) => email)).toEqual(
      [7, 6, 5, 4, 3, 2, 1].map((index) => `p${index}@example.org`),
    );
    expect(rows[0]).toMatchObject({ message: goodMessage.message, replied: false, reply_text: '' });
    expect(rows[0]?.created_at).toMatch(/^2026-11-21T\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  test('paging loses and repeats nothing; sorting and searching are literal', async () => {
    const pages = await Promise.all([0, 3, 6].map((offset) => list(`?limit=3&offset=${offset}`)));
    expect(pages.flatMap(({ rows }) => rows.map(({ email }) => email))).toHaveLength(7);
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(7);
    const sorted = await list('?order=subject.asc');
    expect(sorted.rows[0]?.subject).toBe('100% even_2');
    expect((await list('?search=100%25')).rows).toHaveLength(3);
    expect((await list('?search=even_4')).rows).toHaveLength(1);
    expect((await list('?search=EVEN%20p6')).rows).toHaveLength(1);
    expect((await list('?search=%27%20or%201=1%20--')).rows).toHaveLength(0);
    expect((await list('?status=eq.replied')).rows).toHaveLength(0);
    expect((await list('?offset=99')).response.headers.get('content-range')).toBe('*/7');
  });

  test('whatever is not known is refused, never ignored', async () => {
    for (const query of [
      '?email=eq.p1@example.org',
      '?select=id',
      '?order=body_hash.asc',
      '?order=name.asc.nullsfirst',
      '?order=name;drop%20table%20x',
      '?status=neq.spam',
      '?status=eq.other',
      '?limit=0',
      '?limit=1001',
      '?limit=1e9',
      '?offset=-1',
      '?limit=5&limit=6',
      '?or=(status.eq.spam)',
    ]) {
      expect((await list(query)).response.status, query).toBe(400);
    }
  });

  test('one row at a time changes its status, and only in ways that make sense', async () => {
    const { rows } = await list('');
    const id = rows[0]?.id ?? '';
    for (const query of [
      '',
      '?status=eq.pending',
      `?id=${id}`,
      `?id=eq.${id}&limit=1`,
      '?id=eq.1',
      `?id=in.(${id})`,
    ]) {
      expect((await patch('contact_messages', query, { status: 'spam' })).status, query).toBe(400);
    }
    for (const body of [
      {},
      { status: 'replied' },
      { status: 'spam', email: 'x@y.test' },
      { reply_text: 'x' },
    ]) {
      expect((await patch('contact_messages', `?id=eq.${id}`, body)).status).toBe(400);
    }
    expect((await patch('contact_messages', `?id=eq.${id}`, { status: 'spam' })).status).toBe(204);
    expect((await list('?status=eq.spam')).rows.map((row) => row.id)).toEqual([id]);
    expect((await patch('contact_messages', `?id=eq.${id}`, { status: 'pending' })).status).toBe(204);
    const unknown = `?id=eq.${crypto.randomUUID()}`;
    expect((await patch('contact_messages', unknown, { status: 'spam' })).status).toBe(404);
  });

  test('a suggestion is decided once', async () => {
    const { rows } = await list('?order=created_at.asc', 'tool_suggestions');
    const [first, second] = rows as unknown as ToolSuggestion[];
    expect(first).toMatchObject({ ...goodSuggestion, reviewed: false, approved: false });
    const decide = async (row: ToolSuggestion | undefined, status: string) =>
      (await patch('tool_suggestions', `?id=eq.${row?.id ?? ''}`, { status })).status;
    expect(await decide(first, 'approved')).toBe(204);
    expect(await decide(first, 'rejected')).toBe(409);
    const race = await Promise.all(
      ['approved', 'rejected', 'rejected'].map((status) => decide(second, status)),
    );
    expect(race.sort()).toEqual([204, 409, 409]);
    const after = (await list('', 'tool_suggestions')).rows as unknown as ToolSuggestion[];
    expect(after.find(({ id }) => id === first?.id)).toMatchObject({ reviewed: true, approved: true });
  });

  test('exports hold every row; a spreadsheet takes none of it for a formula', async () => {
    const csv = await test1.send('/api/admin/export/contact_messages?format=csv', { cookies });
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="contact_messages.csv"');
    const text = await csv.text();
    expect(text.split('\r\n')).toHaveLength(9);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.test"")"`);
    const json = await test1.send('/api/admin/export/tool_suggestions?format=json', { cookies });
    expect((await json.json()) as unknown[]).toHaveLength(2);
    expect((await test1.send('/api/admin/export/sessions?format=json', { cookies })).status).toBe(404);
    expect((await test1.send('/api/admin/export/contact_messages?format=xml', { cookies })).status).toBe(400);
  });

  test('erasing an address takes all of its rows, letter case aside, and nothing else', async () => {
    const before = (await list('')).rows.length;
    const response = await test1.send('/api/admin/erase', {
      method: 'POST',
      body: { email: ' P1@Example.ORG ' },
      cookies,
    });
    expect(await response.json()).toEqual({ erased: 2 });
    expect((await list('')).rows).toHaveLength(before - 1);
    expect((await list('', 'tool_suggestions')).rows).toHaveLength(1);
  });
});

test('cells are those of RFC 4180, and begin with nothing that computes', () => {
  const cell = (value: unknown) =>
    toCsv(['a'], [{ a: value }])
      .slice(1)
      .split('\r\n')
      .slice(1, -1)
      .join('\r\n');
  expect(cell('plain')).toBe('plain');
  expect(cell('a,b')).toBe('"a,b"');
  expect(cell('say "x"')).toBe('"say ""x"""');
  expect(cell('two\r\nlines')).toBe('"two\r\nlines"');
  for (const start of ['=', '+', '-', '@', '\t=', '\r=', ' =', '＝', '＋', '－', '＠']) {
    expect(cell(`${start}1`).replace(/^"/, '').startsWith("'"), JSON.stringify(start)).toBe(true);
    // A spreadsheet whose separator is the semicolon begins a new cell there, quoted or not.
    expect(cell(`x;${start}1`)).toMatch(/^"x;['\s]*'/);
    expect(cell(`x\n${start}1`)).toMatch(/^"x\n['\s]*'/);
  }
});
