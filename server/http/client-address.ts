import type { BlockList } from 'node:net';
import { isIP } from 'node:net';

/**
 * Returns a request's client address: the socket's address, or behind trusted proxies the last hop in X-Forwarded-For
 * that is not one of them. Entries that a stranger adds to that header are never trusted.
 */
export function findClientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustedProxies: BlockList,
): string {
  let address = unmapAddress(socketAddress);
  const hops = (forwardedFor ?? '').split(',').map((hop) => unmapAddress(hop.trim()));
  while (isTrusted(address, trustedProxies)) {
    const hop = hops.pop();
    if (hop === undefined || isIP(hop) === 0) break;
    address = hop;
  }
  return address;
}

export function isTrusted(address: string, trustedProxies: BlockList): boolean {
  const family = isIP(address);
  return family !== 0 && trustedProxies.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

export function isLoopback(address: string): boolean {
  const plain = unmapAddress(address);
  // A name like 127.evil.test may belong to anyone.
  return plain === '::1' || plain === 'localhost' || (isIP(plain) === 4 && plain.startsWith('127.'));
}

/**
 * Returns an address in its shortest form, so that one sender counts as one. Removes brackets and port, and converts an
 * IPv4-mapped address of dual-stack sockets to IPv4. For other texts, only removes brackets.
 */
export function unmapAddress(text: string): string {
  const bare = text.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  if (isIP(bare) !== 6) return bare;
  const short = URL.parse(`http://[${bare}]`)?.hostname.slice(1, -1) ?? bare;
  const [, high, low] = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(short) ?? [];
  if (high === undefined || low === undefined) return short;
  const value = [high, low].map((group) => Number.parseInt(group, 16));
  return value.flatMap((group) => [group >> 8, group & 255]).join('.');
}

/** Returns the key for rate limits: an IPv4 address, or the /64 network of an IPv6 subscriber. */
export function limitKeyOf(address: string): string {
  return isIP(address) === 6 ? firstGroups(address, 4) : address;
}

/** Returns the /48 network of an IPv6 address, because one customer may have all of its /64s. Undefined for IPv4. */
export function networkKeyOf(address: string): string | undefined {
  return isIP(address) === 6 ? `${firstGroups(address, 3)}/48` : undefined;
}

/** Returns the first 16-bit groups of an IPv6 address, written out. */
function firstGroups(address: string, count: number): string {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...right];
  return groups
    .slice(0, count)
    .map((group) => group.padStart(4, '0'))
    .join(':');
}
