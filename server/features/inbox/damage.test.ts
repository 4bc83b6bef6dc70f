import { closeSync, copyFileSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, databaseFile } from '#server/database/connect.ts';
import { isSqlite } from '#server/database/sqlite.ts';
import { makeFolder } from '#server/testing/stores.ts';
import { logIn, makeTestApp } from '#server/testing/test-app.ts';

const folder = makeFolder();
afterAll(folder.remove);
const whole = join(folder.path, 'whole');
const pageSize = 4096;
const rowCount = 400;

interface Page {
  readonly number: number;
  readonly of: string;
  readonly kind: string;
  readonly rows: number;
}
let pages: readonly Page[] = [];

beforeAll(async () => {
  const database = await connect({ dataDir: whole });
  await database.transaction(async (query) => {
    for (let index = 0; index < rowCount; index++)
      await query(
        `insert into contact_messages (id, name, email, subject, message, created_at, status, idempotency_key, body_hash)
         values ($1, $2, 'a@example.org', '', $3, $4, 'pending', $1, '')`,
        // Every fortieth needs pages of its own beyond its row's.
        [crypto.randomUUID(), `Person ${index}`, 'x'.repeat(index % 40 === 0 ? 9000 : 500), index],
      );
  });
  await makeTestApp(database);
  await database.close();
  // SQLite's own description of each page, independent of our reading.
  const file = new DatabaseSync(databaseFile(whole), { readOnly: true });
  pages = file
    .prepare("select pageno, name, pagetype, ncell from dbstat where name like '%contact_messages%'")
    .all()
    .map((row) => ({
      number: Number(row.pageno),
      of: String(row.name),
      kind: String(row.pagetype),
      rows: Number(row.ncell),
    }));
  file.close();
});

/** Opens a copy with one page overwritten. */
const openDamaged = (page: number, fill: number) => openWith(page, Buffer.alloc(pageSize, fill));

let copies = 0;

/** Opens a copy with these bytes in one page. */
async function openWith(page: number, bytes: Uint8Array, offset = 0) {
  const dataDir = join(folder.path, `copy-${(copies += 1)}`);
  mkdirSync(dataDir);
  copyFileSync(databaseFile(whole), databaseFile(dataDir));
  const handle = openSync(databaseFile(dataDir), 'r+');
  writeSync(handle, bytes, 0, bytes.length, (page - 1) * pageSize + offset);
  closeSync(handle);
  const database = await connect({ dataDir });
  if (!isSqlite(database)) throw new Error('SQLite was asked for.');
  return database;
}

/** How many rows a damaged page may cost. */
function costOf({ of, kind, rows }: Page): number {
  if (of !== 'contact_messages') return 0;
  if (kind === 'leaf') return rows;
  return kind === 'overflow' ? 1 : rowCount;
}

test('a damaged page costs the rows on it: lists, searches and exports hold all others and say how many are missing', async () => {
  const leaves = pages.filter(({ of, kind }) => of === 'contact_messages' && kind === 'leaf');
  const others = pages.filter((page) => !leaves.includes(page));
  expect(new Set(others.map(({ kind }) => kind))).toEqual(new Set(['internal', 'leaf', 'overflow']));
  // Every page that is not a leaf of the table, and three that are: the first, the last, one between.
  for (const page of [...others, leaves[0], leaves[leaves.length >> 1], leaves.at(-1)]) {
    if (!page) throw new Error('There are no pages.');
    const database = await openDamaged(page.number, 0xa5);
    const test1 = await makeTestApp(database);
    const cookies = await logIn(test1);
    const ask = async (path: string) => {
      const response = await test1.send(path, { cookies });
      expect(response.status, `${path} with page ${page.number} of ${page.of}`).toBe(200);
      const missing = Number(response.headers.get('x-unreadable-rows') ?? 0);
      return { rows: (await response.json()) as { name: string }[], missing };
    };
    const list = await ask('/rest/v1/contact_messages?order=created_at.desc');
    expect(list.rows.length, `page ${page.number}, ${page.kind} of ${page.of}`).toBeGreaterThanOrEqual(
      rowCount - costOf(page),
    );
    expect(list.rows.length + list.missing).toBe(rowCount);
    expect(new Set(list.rows.map(({ name }) => name)).size).toBe(list.rows.length);
    const exported = await ask('/api/admin/export/contact_messages?format=json');
    expect(exported.rows.length + exported.missing).toBe(rowCount);
    const last = await ask('/rest/v1/contact_messages?search=person&order=name.asc&limit=7&offset=14');
    expect(last.rows.length).toBe(Math.min(7, Math.max(0, list.rows.length - 14)));
    await database.close();
  }
});

test('rows that are gone without an error are counted as missing, too', async () => {
  const leaves = pages.filter(({ of, kind }) => of === 'contact_messages' && kind === 'leaf');
  const [first, second] = [leaves[2]?.number ?? 0, leaves[5]?.number ?? 0];
  const file = readFileSync(databaseFile(whole));
  const other = file.subarray((second - 1) * pageSize, second * pageSize);
  for (const [bytes, offset] of [
    // A sound leaf in the place of another, and a page that says it has fewer rows (the b-tree page header, offset 3).
    [other, 0],
    [Buffer.from([0, 1]), 3],
  ] as const) {
    const database = await openWith(first, bytes, offset);
    const test1 = await makeTestApp(database);
    const cookies = await logIn(test1);
    const response = await test1.send('/rest/v1/contact_messages', { cookies });
    const rows = (await response.json()) as { id: string }[];
    expect(rows.length).toBeLessThan(rowCount);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.length + Number(response.headers.get('x-unreadable-rows'))).toBe(rowCount);
    await database.close();
  }
});

test('a transaction that meets a damaged page fails alone, whatever shares its commit', async () => {
  const leaf = pages.find(({ of, kind }) => of === 'contact_messages' && kind === 'leaf');
  const database = await openDamaged(leaf?.number ?? 0, 0x5a);
  const put = (key: string) =>
    database.transaction((query) => query('insert into settings (key, value) values ($1, $1)', [key]));
  const outcomes = await Promise.allSettled([
    put('before'),
    database.transaction((query) => query("update contact_messages set subject = 'x'")),
    put('behind'),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await database.read("select key from settings where key in ('before', 'behind')")).toHaveLength(2);
  await database.close();
});

test('damage is found at the start, wherever it is', async () => {
  for (const page of pages.filter(({ kind }) => kind !== 'overflow').slice(0, 12)) {
    for (const fill of [0, 0xff]) {
      const database = await openDamaged(page.number, fill);
      expect(database.damage(), `page ${page.number} filled with ${fill}`).toBeDefined();
      await database.close();
    }
  }
  const sound = await connect({ dataDir: whole });
  expect(isSqlite(sound) && sound.damage()).toBeUndefined();
  await sound.close();
});
