import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { type ConnectionLimits, limitConnections } from './connection-limits.ts';

const quick = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 };

async function listen(limits: Partial<ConnectionLimits>, options: ServerOptions = {}) {
  const server = createServer(options, (_request, response) => {
    // More than all buffers between the two can hold.
    response.end(Buffer.alloc(64 * 1024 * 1024));
  });
  limitConnections(server, { maxOpen: 10, idleMs: 600_000, totalMs: 600_000, ...limits });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  // One that does not end because the other side does.
  const open = () => connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  return { server, open, socket: open() };
}

function countOpen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((_error, open) => {
      resolve(open);
    });
  });
}

test.each([
  // Long enough for a busy machine to read the request before.
  ['does not read', { idleMs: 3000 }],
  ['reads too slowly', { totalMs: 200 }],
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

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'x'],
  ['a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n', 'x'],
  ['what is no request', 'no request\r\n\r\n', 'x'],
])('who drips %s is cut off, and need not end the connection for that', async (_name, start, drop) => {
  const { server, socket } = await listen({}, quick);
  socket.on('error', () => undefined);
  socket.write(start);
  const drip = setInterval(() => socket.write(drop), 20);
  await once(server, 'connection');
  await expect.poll(() => countOpen(server), { timeout: 30_000 }).toBe(0);
  clearInterval(drip);
  socket.destroy();
  server.close();
});

test('connections beyond the number allowed are closed, and others are answered once there is room', async () => {
  const { server, socket, open } = await listen({ maxOpen: 1 });
  await once(socket, 'connect');
  const beyond = open();
  beyond.on('error', () => undefined);
  // Without any answer: it would occupy a descriptor until it is read.
  expect(await text(beyond)).toBe('');
  beyond.destroy();
  socket.destroy();
  await expect.poll(() => countOpen(server), { timeout: 30_000 }).toBe(0);
  const next = open();
  next.write('no request at all\r\n\r\n');
  expect(await text(next)).toMatch(/^HTTP\/1.1 400 /);
  next.destroy();
  server.close();
});

test('a refusal of the parser itself carries the headers', async () => {
  const { server, socket } = await listen({});
  socket.write('no request at all\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  for (const name of ['content-security-policy', 'connection-allowlist', 'x-content-type-options'])
    expect(answer.toLowerCase()).toContain(`\r\n${name}: `);
  server.close();
});
