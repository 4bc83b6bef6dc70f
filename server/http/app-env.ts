import type { Context } from 'hono';
import type { BlockList } from 'node:net';
import { unknownOrigin } from '#core/site/policies.ts';
import type { Session } from '#server/security/sessions.ts';
import { findClientAddress, isLoopback, isTrusted, limitKeyOf, networkKeyOf } from './client-address.ts';

/** What the server knows of a request's sender before it reads anything else. */
export interface RequestInfo {
  readonly requestId: string;
  /** The visitor's, as the server sees it: told to themselves alone, and never written down. */
  readonly address: string;
  /** What limits count by; never written down as it is. */
  readonly limitKey: string;
  /** The larger network around it that limits count by, too; undefined for IPv4. */
  readonly networkKey: string | undefined;
  /** The origin the visitor sees. */
  readonly origin: string;
  /** True when nothing but this machine's owner can have sent it: no proxy, and asked under this machine's own name. */
  readonly isOwnMachine: boolean;
}

export interface AppEnv {
  /** `session` is there behind the admin guard alone. */
  Variables: { info: RequestInfo; session: Session };
}

export interface AddressConfig {
  readonly publicOrigin: string | undefined;
  /** The only origin that the admin area answers on; nothing else is there. */
  readonly adminOrigin: string | undefined;
  readonly trustedProxies: BlockList;
}

/** Who opened the connection: a browser, or a proxy before it. */
export interface Peer {
  readonly address: string;
  readonly httpVersion: string;
}

/** Reads a request's sender from its socket and, behind trusted proxies, from their headers. */
export function readRequestInfo(
  context: Context,
  { address: socketAddress, httpVersion }: Peer,
  config: AddressConfig,
): Omit<RequestInfo, 'requestId'> {
  const address = findClientAddress(
    socketAddress,
    context.req.header('x-forwarded-for'),
    config.trustedProxies,
  );
  const isProxied = isTrusted(socketAddress, config.trustedProxies);
  const protocol = isProxied && context.req.header('x-forwarded-proto') === 'https' ? 'https:' : 'http:';
  const host = readHost(context);
  return {
    address,
    limitKey: limitKeyOf(address),
    networkKey: networkKeyOf(address),
    origin: findOrigin(host, protocol, config),
    isOwnMachine:
      !isForwarded(context, httpVersion) &&
      isLoopback(socketAddress) &&
      host !== undefined &&
      isLoopback(new URL(`http://${host}`).hostname),
  };
}

/** The admin area's origin under its host, else the public one, else the one that the request itself shows. */
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

/** What proxies, tunnels and content networks add to the requests they pass on. */
const forwardingHeader =
  /^(?:forwarded|via|x-forwarded.*|x-real-.*|x-original-.*|x-envoy-.*|x-(?:cluster-)?client-ip|(?:true|fastly)-client-ip|x-proxy.*|x-amzn?-.*|x-azure-.*|cf-.*|cdn-loop|fly-.*|x-scheme|x-request-id|x-tailscale-.*|tailscale-.*)$/i;

/** Whether somebody passed a request on. nginx as it comes adds nothing, but asks in HTTP/1.0, as no browser does. */
function isForwarded(context: Context, httpVersion: string): boolean {
  return (
    httpVersion === '1.0' || Object.keys(context.req.header()).some((name) => forwardingHeader.test(name))
  );
}

/** The Host header; undefined when it is no host, so that nothing else gets into a policy. */
function readHost(context: Context): string | undefined {
  const host = context.req.header('host') ?? '';
  const isHost = /^[a-z0-9.-]+(?::\d{1,5})?$/i.test(host) || /^\[[0-9a-f:.]+\](?::\d{1,5})?$/i.test(host);
  return isHost && URL.canParse(`http://${host}`) ? host : undefined;
}
