import { containsAddress, type IpNetwork, parseIpNetwork } from './ip-network.ts';
import { excludeRanges, type IpRange, rangeOf } from './ip-sets.ts';

/** A special-purpose network of an IANA registry. */
export interface SpecialNetwork {
  /** In the registry's notation: `192.168.0.0/16`. */
  readonly network: string;
  readonly purpose: string;
  /** The defining document: `RFC 1918`. */
  readonly source: string;
  /** True if the rest of the Internet can reach it. */
  readonly isGlobal: boolean;
}

type Row = readonly [network: string, purpose: string, rfc: number, isGlobal?: true];

/**
 * IANA’s IPv4 and IPv6 Special-Purpose Address Registries (RFC 6890, RFC 8190) and the multicast blocks (RFC 5771, RFC
 * 4291), in plain words.
 */
const rows: readonly Row[] = [
  ['0.0.0.0/8', 'This network', 791],
  ['0.0.0.0/32', 'This host, before it has an address', 1122],
  ['10.0.0.0/8', 'Private network', 1918],
  ['100.64.0.0/10', 'Shared by a provider’s customers (carrier-grade NAT)', 6598],
  ['127.0.0.0/8', 'This very device (loopback)', 1122],
  ['169.254.0.0/16', 'Link-local, without a DHCP server', 3927],
  ['172.16.0.0/12', 'Private network', 1918],
  ['192.0.0.0/24', 'For protocols of the IETF', 6890],
  ['192.0.0.0/29', 'IPv4 over IPv6 (DS-Lite)', 7335],
  ['192.0.0.8/32', 'Dummy source address of ICMP', 7600],
  ['192.0.0.9/32', 'Nearest Port Control Protocol server', 7723, true],
  ['192.0.0.10/32', 'Nearest TURN server', 8155, true],
  ['192.0.0.170/32', 'Discovery of NAT64', 8880],
  ['192.0.0.171/32', 'Discovery of NAT64', 8880],
  ['192.0.2.0/24', 'For documentation (TEST-NET-1)', 5737],
  ['192.31.196.0/24', 'AS112: answers for private networks’ names', 7535, true],
  ['192.52.193.0/24', 'Automatic multicast tunnels', 7450, true],
  ['192.88.99.0/24', '6to4 relays, no longer used', 7526],
  ['192.88.99.2/32', 'Relays of 6a44', 6751],
  ['192.168.0.0/16', 'Private network', 1918],
  ['192.175.48.0/24', 'AS112: answers for private networks’ names', 7534, true],
  ['198.18.0.0/15', 'For measuring network devices', 2544],
  ['198.51.100.0/24', 'For documentation (TEST-NET-2)', 5737],
  ['203.0.113.0/24', 'For documentation (TEST-NET-3)', 5737],
  ['224.0.0.0/4', 'Multicast', 5771],
  ['224.0.0.0/24', 'Multicast within the local network', 5771],
  ['232.0.0.0/8', 'Multicast from one source', 4607],
  ['233.252.0.0/24', 'Multicast for documentation', 6676],
  ['239.0.0.0/8', 'Multicast within an organization', 2365],
  ['240.0.0.0/4', 'Reserved', 1112],
  ['255.255.255.255/32', 'Broadcast to the local network', 919],
  ['::/128', 'No address yet (unspecified)', 4291],
  ['::1/128', 'This very device (loopback)', 4291],
  // The registry no longer lists these two, but old configurations still have them.
  ['::/96', 'An IPv4 address within IPv6, in a form no longer used', 4291],
  ['fec0::/10', 'Site-local, no longer used', 3879],
  ['::ffff:0:0/96', 'An IPv4 address within IPv6', 4291],
  ['64:ff9b::/96', 'An IPv4 address behind NAT64', 6052, true],
  ['64:ff9b:1::/48', 'An IPv4 address behind a local NAT64', 8215],
  ['100::/64', 'Discarded by routers', 6666],
  ['100:0:0:1::/64', 'Dummy prefix', 9780],
  ['2001::/23', 'For protocols of the IETF', 2928],
  ['2001::/32', 'Teredo tunnel', 4380],
  ['2001:1::1/128', 'Nearest Port Control Protocol server', 7723, true],
  ['2001:1::2/128', 'Nearest TURN server', 8155, true],
  ['2001:1::3/128', 'Nearest registration server of DNS-SD', 9665, true],
  ['2001:2::/48', 'For measuring network devices', 5180],
  ['2001:3::/32', 'Automatic multicast tunnels', 7450, true],
  ['2001:4:112::/48', 'AS112: answers for private networks’ names', 7535, true],
  ['2001:10::/28', 'ORCHID, no longer used', 4843],
  ['2001:20::/28', 'ORCHIDv2: names for hosts, not routed', 7343, true],
  ['2001:30::/28', 'Remote identification of drones', 9374, true],
  ['2001:db8::/32', 'For documentation', 3849],
  ['2002::/16', '6to4 tunnel', 3056],
  ['2620:4f:8000::/48', 'AS112: answers for private networks’ names', 7534, true],
  ['3fff::/20', 'For documentation', 9637],
  ['5f00::/16', 'Segment routing within a network', 9602],
  ['fc00::/7', 'Unique local network', 4193],
  ['fe80::/10', 'Link-local', 4291],
  ['ff00::/8', 'Multicast', 4291],
];

