import type { Context } from 'hono';
import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import { unknownOrigin } from '#core/site/content-policy.ts';
import type { Session } from '#server/security/sessions.ts';
import { findClientAddress, isLoopback, isTrusted, limitKeyOf, networkKeyOf } from './client-address.ts';

/** The facts about a request's sender, known before anything else is read. */
export interface RequestInfo {
  readonly requestId: string;
  /** The visitor's address as the server sees it. It is returned only to the visitor, and never stored or logged. */
  readonly address: string;
  /** The key for rate limits; it is stored only as a keyed hash, and never logged. */
  readonly limitKey: string;
  /** The key of the larger network for rate limits; undefined for IPv4. */
  readonly networkKey: string | undefined;
  /** The origin that the visitor sees. */
  readonly origin: string;
  /** True if only the operator on this machine can have sent it: without a proxy, and to this machine's own name. */
  readonly isOwnMachine: boolean;
}

export interface AppEnv {
  /** `session` exists only behind the admin guard. */
  Variables: { info: RequestInfo; session: Session };
}

export interface AddressConfig {
  readonly publicOrigin: string | undefined;
  /** The only origin of the admin area, and nothing else is served there; undefined for any. */
  readonly adminOrigin: string | undefined;
  readonly trustedProxies: BlockList;
}

/** The adapter's facts about a request beside its standard form. */
export interface NodeRequest {
  readonly incoming: Pick<IncomingMessage, 'socket' | 'httpVersion'> & {
    readonly rawHeaders?: readonly string[];
  };
}

/** The peer that opened the connection: a browser, or a proxy. */
export interface Peer {
  readonly address: string;
  readonly httpVersion: string;
}

/** Reads a request's sender from its socket or, behind trusted proxies, from their headers. */
export function readRequestInfo(
  context: Context,
  { address: socketAddress, httpVersion }: Peer,
  config: AddressConfig,
): Omit<RequestInfo, 'requestId'> {
  const { headers } = context.req.raw;
  const address = findClientAddress(
    socketAddress,
    headers.get('x-forwarded-for') ?? undefined,
    config.trustedProxies,
  );
  const host = readHost(headers);
  return {
    address,
    limitKey: limitKeyOf(address),
    networkKey: networkKeyOf(address),
    origin: readOrigin(headers, socketAddress, config),
    isOwnMachine:
      !isForwarded(context, httpVersion) &&
      isLoopback(socketAddress) &&
      host !== undefined &&
      isLoopback(new URL(`http://${host}`).hostname),
  };
}

/** Reads the origin that the visitor sees from the headers. Only trusted proxies name its scheme. */
export function readOrigin(
  headers: Pick<Headers, 'get'>,
  socketAddress: string,
  config: AddressConfig,
): string {
  const isHttps =
    headers.get('x-forwarded-proto') === 'https' && isTrusted(socketAddress, config.trustedProxies);
  return findOrigin(readHost(headers), isHttps ? 'https:' : 'http:', config);
}

/** Returns the admin area's origin for its host, else the public origin, else the one in the request. */
function findOrigin(
  host: string | undefined,
  protocol: string,
  { publicOrigin, adminOrigin }: AddressConfig,
): string {
  if (host === undefined) return publicOrigin ?? unknownOrigin;
  if (adminOrigin !== undefined) {
    const { protocol: adminProtocol } = new URL(adminOrigin);
    if (new URL(`${adminProtocol}//${host}`).origin === adminOrigin) return adminOrigin;
  }
  return publicOrigin ?? `${protocol}//${host}`;
}

/** Headers that proxies, tunnels and content networks add to forwarded requests. */
const forwardingHeader =
  /^(?:forwarded|via|x-forwarded.*|x-real-.*|x-original-.*|x-envoy-.*|x-(?:cluster-)?client-ip|(?:true|fastly)-client-ip|x-proxy.*|x-amzn?-.*|x-azure-.*|cf-.*|cdn-loop|fly-.*|x-scheme|x-request-id|x-tailscale-.*|tailscale-.*)$/i;

/** True if a proxy forwarded the request. Default nginx adds no header, but uses HTTP/1.0, which no browser does. */
function isForwarded(context: Context, httpVersion: string): boolean {
  return (
    httpVersion === '1.0' || Object.keys(context.req.header()).some((name) => forwardingHeader.test(name))
  );
}

/** Reads the Host header; undefined if it is not a valid host, so that nothing else gets into a policy. */
export function readHost(headers: Pick<Headers, 'get'>): string | undefined {
  const host = headers.get('host') ?? '';
  const isHost = /^[a-z0-9.-]+(?::\d{1,5})?$/i.test(host) || /^\[[0-9a-f:.]+\](?::\d{1,5})?$/i.test(host);
  return isHost && URL.canParse(`http://${host}`) ? host : undefined;
}
