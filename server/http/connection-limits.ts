import { type Server, STATUS_CODES } from 'node:http';
import { apiPolicy, unknownOrigin } from '#core/site/content-policy.ts';
import { commonHeadersAt } from '#core/site/response-headers.ts';

export interface ConnectionLimits {
  /**
   * The most open connections. Further ones are closed at once, so that the process keeps file descriptors for its
   * files.
   */
  readonly maxOpen: number;
  /** How long a connection may be idle during a response. */
  readonly idleMs: number;
  /** The maximum duration of one response, however slowly it is read. */
  readonly totalMs: number;
}

/** How long to wait for a client to read an error. The client may keep sending forever, so its end is not awaited. */
const lingerMs = 1000;

/** Disconnects clients that read or send too slowly, and gives the parser's error responses the usual headers. */
export function limitConnections(server: Server, { maxOpen, idleMs, totalMs }: ConnectionLimits): void {
  server.maxConnections = maxOpen;
  server.setTimeout(idleMs);
  server.on('request', (_request, response) => {
    // The system has taken the whole response, so a slow reader holds nothing here.
    if (response.writableEnded && response.writableLength === 0) return;
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
