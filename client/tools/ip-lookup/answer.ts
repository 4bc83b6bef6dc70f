import type { Answer } from '#client/tool-kit/answer.ts';
import { formatIpAddress, type IpNetwork, networkRange, parseIpNetwork } from '#core/network/ip-network.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

/** Answers a network such as `10.0.0.0/22` with its range, and an address with what it is for. */
export function answer(query: string, locale: string): Answer | undefined {
  const network = parseIpNetwork(query);
  if (!network) return undefined;
  const { version, prefixLength, address } = network;
  if (!query.includes('/')) {
    const name = formatIpAddress(address, version);
    return {
      text: describeAddress(network),
      working: `${name} as a number: ${address.toString()}`,
      opens: name,
    };
  }
  const range = networkRange(network);
  const write = (address: bigint) => formatIpAddress(address, version);
  const count = writeNumber(range.hostCount, locale);
  const name = `${write(range.network)}/${prefixLength}`;
  return {
    text: `${write(range.firstHost)} – ${write(range.lastHost)}`,
    working:
      version === 4
        ? `${name}: ${count} hosts, mask ${write(range.mask)}, broadcast ${write(range.last)}`
        : `${name}: ${count} addresses`,
    opens: name,
  };
}

/** The special-purpose blocks of IANA's registries (RFC 6890) that people meet, the narrower first. */
const blocks: readonly (readonly [network: string, purpose: string])[] = [
  ['127.0.0.0/8', 'This very device (loopback, RFC 1122)'],
  ['10.0.0.0/8', 'Private network (RFC 1918)'],
  ['172.16.0.0/12', 'Private network (RFC 1918)'],
  ['192.168.0.0/16', 'Private network (RFC 1918)'],
  ['169.254.0.0/16', 'Link-local, without a DHCP server (RFC 3927)'],
  ['100.64.0.0/10', 'Shared by a provider’s customers (RFC 6598)'],
  ['192.0.2.0/24', 'For documentation (RFC 5737)'],
  ['198.51.100.0/24', 'For documentation (RFC 5737)'],
  ['203.0.113.0/24', 'For documentation (RFC 5737)'],
  ['255.255.255.255/32', 'Broadcast to the local network (RFC 919)'],
  ['0.0.0.0/8', 'This network (RFC 791)'],
  ['224.0.0.0/4', 'Multicast (RFC 5771)'],
  ['240.0.0.0/4', 'Reserved (RFC 1112)'],
  ['::1/128', 'This very device (loopback, RFC 4291)'],
  ['fc00::/7', 'Unique local network (RFC 4193)'],
  ['fe80::/10', 'Link-local (RFC 4291)'],
  ['ff00::/8', 'Multicast (RFC 4291)'],
  ['2001:db8::/32', 'For documentation (RFC 3849)'],
];

function describeAddress({ version, address }: IpNetwork): string {
  const purpose = blocks.find(([text]) => {
    const block = parseIpNetwork(text);
    if (block?.version !== version) return false;
    const { network, last } = networkRange(block);
    return network <= address && address <= last;
  })?.[1];
  return purpose ?? `Public IPv${version} address`;
}
