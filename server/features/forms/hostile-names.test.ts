import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminCatalogue, ContactMessage, ToolSuggestion } from '#contracts/admin.ts';
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

/** The names that every plain object inherits, as names of people or tools. */
const names = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'then', 'toJSON'];

describe.each(listStores())('$name', (store) => {
  let database: Database;
  let hub: TestApp;
  let cookies: string;

  beforeAll(async () => {
    database = await openEmpty(store);
    hub = await makeTestApp(database);
    cookies = await logIn(hub);
  });
  afterAll(async () => {
    await database.close();
    await store.stop();
  });

  let sender = 0;
  const send = (table: string, body: unknown) =>
    hub.send(`/rest/v1/${table}`, {
      method: 'POST',
      body,
      headers: makeFormHeaders(hub),
      from: `198.51.100.${(sender += 1)}`,
    });
  const read = async <T>(path: string) => (await (await hub.send(path, { cookies })).json()) as T;

  test.each(names)('%s is a name like any other in forms, lists, exports and entries', async (name) => {
    const message = { ...goodMessage, name, subject: name, message: `${name} and more` };
    const suggestion = { ...goodSuggestion, name, category: name };
    expect((await send('contact_messages', message)).status).toBe(201);
    expect((await send('tool_suggestions', suggestion)).status).toBe(201);
    // As a field it is refused by its name. In a literal, `__proto__` would not be a field.
    const withField = JSON.stringify(goodMessage).replace('{', `{${JSON.stringify(name)}:"x",`);
    const refused = await send('contact_messages', withField);
    expect(refused.status).toBe(400);
    const { fields } = (await refused.json()) as { fields: object };
    expect(Object.keys(fields)).toEqual([name]);

    const messages = await read<ContactMessage[]>(`/rest/v1/contact_messages?search=${name}`);
    expect(messages.find((row) => row.name === name)).toMatchObject(message);
    const suggestions = await read<ToolSuggestion[]>(`/rest/v1/tool_suggestions?search=${name}`);
    const [found] = suggestions.filter((row) => row.name === name);
    expect(found).toMatchObject(suggestion);
    expect(
      await (await hub.send('/api/admin/export/tool_suggestions?format=csv', { cookies })).text(),
    ).toContain(`,${name},`);
    const fieldsOfEntry = { name, description: name, category: 'text', isFeatured: false, isNew: false };
    const body = { ...fieldsOfEntry, suggestionId: found?.id };
    const added = await hub.send('/api/admin/tools', { method: 'POST', body, cookies });
    expect(added.status).toBe(201);
    const { tools } = await read<AdminCatalogue>('/api/admin/tools');
    expect(tools.find((tool) => tool.name === name)).toMatchObject(fieldsOfEntry);
  });
});
