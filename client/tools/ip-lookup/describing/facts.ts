import { embeddedIpv4 } from '#core/network/embedded-ipv4.ts';
import { bitsOf, formatIpAddress, networkRange } from '#core/network/ip-network.ts';
import { type IpRange, rangeToNetworks } from '#core/network/ip-sets.ts';
import { describeSpecial, findSpecialNetwork, listSpecialNetworks } from '#core/network/special-networks.ts';
import { type Entry, isSingle } from '../reading/entry.ts';

/** One line about an entry. */
export type Fact = readonly [label: string, value: string];

const mostListed = 12;

/** Describes the purpose of an entry; IANA's special-purpose networks come before the table of countries. */
export function describePurpose({ version, first, last }: IpRange): string {
  if (first === last) {
    const special = findSpecialNetwork(version, first);
    return special ? describeSpecial(special, special.network) : `Public IPv${version} address`;
  }
  const specials = listSpecialNetworks(version, first, last);
  if (specials.length === 0) return 'Public addresses';
  const named = specials.slice(0, 3).map((special) => describeSpecial(special, special.network));
  const more = specials.length > 3 ? [`${specials.length - 3} more`] : [];
  return [...named, ...more].join('; ');
}

/** Returns the range for the country lookup; for an IPv6 address that embeds an IPv4 address, that address. */
export function reachedRange(range: IpRange): IpRange {
  const inside = range.first === range.last ? embeddedIpv4(range.version, range.first) : undefined;
  return inside ? rangeOfIpv4(inside.address) : range;
}

function rangeOfIpv4(address: bigint): IpRange {
  return { version: 4, first: address, last: address };
}

/** Lists everything that follows from an entry itself. */
export function listFacts(entry: Entry): Fact[] {
  return isSingle(entry) ? addressFacts(entry) : rangeFacts(entry);
}

function addressFacts({ range: { version, first: address }, zone }: Entry): Fact[] {
  const facts: Fact[] = [
    ['Version', `IPv${version}`],
    ['As a number', address.toString()],
    ['In hexadecimal', `0x${address.toString(16).padStart(bitsOf[version] / 4, '0')}`],
    ['Reverse name', reverseName(version, address)],
  ];
  if (version === 6) facts.push(['In full', fullText(address)]);
  else facts.push(['Within IPv6', formatIpAddress(0xffff_0000_0000n | address, 6)]);
  if (zone !== undefined) facts.push(['Interface', zone]);
  return [...facts, ...embeddedFacts(version, address)];
}

/** Lists the IPv4 address or hardware address embedded in some IPv6 addresses. */
function embeddedFacts(version: 4 | 6, address: bigint): Fact[] {
  if (version === 4) return [];
  const ipv4 = (value: bigint) => formatIpAddress(value & 0xffff_ffffn, 4);
  const facts: Fact[] = [];
  const inside = embeddedIpv4(version, address);
  if (inside?.kind === 'Teredo') {
    facts.push(['Teredo server', ipv4(address >> 64n)], ['Teredo client', ipv4(inside.address)]);
  } else if (inside) {
    facts.push([inside.kind === '6to4' ? 'IPv4 inside (6to4)' : 'IPv4 inside', ipv4(inside.address)]);
  }
  if (inside) facts.push(['Which is', describePurpose(rangeOfIpv4(inside.address))]);
  // RFC 4291, appendix A: ff:fe in the middle, and the second lowest bit of the first byte inverted.
  if (((address >> 24n) & 0xffffn) === 0xfffen) {
    const own =
      ((((address & 0xffff_ffff_ffff_ffffn) ^ (0x02n << 56n)) >> 40n) << 24n) | (address & 0xff_ffffn);
    const digits = own.toString(16).padStart(12, '0');
    facts.push(['Hardware address inside (EUI-64)', digits.replace(/..(?=.)/g, '$&:')]);
  }
  return facts;
}

function rangeFacts(entry: Entry): Fact[] {
  const { range, network } = entry;
  const { version, first, last } = range;
  const write = (address: bigint) => formatIpAddress(address, version);
  const facts: Fact[] = [
    ['First address', write(first)],
    ['Last address', write(last)],
    ['Addresses', (last - first + 1n).toString()],
  ];
  if (!network) return [...facts, ['As networks', listNetworks(range)]];
  const { mask, firstHost, lastHost, hostCount } = networkRange(network);
  if (version === 6) return facts;
  facts.push(
    ['Hosts', hostCount.toString()],
    ['First host', write(firstHost)],
    ['Last host', write(lastHost)],
    ['Netmask', write(mask)],
    ['Wildcard', write(mask ^ 0xffff_ffffn)],
  );
  if (network.prefixLength < 31) facts.push(['Broadcast', write(last)]);
  return facts;
}

function listNetworks(range: IpRange): string {
  const listed: string[] = [];
  for (const { address, version, prefixLength } of rangeToNetworks(range)) {
    if (listed.length === mostListed) return `${listed.join(', ')} and more`;
    listed.push(`${formatIpAddress(address, version)}/${prefixLength}`);
  }
  return listed.join(', ');
}

/** Returns the name for reverse DNS lookups of an address (RFC 1035, RFC 3596). */
function reverseName(version: 4 | 6, address: bigint): string {
  if (version === 4) return `${formatIpAddress(address, 4).split('.').reverse().join('.')}.in-addr.arpa`;
  const digits = address.toString(16).padStart(32, '0');
  return `${Array.from(digits).reverse().join('.')}.ip6.arpa`;
}

function fullText(address: bigint): string {
  return address
    .toString(16)
    .padStart(32, '0')
    .replace(/.{4}(?=.)/g, '$&:');
}
