import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formHeaders, honeypotField } from '#contracts/form-token.ts';
import type { Database } from '#server/database/database.ts';
import { listStores, openEmpty } from '#server/testing/stores.ts';
import {
  goodMessage,
  goodSuggestion,
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

  /** Each from an address of its own, so that limits of one test do not reach another. */
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

  test('a flood without proof of work silences nobody, not even from the same address', async () => {
    const from = newSender();
    const flood = { [formHeaders.nonce]: undefined };
    for (let index = 0; index < 5; index += 1)
      expect((await send(goodMessage, { from, headers: flood })).status).toBe(201);
    expect((await send(goodMessage, { from, headers: flood })).status).toBe(429);
    await database.transaction((query) =>
      query("update rate_limits set window_started_at = $1, count = 200 where key = 'forms-spam'", [
        test1.nowMs(),
      ]),
    );
    expect((await send(goodMessage, { headers: flood })).status).toBe(429);
    expect((await send(goodMessage, { from })).status).toBe(201);
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

  test('a wrong proof is refused; a form without one, too quick, or with the trap filled is kept aside, not dropped', async () => {
    const wrong = await send(goodMessage, { headers: { [formHeaders.nonce]: '-1' } });
    expect([wrong.status, await codeOf(wrong)]).toEqual([400, 'bad_proof']);
    const kept = async (subject: string, headers: Record<string, string | undefined>, extra = {}) => {
      const response = await send({ ...goodMessage, ...extra, subject }, { headers });
      expect(response.status).toBe(201);
      return (await rows()).find((row) => row.subject === subject)?.status;
    };
    expect(await kept('no proof', { [formHeaders.nonce]: undefined })).toBe('spam');
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

  test('bodies that are no form are refused, and told field by field why', async () => {
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

  test('the proof gets harder while many forms come in', async () => {
    const difficulty = async () =>
      ((await (await test1.send('/api/form-token')).json()) as { difficulty: number }).difficulty;
    test1.pass(7_200_000);
    const calm = await difficulty();
    await database.transaction((query) =>
      query("update rate_limits set window_started_at = $1, count = 200 where key = 'forms'", [
        test1.nowMs(),
      ]),
    );
    expect(await difficulty()).toBeGreaterThan(calm);
    const refused = await test1.send(path, {
      method: 'POST',
      body: goodMessage,
      headers: { ...makeFormHeaders(test1) },
      from: newSender(),
    });
    expect(refused.status).toBe(429);
  });
});
