import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { limitConnections } from './connection-limits.ts';

async function listen(limits: { idleMs: number; totalMs: number }) {
  const server = createServer((_request, response) => {
    // More than any buffer between the two takes in.
    response.end(Buffer.alloc(64 * 1024 * 1024));
  });
  limitConnections(server, limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  return { server, socket };
}

test.each([
  ['does not read', { idleMs: 200, totalMs: 600_000 }],
  ['reads too slowly', { idleMs: 600_000, totalMs: 200 }],
])('who %s is cut off', async (_name, limits) => {
  const { server, socket } = await listen(limits);
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  await once(response, 'close');
  expect(response.writableFinished).toBe(false);
  socket.destroy();
  server.close();
});

test('a refusal of the parser itself carries the headers', async () => {
  const { server, socket } = await listen({ idleMs: 600_000, totalMs: 600_000 });
  socket.write('no request at all\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  for (const name of ['content-security-policy', 'connection-allowlist', 'x-content-type-options'])
    expect(answer.toLowerCase()).toContain(`\r\n${name}: `);
  server.close();
});
