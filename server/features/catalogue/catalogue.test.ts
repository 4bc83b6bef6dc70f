import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminCatalogue } from '#contracts/admin.ts';
import { applyToolEdits } from '#core/site/catalogue-edits.ts';
import type { Database } from '#server/database/database.ts';
import { listStores, openEmpty } from '#server/testing/stores.ts';
import { logIn, makeTestApp, type TestApp } from '#server/testing/test-app.ts';
import { nextVersion, readCatalogueVersion, readEdits } from './store.ts';

const fields = {
  name: 'X renamed',
  description: 'Does x well.',
  category: 'text',
  isFeatured: true,
  isNew: false,
};

describe.each(listStores())('$name', (store) => {
  let database: Database;
  let test1: TestApp;
  let cookies: string;

  beforeAll(async () => {
    database = await openEmpty(store);
    test1 = await makeTestApp(database);
    cookies = await logIn(test1);
  });
  afterAll(async () => {
    await database.close();
    await store.stop();
  });

  const put = (path: string, body: unknown, version?: number, method = 'PUT') =>
    test1.send(`/api/admin/${path}`, {
      method,
      body,
      cookies,
      headers: version === undefined ? {} : { 'if-match': `"${version}"` },
    });
  const read = async () =>
    (await (await test1.send('/api/admin/tools', { cookies })).json()) as AdminCatalogue;
  const find = async (id: string) => (await read()).tools.find((tool) => tool.id === id);

  test('an edit is stored, listed, published, and dropped again', async () => {
    expect(await find('x')).toMatchObject({ name: 'X Tool', isEdited: false, version: 0 });
    const version = await readCatalogueVersion(database);
    expect((await put('tools/x', { ...fields, isRemoved: false }, 0)).status).toBe(204);
    expect(await find('x')).toMatchObject({ ...fields, isEdited: true, isRemoved: false, version: 1 });
    expect(test1.published()).toBe(1);
    expect(await readCatalogueVersion(database)).toBe(nextVersion(version));
    expect((await read()).categories.map(({ id, toolsCount }) => [id, toolsCount])).toEqual([
      ['geo', 1],
      ['text', 1],
    ]);
    expect((await put('tools/x', {}, 1, 'DELETE')).status).toBe(204);
    expect(await find('x')).toMatchObject({ name: 'X Tool', isEdited: false, version: 0 });
  });

  test('of two that edit the same version one is warned, and nothing is overwritten', async () => {
    const edit = (name: string, version: number) =>
      put('tools/y', { ...fields, name, isRemoved: false }, version);
    const answers = await Promise.all([edit('first', 0), edit('second', 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 412]);
    const kept = (await find('y'))?.name;
    expect((await edit('third', 0)).status).toBe(412);
    expect((await edit('third', 7)).status).toBe(412);
    expect((await find('y'))?.name).toBe(kept);
    expect((await edit('third', 1)).status).toBe(204);
    expect((await put('tools/y', { ...fields, isRemoved: false })).status).toBe(428);
    // An entry dropped meanwhile does not come back.
    expect((await put('tools/y', {}, 2, 'DELETE')).status).toBe(204);
    expect((await edit('fourth', 2)).status).toBe(412);
    expect((await find('y'))?.isEdited).toBe(false);
  });

  test('a removed tool is gone for visitors until it is restored', async () => {
    await put('tools/x', { ...fields, isRemoved: true }, 0);
    const visible = async () =>
      applyToolEdits([{ id: 'x' }, { id: 'y' }], (await readEdits(database)).tools, ({ id }) => ({ id })).map(
        ({ id }) => id,
      );
    expect(await visible()).toEqual(['y']);
    await put('tools/x', { ...fields, isRemoved: false }, 1);
    expect(await visible()).toEqual(['x', 'y']);
  });

  test('an added entry gets an address of its own; a taken name is refused', async () => {
    const add = (name: string) => put('tools', { ...fields, name }, undefined, 'POST');
    const response = await add('Zürich: Hex & More!');
    expect([response.status, await response.json()]).toEqual([201, { id: 'zu-rich-hex-more' }]);
    expect(await find('zu-rich-hex-more')).toMatchObject({ isAdded: true, path: '/tools/zu-rich-hex-more' });
    for (const name of ['x', 'Y Slug', 'zu rich hex more', '!!!'])
      expect((await add(name)).status, name).toBe(409);
    expect((await put('tools/zu-rich-hex-more', {}, 1, 'DELETE')).status).toBe(204);
    expect(await find('zu-rich-hex-more')).toBeUndefined();
  });

  test('categories are edited alike, and only those there are', async () => {
    const body = { name: 'Places', description: 'Where things are.' };
    expect((await put('categories/geo', body, 0)).status).toBe(204);
    expect((await put('categories/geo', body, 0)).status).toBe(412);
    expect((await read()).categories[0]).toMatchObject({ ...body, isEdited: true, version: 1 });
    expect((await put('categories/none', body, 0)).status).toBe(400);
    expect((await put('categories/geo', {}, 1, 'DELETE')).status).toBe(204);
    expect((await read()).categories[0]).toMatchObject({ name: 'Geographic', isEdited: false });
  });

  test.each(['{', '', 'null', '[]', '{}', '{"name":5}', '{"name":"x"}'])(
    'stored fields like %j are passed over, and can be written over or dropped',
    async (damaged) => {
      await database.transaction(async (query) => {
        await query("delete from tool_edits where tool_id in ('y', 'lost-entry')");
        const row =
          'insert into tool_edits (tool_id, fields, is_removed, is_added, updated_at, version) values';
        await query(`${row} ('y', $1, 0, 0, 0, 3), ('lost-entry', $1, 0, 1, 0, 2)`, [damaged]);
        await query("update settings set value = 'damaged' where key = 'catalogue-version'");
      });
      expect(await find('y')).toMatchObject({ name: 'Y Tool', isEdited: true, version: 3 });
      expect((await put('tools/y', { ...fields, isRemoved: false }, 3)).status).toBe(204);
      expect(await find('y')).toMatchObject({ name: fields.name, version: 4 });
      expect((await put('tools/y', {}, 4, 'DELETE')).status).toBe(204);
      expect((await put('tools', { ...fields, name: 'Lost entry' }, undefined, 'POST')).status).toBe(201);
      expect(await find('lost-entry')).toMatchObject({ name: 'Lost entry', isAdded: true });
    },
  );

  test('fields that no tool may have are refused', async () => {
    for (const bad of [
      { name: '' },
      { name: 'x'.repeat(61) },
      { name: 'two\nlines' },
      { description: 5 },
      { category: 'none' },
      { isNew: 'yes' },
      { id: 'other' },
    ]) {
      expect(
        (await put('tools/x', { ...fields, isRemoved: false, ...bad }, 2)).status,
        JSON.stringify(bad),
      ).toBe(400);
    }
    expect((await put('tools/none', { ...fields, isRemoved: false }, 0)).status).toBe(404);
  });
});
