import { bitsOf, formatIpAddress, type IpNetwork, parseIpNetwork } from '#core/network/ip-network.ts';
import { type IpRange, rangeOf } from '#core/network/ip-sets.ts';
import { type LenientReading, readLenientIpv4 } from '#core/network/lenient-ipv4.ts';

/** An address, a network or a range in a text. */
export interface Entry {
  readonly range: IpRange;
  /** The network, if written as an address and a prefix length; undefined for an address or a range. */
  readonly network: IpNetwork | undefined;
  /** The interface of a link-local address: `eth0` in `fe80::1%eth0`. */
  readonly zone: string | undefined;
  /** The lenient reading, if only programs that are not strict accept the address. */
  readonly lenient: LenientReading | undefined;
}

/** A port after an address, as in `192.0.2.1:443` and `[2001:db8::1]:443`; it is ignored. */
const port = /^(?:\[([^\]]*)\](?::\d{1,5})?|(\d+(?:\.\d+){3}):\d{1,5})$/;

/**
 * Reads `192.0.2.1`, `192.0.2.0/24`, `192.0.2.0-192.0.2.9`, `fe80::1%eth0`, with or without a port; undefined for
 * anything else.
 */
export function readEntry(text: string): Entry | undefined {
  const [whole, zone] = splitZone(text.trim().replace(port, '$1$2'));
  const network = parseIpNetwork(whole);
  if (network) {
    const isNetwork = whole.includes('/');
    return { range: rangeOf(network), network: isNetwork ? network : undefined, zone, lenient: undefined };
  }
  return readRange(whole) ?? readLenient(whole);
}

/** Explains why a text is not an address. */
export function explainMistake(text: string): string {
  const [address = '', prefix] = text.trim().split('/');
  const [from, to] = endsOf(text).map(parseIpNetwork);
  if (from && to)
    return from.version === to.version ? 'the range ends before it begins' : 'a range is of IPv4 or of IPv6';
  if (prefix !== undefined && parseIpNetwork(address)) {
    if (prefix.includes('.')) return explainMask(address, prefix);
    return `it ends in “/${prefix}”, and a prefix length is 0 to ${address.includes(':') ? 128 : 32}`;
  }
  if (/^\d{10,}$/.test(address)) return 'an IPv4 address as one number is 4294967295 at most';
  const large = /^\d+(?:\.\d+){3}$/.test(address)
    ? address.split('.').find((part) => Number(part) > 255)
    : undefined;
  if (large !== undefined) return `“${large}” is more than 255`;
  if (/^\d+(?:\.\d+)+$/.test(address)) return 'IPv4 has four numbers';
  if (address.split('::').length > 2) return '“::” may stand once alone';
  const long = /^[\da-f:]+$/i.test(address)
    ? address.split(':').find((group) => group.length > 4)
    : undefined;
  if (long !== undefined) return `“${long}” is longer than four digits`;
  if (/^[\da-f]*:[\da-f:]+$/i.test(address)) return 'IPv6 has eight groups, or “::” in place of some';
  return 'it is neither IPv4 nor IPv6';
}

/** Explains a mask; a wildcard, as firewalls use it, is an inverted netmask. */
function explainMask(address: string, mask: string): string {
  const wildcard = parseIpNetwork(mask);
  const turned = wildcard && formatIpAddress(wildcard.address ^ 0xffff_ffffn, 4);
  return turned !== undefined && parseIpNetwork(`${address}/${turned}`)
    ? `“${mask}” is a wildcard: as a netmask write ${address}/${turned}`
    : `“${mask}” is not a netmask: its ones must come before its zeros`;
}

/** Splits off the zone. Only link-local addresses need it, but RFC 4007 allows it for any address. */
function splitZone(text: string): [address: string, zone: string | undefined] {
  const [, address, zone, prefix = ''] = /^(?=[\da-f.]*:)([\da-f:.]*)%([\w.~-]+)(\/\d+)?$/i.exec(text) ?? [];
  // RFC 6874: in URLs, “%” is written as “%25”.
  return address === undefined ? [text, undefined] : [address + prefix, zone?.replace(/^25(?=[a-z])/i, '')];
}

function readRange(text: string): Entry | undefined {
  const [first, last] = endsOf(text).map(parseIpNetwork);
  if (!first || first.version !== last?.version || first.address > last.address) return undefined;
  const range = { version: first.version, first: first.address, last: last.address };
  return { range, network: undefined, zone: undefined, lenient: undefined };
}

/** Returns the texts before and after the dash of a range; empty if there is no dash. */
function endsOf(text: string): readonly string[] {
  const [from = '', to, ...rest] = text.split(/-|–|—|\bto\b|\.\.\.?(?!\.)/).map((end) => end.trim());
  if (to === undefined || rest.length > 0 || text.includes('/')) return [];
  // 192.0.2.1-9 is a range of the last number.
  return [from, /^\d{1,3}$/.test(to) ? from.replace(/(?<!\d)\d+$/, to) : to];
}

function readLenient(text: string): Entry | undefined {
  const lenient = readLenientIpv4(text);
  if (!lenient) return undefined;
  const { byBrowsers: address } = lenient;
  return {
    range: { version: 4, first: address, last: address },
    network: undefined,
    zone: undefined,
    lenient,
  };
}

/** Writes an entry in canonical form. */
export function writeEntry({ range, network, zone }: Entry): string {
  const { version, first, last } = range;
  const from = formatIpAddress(first, version);
  const suffix = zone === undefined ? '' : `%${zone}`;
  if (network) return `${from}${suffix}/${network.prefixLength}`;
  return first === last ? `${from}${suffix}` : `${from} - ${formatIpAddress(last, version)}`;
}

/** Returns whether an entry is a single address. */
export function isSingle({ range, network }: Entry): boolean {
  return (
    range.first === range.last && (network === undefined || network.prefixLength === bitsOf[range.version])
  );
}
