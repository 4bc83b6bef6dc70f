/** An IP address, or a network given by an address and a prefix length. */
export interface IpNetwork {
  readonly version: 4 | 6;
  /** The address as written, including host bits. */
  readonly address: bigint;
  /** In bits; 32 or 128 for a single address. */
  readonly prefixLength: number;
}

/** The range of a network. Addresses are numbers; `formatIpAddress` writes them. */
export interface NetworkRange {
  readonly network: bigint;
  readonly mask: bigint;
  /** The last address: the broadcast address of an IPv4 network up to /30. */
  readonly last: bigint;
  readonly firstHost: bigint;
  readonly lastHost: bigint;
  readonly addressCount: bigint;
  readonly hostCount: bigint;
}

/** The length of an address in bits. */
export const bitsOf = { 4: 32, 6: 128 } as const;

/** Writes `192.0.2.0/24`: the network of an address and a prefix length, without its host bits. */
export function formatIpNetwork(network: IpNetwork): string {
  return `${formatIpAddress(networkRange(network).network, network.version)}/${network.prefixLength}`;
}

/** Reads `10.0.0.1`, `10.0.0.0/22`, `10.0.0.0/255.255.252.0`, `2001:db8::/32`; undefined for anything else. */
export function parseIpNetwork(text: string): IpNetwork | undefined {
  const [addressText = '', prefixText, ...rest] = text.trim().split('/');
  if (rest.length > 0) return undefined;
  const version = addressText.includes(':') ? 6 : 4;
  const address = version === 6 ? parseIpv6(addressText) : parseIpv4(addressText);
  if (address === undefined) return undefined;
  const prefixLength = prefixText === undefined ? bitsOf[version] : parsePrefix(prefixText, version);
  return prefixLength === undefined ? undefined : { version, address, prefixLength };
}

/**
 * Returns the range of a network. In IPv4, /31 has two hosts (RFC 3021) and /32 one; in larger networks two addresses
 * are not hosts.
 */
export function networkRange({ version, address, prefixLength }: IpNetwork): NetworkRange {
  const hostBits = BigInt(bitsOf[version] - prefixLength);
  const addressCount = 1n << hostBits;
  const mask = ((1n << BigInt(bitsOf[version])) - 1n) ^ (addressCount - 1n);
  const network = address & mask;
  const last = network + addressCount - 1n;
  const isReduced = version === 4 && hostBits >= 2n;
  return {
    network,
    mask,
    last,
    firstHost: isReduced ? network + 1n : network,
    lastHost: isReduced ? last - 1n : last,
    addressCount,
    hostCount: isReduced ? addressCount - 2n : addressCount,
  };
}

/** True if a network contains an address of the same version. */
export function containsAddress(
  { version, address: within, prefixLength }: IpNetwork,
  address: bigint,
): boolean {
  const hostBits = BigInt(bitsOf[version] - prefixLength);
  return within >> hostBits === address >> hostBits;
}

/** Writes an address: dotted for version 4, as RFC 5952 recommends for version 6. */
export function formatIpAddress(address: bigint, version: 4 | 6): string {
  if (version === 4) return [24n, 16n, 8n, 0n].map((shift) => (address >> shift) & 255n).join('.');
  // RFC 5952, section 5: a prefix known to hold IPv4 addresses shows them in dotted form.
  if (address >> 32n === 0xffffn) return `::ffff:${formatIpAddress(address & 0xffff_ffffn, 4)}`;
  const groups = Array.from({ length: 8 }, (_, index) => (address >> BigInt(112 - 16 * index)) & 0xffffn);
  const written = groups.map((group) => group.toString(16));
  const { start, length } = longestZeroRun(groups);
  if (length < 2) return written.join(':');
  return `${written.slice(0, start).join(':')}::${written.slice(start + length).join(':')}`;
}

/** Returns the first of the longest runs of zero groups. */
function longestZeroRun(groups: readonly bigint[]): { start: number; length: number } {
  let best = { start: 0, length: 0 };
  let start = 0;
  groups.forEach((group, index) => {
    if (group !== 0n) start = index + 1;
    else if (index + 1 - start > best.length) best = { start, length: index + 1 - start };
  });
  return best;
}

/**
 * Reads four decimal numbers without leading zeros, because some programs read those as octal (RFC 6943, section
 * 3.1.1).
 */
function parseIpv4(text: string): bigint | undefined {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)) {
    return undefined;
  }
  return parts.reduce((value, part) => (value << 8n) | BigInt(part), 0n);
}

function parseIpv6(text: string): bigint | undefined {
  const [head = '', tail, ...rest] = text.split('::');
  if (rest.length > 0) return undefined;
  const before = parseGroups(head, tail === undefined);
  const behind = tail === undefined ? [] : parseGroups(tail, true);
  if (!before || !behind) return undefined;
  const missing = 8 - before.length - behind.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const groups = [...before, ...Array.from({ length: missing }, () => 0n), ...behind];
  return groups.reduce((value, group) => (value << 16n) | group, 0n);
}

/** Reads groups of sixteen bits. A dotted IPv4 address at the end counts as two groups. */
function parseGroups(text: string, mayEndDotted: boolean): bigint[] | undefined {
  if (text === '') return [];
  const parts = text.split(':');
  const groups: bigint[] = [];
  for (const [index, part] of parts.entries()) {
    if (/^[0-9a-f]{1,4}$/i.test(part)) {
      groups.push(BigInt(`0x${part}`));
      continue;
    }
    const dotted = mayEndDotted && index === parts.length - 1 ? parseIpv4(part) : undefined;
    if (dotted === undefined) return undefined;
    groups.push(dotted >> 16n, dotted & 0xffffn);
  }
  return groups;
}

/** Reads a length in bits, or for version 4 a mask in which all ones precede the zeros. */
function parsePrefix(text: string, version: 4 | 6): number | undefined {
  if (/^(?:0|[1-9]\d{0,2})$/.test(text)) return Number(text) <= bitsOf[version] ? Number(text) : undefined;
  const mask = version === 4 ? parseIpv4(text) : undefined;
  if (mask === undefined) return undefined;
  const ones = /^(1*)0*$/.exec(mask.toString(2).padStart(32, '0'))?.[1];
  return ones?.length;
}
