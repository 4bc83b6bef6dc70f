import { type Server, STATUS_CODES } from 'node:http';
import { apiPolicy, commonHeadersAt, unknownOrigin } from '#core/site/policies.ts';

export interface ConnectionLimits {
  /** How many may be open; what comes beyond is closed at once, so that the process keeps descriptors for its files. */
  readonly maxOpen: number;
  /** How long a connection may lie still while it is being answered. */
  readonly idleMs: number;
  /** How long one answer may take in all, however slowly it is read. */
  readonly totalMs: number;
}

/** How long a client has to take in why it was refused. It may go on sending for ever, so nothing waits for its end. */
const lingerMs = 1000;

/** Cuts off those who do not read their answers or send too slowly, and gives refusals of the parser the headers of all others. */
export function limitConnections(server: Server, { maxOpen, idleMs, totalMs }: ConnectionLimits): void {
  server.maxConnections = maxOpen;
  server.setTimeout(idleMs);
  server.on('request', (_request, response) => {
    const timer = setTimeout(() => response.destroy(), totalMs);
    response.once('close', () => {
      clearTimeout(timer);
    });
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const status = statusOf(error.code);
    const headers = {
      ...commonHeadersAt(unknownOrigin),
      'content-security-policy': apiPolicy,
      'cache-control': 'no-store',
      'content-length': '0',
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => {
      clearTimeout(timer);
    });
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`);
  });
}

function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}
