import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ContactMessage, OutboxMail } from '#contracts/admin.ts';
import type { Database } from '#server/database/database.ts';
import { listStores, openEmpty } from '#server/testing/stores.ts';
import { goodMessage, logIn, makeFormHeaders, makeTestApp, type TestApp } from '#server/testing/test-app.ts';
import { sendNext } from './sender.ts';
import { claimMail, retryDelayMs, settleMail } from './store.ts';
import { createSmtpTransport, type Transport } from './transport.ts';

const silent = () => undefined;
const timeouts = { stepMs: 500, wholeMs: 2000 };

interface MailServer {
  readonly transport: Transport;
  readonly taken: string[];
  readonly recipients: string[];
  close(): Promise<void>;
}

const running: MailServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

/** Starts a real SMTP server, as a peer that behaves as configured. */
async function startMailServer(rest: SMTPServerOptions = {}): Promise<MailServer> {
  const taken: string[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
      stream.setEncoding('utf8');
      let text = '';
      stream.on('data', (chunk: string) => (text += chunk));
      stream.on('end', () => {
        taken.push(text);
        done();
      });
    },
    ...rest,
  });
  server.on('error', silent);
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => {
      const address = listener.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const transport = createSmtpTransport(
    { url: `smtp://127.0.0.1:${port}`, from: 'hub@sundry.test' },
    timeouts,
  );
  const peer: MailServer = {
    transport,
    taken,
    recipients,
    close: () =>
      new Promise((resolve) => {
        transport.close();
        server.close(() => {
          resolve();
        });
      }),
  };
  running.push(peer);
  return peer;
}

