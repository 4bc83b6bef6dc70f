import type { Context } from 'hono';
import type { BlockList } from 'node:net';
import type { Session } from '#server/security/sessions.ts';
import { findClientAddress, isLoopback, isTrusted, limitKeyOf } from './client-address.ts';

/** What the server knows of a request's sender before it reads anything else. */
export interface RequestInfo {
  readonly requestId: string;
  /** What limits count by; never written down as it is. */
  readonly limitKey: string;
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
  readonly trustedProxies: BlockList;
}

/** Reads a request's sender from its socket and, behind trusted proxies, from their headers. */
export function readRequestInfo(
  context: Context,
  socketAddress: string,
  { publicOrigin, trustedProxies }: AddressConfig,
): Omit<RequestInfo, 'requestId'> {
  const address = findClientAddress(socketAddress, context.req.header('x-forwarded-for'), trustedProxies);
  const isProxied = isTrusted(socketAddress, trustedProxies);
  const protocol = isProxied && context.req.header('x-forwarded-proto') === 'https' ? 'https:' : 'http:';
  const host = readHost(context);
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'].some(
    (name) => context.req.header(name) !== undefined,
  );
  return {
    limitKey: limitKeyOf(address),
    origin: publicOrigin ?? (host === undefined ? 'https://host.invalid' : `${protocol}//${host}`),
    isOwnMachine:
      !isForwarded &&
      isLoopback(socketAddress) &&
      host !== undefined &&
      isLoopback(new URL(`http://${host}`).hostname),
  };
}

/** The Host header; undefined when it is no host, so that nothing else gets into a policy. */
function readHost(context: Context): string | undefined {
  const host = context.req.header('host') ?? '';
  const isHost = /^[a-z0-9.-]+(?::\d{1,5})?$/i.test(host) || /^\[[0-9a-f:.]+\](?::\d{1,5})?$/i.test(host);
  return isHost && URL.canParse(`http://${host}`) ? host : undefined;
}
