import { BlockList } from 'node:net';
import type { Log } from '#server/log.ts';
import { isLoopback, isTrusted, unmapAddress } from './client-address.ts';

/** Headers in which proxies name the visitor. */
const visitorHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'fastly-client-ip',
  'cf-connecting-ip',
];

/** Addresses that no visitor of a public site has, so they may be logged. */
const privateNetworks = new BlockList();
for (const network of ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', '100.64.0.0/10']) {
  const [address = '', bits] = network.split('/');
  privateNetworks.addSubnet(address, Number(bits), 'ipv4');
}
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

export interface ProxyWatch {
  /** Examines a request: the socket's address and the headers. */
  readonly look: (socketAddress: string, headers: Pick<Headers, 'has'>) => void;
  /**
   * Returns the proxy that is missing in TRUSTED_PROXIES: its address, or `public` for one that may belong to a
   * stranger.
   */
  readonly found: () => string | undefined;
}

/**
 * Detects requests through a proxy that is missing in TRUSTED_PROXIES, because all its visitors then count as one
 * sender. Logs each kind once.
 */
export function watchForProxies(trustedProxies: BlockList, log: Log): ProxyWatch {
  const seen = new Set<string>();
  let found: string | undefined;
  return {
    look: (socketAddress, headers) => {
      if (!visitorHeaders.some((name) => headers.has(name))) return;
      const address = unmapAddress(socketAddress);
      if (isTrusted(address, trustedProxies)) return;
      const kind = isPrivate(address) ? 'private' : 'public';
      if (seen.has(kind)) return;
      seen.add(kind);
      found = kind === 'private' ? address : (found ?? kind);
      log('unnamed-proxy', { peer: kind === 'private' ? address : kind });
    },
    found: () => found,
  };
}

function isPrivate(address: string): boolean {
  return isLoopback(address) || isTrusted(address, privateNetworks);
}
