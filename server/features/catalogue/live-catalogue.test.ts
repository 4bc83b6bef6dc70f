import { afterAll, expect, test } from 'vitest';
import type { CatalogueEdits } from '#core/site/catalogue-edits.ts';
import type { StaticSite } from '#server/http/static-site.ts';
import type { LiveSite } from '#server/site/live-site.ts';
import { listStores, openEmpty } from '#server/testing/stores.ts';
import { makeSite } from '#server/testing/test-app.ts';
import { startCatalogue } from './live-catalogue.ts';
import { readCatalogueVersion, readEdits, saveToolEdit } from './store.ts';

const fields = { description: 'Does x.', category: 'geo', isFeatured: false, isNew: false };
const rename = (id: string, name: string) =>
  saveToolEdit({ id, name, ...fields, isRemoved: false, isAdded: false }, 0, 0);

/** A renderer that fails for entries named "bad"; a rendered site is known by the names in it. */
function makeLive(): LiveSite & { readonly names: () => string; readonly renderings: () => number } {
  const namesOf = new Map<StaticSite, string>();
  let current = makeSite([]);
  let renderings = 0;
  return {
    current: () => current,
    render: async (edits: CatalogueEdits) => {
      renderings += 1;
      await new Promise(setImmediate);
      const names = edits.tools.map(({ name }) => name);
      if (names.includes('bad')) throw new TypeError('cannot draw this');
      const site = makeSite([]);
      namesOf.set(site, names.join());
      return site;
    },
    show: (site) => {
      current = site;
    },
    names: () => namesOf.get(current) ?? 'built',
    renderings: () => renderings,
  };
}

const stores = listStores();
afterAll(() => Promise.all(stores.map((store) => store.stop())));

test.each(stores)('$name: a change is stored only when the site can be rendered with it', async (store) => {
  const database = await openEmpty(store);
  const logged: string[] = [];
  const live = makeLive();
  const catalogue = await startCatalogue(database, live, (event) => logged.push(event));
  await catalogue.apply(rename('x', 'good'));
  expect(live.names()).toBe('good');
  const version = await readCatalogueVersion(database);
  await expect(catalogue.apply(rename('y', 'bad'))).rejects.toMatchObject({ code: 'cannot_render' });
  expect((await readEdits(database)).tools.map(({ name }) => name)).toEqual(['good']);
  expect(await readCatalogueVersion(database)).toBe(version);
  expect(live.names()).toBe('good');
  expect(logged).toEqual(['edit-refused']);
  await catalogue.apply(rename('y', 'better'));
  expect(live.names()).toBe('good,better');
  catalogue.end();
  await database.close();
});

test.each(stores)('$name: two processes that edit at once both store, and show both edits', async (store) => {
  const database = await openEmpty(store);
  const lives = [makeLive(), makeLive()];
  const catalogues = await Promise.all(lives.map((live) => startCatalogue(database, live, () => undefined)));
  await Promise.all(catalogues.map((catalogue, index) => catalogue.apply(rename(`t${index}`, `n${index}`))));
  expect((await readEdits(database)).tools.map(({ name }) => name)).toEqual(['n0', 'n1']);
  expect(lives.map((live) => live.names())).toContain('n0,n1');
  for (const catalogue of catalogues) catalogue.end();
  await database.close();
});

test('a start with stored edits that cannot be rendered shows the built site, and an edit can fix it', async () => {
  const [store = listStores()[0]] = stores;
  const database = await openEmpty(store as (typeof stores)[number]);
  await database.transaction(rename('x', 'bad'));
  await database.transaction((query) =>
    query("insert into settings (key, value) values ('catalogue-version', '4')"),
  );
  const logged: string[] = [];
  const live = makeLive();
  const catalogue = await startCatalogue(database, live, (event, rest) =>
    logged.push(`${event} ${String(rest?.name)}`),
  );
  expect(logged).toEqual(['edits-not-shown TypeError']);
  expect(live.names()).toBe('built');
  await catalogue.apply(async (query) => {
    await query("delete from tool_edits where tool_id = 'x'");
  });
  expect(live.names()).toBe('');
  catalogue.end();
  await database.close();
});