function refuse(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code });
}

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
  afterEach(async () => {
    await database.transaction(async (query) => {
      await query('delete from outbox');
      await query('delete from contact_messages');
      await query("delete from rate_limits where key not like 'login%'");
    });
  });

  async function receiveMessage(fields: Partial<typeof goodMessage> = {}): Promise<string> {
    const headers = makeFormHeaders(test1);
    const body = { ...goodMessage, ...fields };
    await test1.send('/rest/v1/contact_messages', { method: 'POST', body, headers });
    const [row] = await database.read('select id from contact_messages');
    return String(row?.id);
  }

  const reply = (id: string, text = 'Drag them.', app = test1) =>
    app.send(`/api/admin/messages/${id}/reply`, { method: 'POST', body: { text }, cookies });
  const mails = async () =>
    (await (await test1.send('/api/admin/outbox', { cookies })).json()) as OutboxMail[];
  const sendDue = (peer: MailServer) => sendNext(database, peer.transport, silent, 'me', test1.nowMs);

  test('a reply is stored with its mail, sent once, as plain text, to the sender alone', async () => {
    const peer = await startMailServer();
    const id = await receiveMessage({ message: 'How do I?\nTo: all@evil.test' });
    // A browser repeats it by itself when the connection breaks before the answer.
    for (let time = 0; time < 3; time++) expect(await (await reply(id)).json()).toEqual({ mail: 'waiting' });
    expect(await mails()).toHaveLength(1);
    const [row] = (await (
      await test1.send('/rest/v1/contact_messages', { cookies })
    ).json()) as ContactMessage[];
    expect(row).toMatchObject({ status: 'replied', replied: true, reply_text: 'Drag them.' });
    expect(await sendDue(peer)).toBe(true);
    expect(await sendDue(peer)).toBe(false);
    expect(peer.recipients).toEqual(['priya@example.org']);
    const [mail = ''] = peer.taken;
    expect(mail).toMatch(/^From: hub@sundry\.test\r$/m);
    expect(mail).toMatch(/^To: priya@example\.org\r$/m);
    expect(mail).toMatch(/^Subject: Re: PDF merge order\r$/m);
    expect(mail).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
    expect(mail).toContain('Drag them.');
    expect((await mails())[0]).toMatchObject({ state: 'sent', attempts: 1, lastError: '' });
  });

  test('no field of a visitor becomes a header', async () => {
    const peer = await startMailServer();
    const id = await receiveMessage();
    // Past every check of the forms, as if they had failed.
    await database.transaction((query) =>
      query('update contact_messages set subject = $1, name = $2', [
        'x\r\nBcc: all@evil.test',
        'y\r\nBcc: z@evil.test',
      ]),
    );
    await reply(id);
    await sendDue(peer);
    expect(peer.recipients).toEqual(['priya@example.org']);
    const [head = ''] = (peer.taken[0] ?? '').split('\r\n\r\n');
    expect(head).not.toMatch(/^Bcc:/im);
  });

  test('a peer that greylists is tried again, with the same Message-ID, later each time', async () => {
    let refusals = 2;
    const ids: string[] = [];
    const peer = await startMailServer({
      onRcptTo(_address, _session, done) {
        refusals -= 1;
        done(refusals >= 0 ? refuse(451, 'greylisted, come back later') : undefined);
      },
    });
    await reply(await receiveMessage());
    const delays: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt++) {
      expect(await sendDue(peer)).toBe(true);
      const [mail] = await mails();
      ids.push(mail?.id ?? '');
      if (attempt === 3) break;
      expect(mail).toMatchObject({ state: 'waiting', attempts: attempt });
      expect(mail?.lastError).toContain('greylisted');
      expect(await sendDue(peer)).toBe(false);
      delays.push(Date.parse(mail?.nextAttemptAt ?? '') - test1.nowMs());
      test1.pass((delays.at(-1) ?? 0) + 1);
    }
    expect((await mails())[0]?.state).toBe('sent');
    expect(delays[1]).toBeGreaterThan((delays[0] ?? 0) * 1.5);
    expect(peer.taken).toHaveLength(1);
    expect(peer.taken[0]).toMatch(new RegExp(`^Message-ID: <${ids[0] ?? ''}@sundry\\.test>`, 'mi'));
  });

  test('a peer that refuses for good makes a dead letter, which the panel shows and can send again', async () => {
    let isOpen = false;
    const peer = await startMailServer({
      onRcptTo(_address, _session, done) {
        done(isOpen ? undefined : refuse(550, 'no such mailbox'));
      },
    });
    await reply(await receiveMessage());
    await sendDue(peer);
    const [mail] = await mails();
    expect(mail).toMatchObject({ state: 'dead', nextAttemptAt: null });
    expect(mail?.lastError).toContain('no such mailbox');
    test1.pass(86_400_000);
    cookies = await logIn(test1);
    expect(await sendDue(peer)).toBe(false);
    isOpen = true;
    const retry = () => test1.send(`/api/admin/outbox/${mail?.id ?? ''}/retry`, { method: 'POST', cookies });
    expect((await retry()).status).toBe(204);
    expect((await retry()).status).toBe(409);
    await sendDue(peer);
    expect((await mails())[0]?.state).toBe('sent');
  });

  test('a peer that hangs, or is not there, costs an attempt and nothing else', async () => {
    const hanging = await startMailServer({
      onMailFrom() {
        // It never answers.
      },
    });
    await reply(await receiveMessage());
    await sendDue(hanging);
    expect((await mails())[0]).toMatchObject({ state: 'waiting', attempts: 1 });
    await hanging.close();
    test1.pass(86_400_000);
    cookies = await logIn(test1);
    await sendDue(hanging);
    expect((await mails())[0]).toMatchObject({ state: 'waiting', attempts: 2 });
    expect((await mails())[0]?.lastError).toMatch(/ECONNREFUSED/);
  });

  test('after twelve attempts it is given up, not before', async () => {
    const peer = await startMailServer({
      onRcptTo(_address, _session, done) {
        done(refuse(450, 'busy'));
      },
    });
    await reply(await receiveMessage());
    for (let attempt = 1; attempt <= 12; attempt++) {
      const [waiting] = await database.read('select state from outbox');
      expect(waiting?.state, `before ${attempt}`).toBe('waiting');
      expect(await sendDue(peer)).toBe(true);
      test1.pass(8 * 3_600_000);
    }
    cookies = await logIn(test1);
    expect((await mails())[0]).toMatchObject({ state: 'dead', attempts: 12 });
  });

  test('many senders share one outbox: every mail is claimed once, and a lost one comes back', async () => {
    await database.transaction(async (query) => {
      for (let index = 0; index < 40; index++) {
        await query(
          `insert into outbox (id, purpose, recipient, subject, body, state, next_attempt_at, created_at)
           values ($1, 'notice', 'a@b.test', 's', 'b', 'waiting', 0, 0)`,
          [`mail${index}`],
        );
      }
    });
    const claimAll = async (holder: string) => {
      const own: string[] = [];
      for (let idle = 0; idle < 3;) {
        const mail = await claimMail(database, holder, test1.nowMs());
        if (mail) own.push(mail.id);
        else idle += 1;
      }
      return own;
    };
    const claimed = (await Promise.all(['a', 'b', 'c', 'd'].map(claimAll))).flat();
    expect(claimed).toHaveLength(40);
    expect(new Set(claimed).size).toBe(40);
    // The process that held them is gone: the lease ends.
    test1.pass(2 * 60_000 + 1);
    const again = await claimMail(database, 'e', test1.nowMs());
    expect(again?.attempts).toBe(2);
    // A late message of the former holder is ignored.
    const late = { ...(again ?? fail()), attempts: 1 };
    await settleMail(database, late, 'a', { state: 'refused', reason: 'late' }, test1.nowMs());
    const [row] = await database.read('select state, lease_holder from outbox where id = $1', [late.id]);
    expect(row).toEqual({ state: 'waiting', lease_holder: 'e' });
  });

  test('without SMTP a reply is stored and plainly not sent', async () => {
    const mute = await makeTestApp(database, { canSendMail: false, clock: test1.nowMs });
    const id = await receiveMessage();
    expect(await (await reply(id, 'Stored.', mute)).json()).toEqual({ mail: 'not-sent' });
    expect((await mails())[0]).toMatchObject({ state: 'not-sent', sentAt: null });
    const retry = await mute.send(`/api/admin/outbox/${(await mails())[0]?.id ?? ''}/retry`, {
      method: 'POST',
      cookies,
    });
    expect(retry.status).toBe(409);
  });

  test('empty replies and unknown messages are refused; nothing is stored', async () => {
    const id = await receiveMessage();
    for (const text of ['', '   \n']) expect((await reply(id, text)).status).toBe(400);
    expect((await reply(crypto.randomUUID())).status).toBe(404);
    expect(await mails()).toEqual([]);
  });
});

function fail(): never {
  throw new Error('Something was expected.');
}

test('delays double from a minute to six hours, and differ a little', () => {
  expect(retryDelayMs(1, 0)).toBe(60_000);
  expect(retryDelayMs(4, 0)).toBe(480_000);
  expect(retryDelayMs(12, 0)).toBe(6 * 3_600_000);
  expect(retryDelayMs(1, 1)).toBe(75_000);
});
