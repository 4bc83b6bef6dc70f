import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import { type AddressInfo, BlockList, connect as openSocket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { makeFolder } from '#server/testing/stores.ts';
import { makeSite, makeTestApp, testEntries } from '#server/testing/test-app.ts';
import { createQuickFiles } from './quick-files.ts';
import { watchForProxies } from './unnamed-proxy.ts';

const folder = makeFolder();
const database = await connect({ dataDir: folder.path });
afterAll(async () => {
  await database.close();
  folder.remove();
});

const trustedProxies = new BlockList();
trustedProxies.addAddress('127.0.0.1');
const config = { publicOrigin: undefined, adminOrigin: 'https://admin.test', trustedProxies };

type Request = readonly string[];

interface Answers {
  readonly responses: string[][];
  readonly logged: string[];
  /** For each request, true if no route was called. */
  readonly areQuick: boolean[];
}

/** Sends requests in turn to a server whose routes answer by themselves, or after the quick files. */
async function ask(requests: readonly Request[], basePath: string, hasQuickFiles: boolean): Promise<Answers> {
  const bare = makeSite(testEntries);
  const hosting = { basePath, frameAncestors: [], hasHsts: false };
  const whole = { ...bare, manifest: { ...bare.manifest, hosting } };
  const site = () => whole;
  const { app, logged } = await makeTestApp(database, { config, site });
  const log = (event: string, fields: object = {}) => logged.push(JSON.stringify({ event, ...fields }));
  const sendFile = createQuickFiles({ config, site, log, proxies: watchForProxies(trustedProxies, log) });
  const answerByRoute = getRequestListener(app.fetch);
  const areQuick: boolean[] = [];
  const server = createServer((incoming, outgoing) => {
    const isQuick = hasQuickFiles && sendFile(incoming, outgoing);
    areQuick.push(isQuick);
    if (!isQuick) void answerByRoute(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const responses: string[][] = [];
  for (const lines of requests) {
    const socket = openSocket((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n`);
    responses.push(readResponse(await text(socket)));
  }
  server.close();
  return { responses, logged: logged.map(withoutChance), areQuick };
}

function readResponse(answer: string): string[] {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [status = '', ...headers] = head.split('\r\n').filter((line) => !line.startsWith('Date:'));
  return [status, ...headers.map((line) => line.toLowerCase()).sort(), body];
}

/** Removes the duration, and the id, which only lines of routes have. */
const withoutChance = (line: string) => line.replaceAll(/,"(?:requestId|durationMs)":[^,}]+/g, '');

const get = (path: string, ...headers: string[]) => [`GET ${path} HTTP/1.1`, 'host: sundry.test', ...headers];

describe.each(['', '/hub'])('below the path “%s”', (base) => {
  test.each([
    ['a page', get(`${base}/`)],
    ['a tool with a query', get(`${base}/tools/x?text=a%20b`)],
    ['an asset in gzip', get(`${base}/assets/a-1234.js`, 'accept-encoding: gzip, deflate')],
    ['an asset in Brotli', get(`${base}/assets/a-1234.js`, 'accept-encoding: gzip;q=0.5, br')],
    ['a refused encoding', get(`${base}/tools/x`, 'accept-encoding: br;q=0, gzip;q=0')],
    ['a file the visitor has', get(`${base}/tools/x`, 'if-none-match: W/"abc"')],
    [
      'a file the visitor has in gzip',
      get(`${base}/tools/x`, 'accept-encoding: gzip', 'if-none-match: "abc-gzip"'),
    ],
    ['a file the visitor had', get(`${base}/tools/x`, 'if-none-match: "abd"')],
    ['a named proxy', get(`${base}/tools/x`, 'x-forwarded-proto: https', 'x-forwarded-for: 203.0.113.5')],
    ['a host with a port', [`GET ${base}/ HTTP/1.1`, 'host: sundry.test:8080']],
  ])('%s is answered at once, as by its route', async (_name, lines) => {
    const [quick, routed] = [await ask([lines], base, true), await ask([lines], base, false)];
    expect(quick.areQuick).toEqual([true]);
    expect(quick.responses).toEqual(routed.responses);
    expect(quick.logged).toEqual(routed.logged);
  });

  test('what was prepared for one request is never sent to another that differs', async () => {
    const page = `GET ${base}/tools/x HTTP/1.1`;
    const kinds = [
      [page, 'host: one.test'],
      [page, 'host: two.test'],
      [page, 'host: one.test', 'accept-encoding: gzip'],
      [page, 'host: one.test', 'x-forwarded-proto: https'],
      [page, 'host: one.test', 'x-forwarded-proto: http'],
      [page, 'host: one.test', 'if-none-match: "abc"'],
      [`GET ${base}/support HTTP/1.1`, 'host: one.test'],
    ];
    const requests = [...kinds, ...kinds];
    const [quick, routed] = [await ask(requests, base, true), await ask(requests, base, false)];
    expect(quick.areQuick).toEqual(requests.map(() => true));
    expect(quick.responses).toEqual(routed.responses);
  });

  test.each([
    ['HEAD', [`HEAD ${base}/ HTTP/1.1`, 'host: sundry.test']],
    ['POST', [`POST ${base}/ HTTP/1.1`, 'host: sundry.test', 'content-length: 0']],
    ['two hosts', get(`${base}/`, 'host: other.test')],
    ["the admin area's origin", [`GET ${base}/tools/x HTTP/1.1`, 'host: admin.test']],
    ['the panel', get(`${base}/admin`)],
    ["the service worker's script", get(`${base}/sw.js`, 'sec-fetch-dest: serviceworker')],
    ['a former address', get(`${base}/tools/old`)],
    ['no page', get(`${base}/tools/none`)],
    ['an escaped path', get(`${base}/tools/%78`)],
    ['a host that is none', [`GET ${base}/ HTTP/1.1`, "host: a;b 'c'"]],
    ['a health check', get('/livez')],
  ])('%s goes to its route', async (_name, lines) => {
    expect((await ask([lines], base, true)).areQuick).toEqual([false]);
  });
});
