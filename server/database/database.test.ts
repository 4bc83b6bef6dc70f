import { afterAll, describe, expect, test } from 'vitest';
import { listStores, openEmpty } from '#server/testing/stores.ts';
import { connect } from './connect.ts';

describe.each(listStores())('$name', (store) => {
  afterAll(() => store.stop());

  const put = (key: string, value: string) =>
    ['insert into settings (key, value) values ($1, $2)', [key, value]] as const;

  test('what a transaction resolves with is stored; what it rejects with leaves nothing', async () => {
    const database = await openEmpty(store);
    await database.transaction((query) => query(...put('a', '1')));
    const failing = database.transaction(async (query) => {
      await query(...put('b', '2'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await database.read('select key from settings')).toEqual([{ key: 'a' }]);
    await database.close();
  });

  test('of transactions that come together each fails alone', async () => {
    const database = await openEmpty(store);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) =>
        database.transaction(async (query) => {
          await query(...put(`k${index}`, 'x'));
          if (index % 3 === 0) throw new Error('third');
          // A statement that fails must not take the others with it either.
          if (index % 3 === 1) await query('insert into nowhere values (1)');
          return index;
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    const rows = await database.read("select key from settings where key like 'k%'");
    expect(rows).toHaveLength(20);
    await database.close();
  });

  test('texts and numbers come back as they went in', async () => {
    const database = await openEmpty(store);
    const text = 'Zoë 🦊 \u202Eabc\u2028 \'"; drop table settings; --\n\t\\';
    const time = 8_640_000_000_000_000;
    await database.transaction((query) =>
      query('insert into used_tokens (token, expires_at) values ($1, $2)', [text, time]),
    );
    expect(await database.read('select token, expires_at from used_tokens where token = $1', [text])).toEqual(
      [{ token: text, expires_at: time }],
    );
    await database.close();
  });

  test('a counter that many raise at once over several connections is exact', async () => {
    const place = await store.createPlace();
    const databases = await Promise.all([connect(place), connect(place), connect(place)]);
    const raise = `insert into rate_limits (key, window_started_at, count, strikes, expires_at) values ('n', 0, 1, 0, 0)
      on conflict (key) do update set count = rate_limits.count + 1`;
    await Promise.all(
      databases.flatMap((database) =>
        Array.from({ length: 30 }, () => database.transaction((query) => query(raise))),
      ),
    );
    expect(await databases[0].read("select count from rate_limits where key = 'n'")).toEqual([{ count: 90 }]);
    await Promise.all(databases.map((database) => database.close()));
  });
});
