/** The IPv4 address that is embedded in an IPv6 address. */
export interface EmbeddedIpv4 {
  readonly kind: 'mapped' | 'NAT64' | '6to4' | 'Teredo';
  readonly address: bigint;
}

const low = 0xffff_ffffn;

/**
 * Returns the address inside `::ffff:192.0.2.1`, `64:ff9b::192.0.2.1` or `2002:c000:201::`, or the client's address of
 * Teredo.
 */
export function embeddedIpv4(version: 4 | 6, address: bigint): EmbeddedIpv4 | undefined {
  if (version === 4) return undefined;
  if (address >> 32n === 0xffffn) return { kind: 'mapped', address: address & low };
  if (address >> 32n === 0x64_ff9bn << 64n) return { kind: 'NAT64', address: address & low };
  if (address >> 112n === 0x2002n) return { kind: '6to4', address: (address >> 80n) & low };
  // RFC 4380: the bits of the client's address are inverted.
  if (address >> 96n === 0x2001_0000n) return { kind: 'Teredo', address: (address & low) ^ low };
  return undefined;
}