interface ReadRow {
  readonly network: IpNetwork;
  readonly special: SpecialNetwork;
}

/** Narrower networks come first, so that the first match is the right one. */
const table: readonly ReadRow[] = rows
  .map(([text, purpose, rfc, isGlobal = false]) => {
    const network = parseIpNetwork(text);
    if (!network) throw new RangeError(`${text} is no network.`);
    return { network, special: { network: text, purpose, source: `RFC ${rfc}`, isGlobal } };
  })
  .sort((a, b) => b.network.prefixLength - a.network.prefixLength);

const globalUnicast: IpNetwork = { version: 6, address: 0x2000n << 112n, prefixLength: 3 };
const unallocated: SpecialNetwork = {
  network: '::/0',
  purpose: 'Not allocated: the public addresses are 2000::/3',
  source: 'RFC 4291',
  isGlobal: false,
};

const rangesWhere = (isGlobal: boolean) =>
  table.filter(({ special }) => special.isGlobal === isGlobal).map(({ network }) => rangeOf(network));
const { first: firstGlobal, last: lastGlobal } = rangeOf(globalUnicast);
const notPublic: readonly IpRange[] = [
  ...excludeRanges(rangesWhere(false), rangesWhere(true)),
  { version: 6, first: 0n, last: firstGlobal - 1n },
  { version: 6, first: lastGlobal + 1n, last: (1n << 128n) - 1n },
];

/** Returns a range without the networks that the rest of the Internet cannot reach, in order. */
export function publicParts(range: IpRange): IpRange[] {
  return excludeRanges([range], notPublic);
}

/** Describes the purpose of a network with its source: `Private network (RFC 1918)`. */
export function describeSpecial({ purpose, source }: SpecialNetwork, further = ''): string {
  const sources = further === '' ? source : `${source}, ${further}`;
  return purpose.endsWith(')') ? `${purpose.slice(0, -1)}, ${sources})` : `${purpose} (${sources})`;
}

/** Returns the narrowest special-purpose network that contains an address; undefined for an ordinary public address. */
export function findSpecialNetwork(version: 4 | 6, address: bigint): SpecialNetwork | undefined {
  const found = table.find(({ network }) => network.version === version && containsAddress(network, address));
  if (found) return found.special;
  return version === 6 && !containsAddress(globalUnicast, address) ? unallocated : undefined;
}

/** Lists the special-purpose networks that begin inside a network, or that contain its beginning. */
export function listSpecialNetworks(version: 4 | 6, first: bigint, last: bigint): readonly SpecialNetwork[] {
  const begun = findSpecialNetwork(version, first);
  const inside = table
    .filter(
      ({ network }) => network.version === version && network.address > first && network.address <= last,
    )
    .sort((a, b) => (a.network.address < b.network.address ? -1 : 1));
  return [...(begun ? [begun] : []), ...inside.map(({ special }) => special)];
}
