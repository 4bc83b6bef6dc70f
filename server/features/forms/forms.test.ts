import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formHeaders, honeypotField } from '#contracts/form-token.ts';
import type { Database } from '#server/database/database.ts';
import { issueFormToken } from '#server/security/form-token.ts';
import { listStores, openEmpty } from '#server/testing/stores.ts';
import {
  goodMessage,
  goodSuggestion,
  findNonce,
  makeFormHeaders,
  makeTestApp,
  origin,
  type TestApp,
} from '#server/testing/test-app.ts';

const path = '/rest/v1/contact_messages';

describe.each(listStores())('$name', (store) => {
  let database: Database;
  let test1: TestApp;
  let sender = 0;

  beforeAll(async () => {
    database = await openEmpty(store);
    test1 = await makeTestApp(database);
  });
  afterAll(async () => {
    await database.close();
    await store.stop();
  });

  /** A new address each time, so that the limits of one test do not affect another. */
  const newSender = () => `198.51.100.${(sender += 1)}`;
  const rows = (table = 'contact_messages') =>
    database.read(`select * from ${table} order by created_at, id`);

  async function send(
    body: unknown,
    rest: { headers?: Record<string, string | undefined>; from?: string } = {},
  ) {
    const headers = { ...makeFormHeaders(test1), ...rest.headers };
    return test1.send(path, { method: 'POST', body, headers, from: rest.from ?? newSender() });
  }

  async function codeOf(response: Response): Promise<string> {
    return ((await response.json()) as { code: string }).code;
  }

  test('both forms are stored as sent, trimmed, with an empty answer of 201', async () => {
    const response = await send({ ...goodMessage, name: '  Priya N. ' });
    expect([response.status, await response.text()]).toEqual([201, '']);
    expect(await rows()).toMatchObject([{ ...goodMessage, status: 'pending', reply_text: '' }]);
    const headers = makeFormHeaders(test1);
    // PostgREST takes arrays; one row is enough for a form.
    const second = await test1.send('/rest/v1/tool_suggestions', {
      method: 'POST',
      body: [goodSuggestion],
      headers,
      from: newSender(),
    });
    expect(second.status).toBe(201);
    expect(await rows('tool_suggestions')).toMatchObject([{ ...goodSuggestion, status: 'pending' }]);
  });

  test('the same key twenty times at once is one row; with other content it is refused', async () => {
    const before = (await rows()).length;
    const headers = makeFormHeaders(test1);
    const from = newSender();
    const body = { ...goodMessage, subject: 'Twenty times' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => test1.send(path, { method: 'POST', body, headers, from })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(await rows()).toHaveLength(before + 1);
    // A person whose network changes meanwhile.
    const elsewhere = await test1.send(path, { method: 'POST', body, headers, from: newSender() });
    expect(elsewhere.status).toBe(201);
    const other = await test1.send(path, { method: 'POST', body: { ...body, name: 'Other' }, headers, from });
    expect([other.status, await codeOf(other)]).toEqual([422, 'key_reused']);
    expect(await rows()).toHaveLength(before + 1);
  });

  test('the fifth message of an hour is the last, exactly, however many come at once', async () => {
    const before = (await rows()).length;
    const from = newSender();
    const headers = Array.from({ length: 12 }, () => makeFormHeaders(test1));
    const answers = await Promise.all(
      headers.map((own) => test1.send(path, { method: 'POST', body: goodMessage, headers: own, from })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(7);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await rows()).toHaveLength(before + 5);
    test1.pass(3_600_000);
    expect((await send(goodMessage, { from })).status).toBe(201);
  });

  test('one request from many addresses at once is answered alike, and is one row', async () => {
    const before = (await rows()).length;
    const headers = makeFormHeaders(test1);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        test1.send(path, { method: 'POST', body: goodMessage, headers, from: newSender() }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await rows()).toHaveLength(before + 1);
  });

  test('nothing is stored without a proof of work, and the refusal says what to do', async () => {
    const before = (await rows()).length;
    for (const body of [goodMessage, { ...goodMessage, [honeypotField]: 'x' }]) {
      const refused = await send(body, { headers: { [formHeaders.nonce]: undefined } });
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({
        code: 'no_proof',
        message: expect.stringMatching(/Send the form from our page/) as unknown,
      });
    }
    expect(await rows()).toHaveLength(before);
  });

  test('a flood of spam from an address keeps no message of that address out', async () => {
    const from = newSender();
    const trapped = { ...goodMessage, [honeypotField]: 'x' };
    for (let index = 0; index < 5; index += 1) expect((await send(trapped, { from })).status).toBe(201);
    expect((await send(trapped, { from })).status).toBe(429);
    expect((await send(goodMessage, { from })).status).toBe(201);
  });

  test('the /64 networks of one /48 together send four times as much as one, and no other is kept out', async () => {
    let network = 0;
    const flood = async () => {
      network += 1;
      return (await send(goodMessage, { from: `2001:db8:7:${network.toString(16)}::1` })).status;
    };
    const answers: number[] = [];
    for (let index = 0; index < 24; index += 1) answers.push(await flood());
    expect(answers.filter((status) => status === 201)).toHaveLength(20);
    expect(answers.slice(20)).toEqual([429, 429, 429, 429]);
    expect((await send(goodMessage, { from: '2001:db8:8:1::1' })).status).toBe(201);
    expect((await send(goodMessage, { from: newSender() })).status).toBe(201);
  });

  test('spam takes no more than its room, and makes it by erasing what is older than a week', async () => {
    const fill = (subject: string, createdAtMs: number) =>
      database.transaction((query) =>
        query(
          `insert into contact_messages (id, name, email, subject, message, created_at, status, idempotency_key, body_hash)
           values ($1, 'x', 'x', $1, $2, $3, 'spam', $1, 'x')`,
          [subject, '€'.repeat(1_700_000), createdAtMs],
        ),
      );
    const trapped = { ...goodMessage, [honeypotField]: 'x' };
    await fill('a young one', test1.nowMs() - 6 * 86_400_000);
    const full = await send(trapped);
    expect([full.status, await codeOf(full)]).toEqual([503, 'spam_full']);
    expect((await send({ ...goodMessage, subject: 'no spam at all' })).status).toBe(201);
    await database.transaction((query) => query("delete from contact_messages where id = 'a young one'"));
    await fill('an old one', test1.nowMs() - 8 * 86_400_000);
    expect((await send({ ...trapped, subject: 'spam with room' })).status).toBe(201);
    const subjects = (await rows()).map(({ subject }) => subject);
    expect(subjects).not.toContain('an old one');
    expect(subjects).toContain('spam with room');
  });

  test('a token is used once, by whomever', async () => {
    const headers = makeFormHeaders(test1);
    const first = await test1.send(path, { method: 'POST', body: goodMessage, headers, from: newSender() });
    expect(first.status).toBe(201);
    const again = { ...headers, [formHeaders.idempotencyKey]: crypto.randomUUID() };
    const second = await test1.send(path, {
      method: 'POST',
      body: goodMessage,
      headers: again,
      from: newSender(),
    });
    expect([second.status, await codeOf(second)]).toEqual([409, 'token_used']);
  });

  test('missing, forged and old tokens are refused', async () => {
    const { [formHeaders.token]: good = '' } = makeFormHeaders(test1);
    const forged = good.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    const easier = good.replace(/\.\d+\.([\w-]{43})$/, '.1.$1');
    for (const token of [undefined, '', 'x', forged, easier, `${good}x`]) {
      const response = await send(goodMessage, { headers: { [formHeaders.token]: token } });
      expect([response.status, await codeOf(response)], String(token)).toEqual([403, 'bad_token']);
    }
    test1.pass(86_400_001);
    const old = await send(goodMessage, { headers: { [formHeaders.token]: good } });
    expect([old.status, await codeOf(old)]).toEqual([403, 'old_token']);
  });

  test('a wrong proof is refused; a form that is too quick, or with the trap filled, is kept aside, not dropped', async () => {
    const wrong = await send(goodMessage, { headers: { [formHeaders.nonce]: '-1' } });
    expect([wrong.status, await codeOf(wrong)]).toEqual([400, 'bad_proof']);
    const kept = async (subject: string, headers: Record<string, string | undefined>, extra = {}) => {
      const response = await send({ ...goodMessage, ...extra, subject }, { headers });
      expect(response.status).toBe(201);
      return (await rows()).find((row) => row.subject === subject)?.status;
    };
    expect(await kept('trapped', {}, { [honeypotField]: '555 0199' })).toBe('spam');
    expect(await kept('untrapped', {}, { [honeypotField]: '' })).toBe('pending');
    const quick = makeFormHeaders(test1);
    test1.pass(-3000);
    const early = await test1.send(path, {
      method: 'POST',
      body: { ...goodMessage, subject: 'too quick' },
      headers: quick,
      from: newSender(),
    });
    expect(early.status).toBe(201);
    expect((await rows()).find((row) => row.subject === 'too quick')?.status).toBe('spam');
  });

  test('what other sites send is refused', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': undefined, origin: 'https://evil.test' },
      { 'sec-fetch-site': undefined, origin: undefined },
      { 'sec-fetch-site': undefined, origin: `${origin}.evil.test` },
    ]) {
      const response = await send(goodMessage, { headers });
      expect([response.status, await codeOf(response)]).toEqual([403, 'other_origin']);
    }
    const old = await send(goodMessage, { headers: { 'sec-fetch-site': undefined } });
    expect(old.status).toBe(201);
  });

  test('bodies that are no form are refused, with the reason for each field', async () => {
    const before = (await rows()).length;
    const bad: [unknown, number, string][] = [
      ['{', 400, 'bad_json'],
      ['"text"', 400, 'invalid'],
      ['[]', 400, 'invalid'],
      [[goodMessage, goodMessage], 400, 'invalid'],
      [{ ...goodMessage, extra: 'x' }, 400, 'invalid'],
      [{ ...goodMessage, name: 5 }, 400, 'invalid'],
      [{ ...goodMessage, email: 'nobody' }, 400, 'invalid'],
      [{ ...goodMessage, subject: 'a\r\nBcc: all@example.org' }, 400, 'invalid'],
      [{ ...goodMessage, message: 'with \u0000 in it, long enough' }, 400, 'invalid'],
      [{ ...goodMessage, message: 'x'.repeat(5001) }, 400, 'invalid'],
      [`{"__proto__":{"admin":true},${JSON.stringify(goodMessage).slice(1)}`, 400, 'invalid'],
      [{ ...goodMessage, message: 'x'.repeat(17_000) }, 413, 'too_large'],
    ];
    for (const [body, status, code] of bad) {
      const response = await send(body);
      expect([response.status, await codeOf(response)], JSON.stringify(body).slice(0, 60)).toEqual([
        status,
        code,
      ]);
    }
    const told = await send({ ...goodMessage, email: 'nobody', name: '' });
    expect(Object.keys(((await told.json()) as { fields: object }).fields)).toEqual(['name', 'email']);
    const form = await send('a=b', { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect(form.status).toBe(415);
    const keyless = await send(goodMessage, { headers: { [formHeaders.idempotencyKey]: 'x' } });
    expect([keyless.status, await codeOf(keyless)]).toEqual([400, 'no_idempotency_key']);
    expect(await rows()).toHaveLength(before);
  });

  test('no field gets into the SQL', async () => {
    const evil = "x'); drop table contact_messages; --";
    expect((await send({ ...goodMessage, name: evil, message: evil })).status).toBe(201);
    expect((await rows()).some((row) => row.name === evil)).toBe(true);
  });

  describe('while many forms come in', () => {
    const setCount = (count: number) =>
      database.transaction((query) =>
        query("update rate_limits set window_started_at = $1, count = $2 where key = 'forms'", [
          test1.nowMs(),
          count,
        ]),
      );
    const askDifficulty = async () =>
      ((await (await test1.send('/api/form-token')).json()) as { difficulty: number }).difficulty;
    /** Headers with a real proof of that many bits. */
    const proveWith = (difficulty: number) => {
      const token = issueFormToken(test1.sign, test1.nowMs(), difficulty);
      test1.pass(token.minAgeMs + 1000);
      return { [formHeaders.token]: token.token, [formHeaders.nonce]: findNonce(token) };
    };

    test('the proof gets harder, up to what a phone works out', async () => {
      const asked: number[] = [];
      for (const count of [0, 100, 200, 400, 800, 1000, 1001]) {
        await setCount(count);
        asked.push(await askDifficulty());
      }
      expect(asked).toEqual([15, 18, 20, 21, 22, 22, 22]);
    });

    test('nobody is refused for what others sent: an easier proof must be replaced, a harder one is taken', async () => {
      await setCount(200);
      const easy = await send(goodMessage, { headers: proveWith(10) });
      expect([easy.status, await codeOf(easy)]).toEqual([403, 'needs_harder_proof']);
      // A bit less than is asked for now: the count continued while the browser worked.
      expect(await askDifficulty()).toBe(20);
      expect((await send(goodMessage, { headers: proveWith(19) })).status).toBe(201);
    });

    test('one proof that is sent again and again counts once', async () => {
      const count = async () =>
        Number((await database.read("select count from rate_limits where key = 'forms'"))[0]?.count);
      await setCount(0);
      const headers = makeFormHeaders(test1);
      for (const status of [201, 409, 409]) {
        const own = { ...headers, [formHeaders.idempotencyKey]: crypto.randomUUID() };
        expect((await send(goodMessage, { headers: own })).status).toBe(status);
      }
      expect(await count()).toBe(1);
    });

    test('what comes beyond a thousand within an hour is held with the spam', async () => {
      await setCount(1000);
      const headers = proveWith(21);
      expect((await send({ ...goodMessage, subject: 'beyond' }, { headers })).status).toBe(201);
      expect((await rows()).find(({ subject }) => subject === 'beyond')?.status).toBe('spam');
      test1.pass(3_600_001);
      expect(await askDifficulty()).toBe(15);
    });
  });
});
