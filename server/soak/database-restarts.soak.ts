import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '#server/testing/postgres.ts';
import { createRandom } from '#server/testing/random.ts';
import { liftLimit, prepareSoak, readKeys, sendMessage } from '#server/testing/soak.ts';

const { start } = prepareSoak();
let postgres: TestPostgres;
beforeAll(async () => {
  // Its own instance, which syncs to disk: an immediate stop is a crash.
  postgres = await startPostgres({ isDurable: true });
});
afterAll(() => postgres.stop());

const breakages = [
  () => postgres.breakConnections(),
  () => postgres.restart('fast'),
  () => postgres.restart('immediate'),
] as const;

test('a PostgreSQL that fails thirty times under load ends no process and loses no acknowledged row', async () => {
  const place = { dataDir: '/nonexistent', databaseUrl: await postgres.createDatabase() };
  const sign = await liftLimit(place);
  // With an unreachable mail server, so that the outbox uses the database, too.
  const server = await start(place, { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hub@sundry.test' });
  const acknowledged = new Set<string>();
  const statuses = new Map<number | 'none', number>();
  let isOver = false;
  // As the page does: a request without an acknowledgment is sent again under its key, which settles it.
  const writers = Array.from({ length: 8 }, async () => {
    let key = randomUUID();
    while (!isOver) {
      const status = await sendMessage(server.origin, sign, key).catch(() => 'none' as const);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 201) {
        acknowledged.add(key);
        key = randomUUID();
      } else await sleep(50);
    }
  });
  const nextRandom = createRandom(Number(process.env.FUZZ_SEED));
  for (let round = 0; round < 30; round++) {
    // Waits for a number, not a time: each round must see the server store again.
    const goal = acknowledged.size + 4 + Math.floor(nextRandom() * 12);
    while (acknowledged.size < goal && server.process.exitCode === null) await sleep(5);
    await breakages[round % breakages.length]?.();
  }
  isOver = true;
  await Promise.all(writers);
  expect(server.process.exitCode, server.output().slice(-2000)).toBeNull();
  expect([...statuses.keys()].filter((status) => status !== 201 && status !== 503)).toEqual([]);
  expect(statuses.get(503)).toBeGreaterThan(0);
  const stored = await readKeys(place);
  expect([...acknowledged].filter((key) => !stored.has(key))).toEqual([]);
  // Stored before the end without an acknowledgment: at most one for each writer.
  expect(stored.size - acknowledged.size).toBeLessThanOrEqual(writers.length);
  expect(await server.kill('SIGTERM')).toBe(0);
});
