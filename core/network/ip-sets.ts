import { bitsOf, type IpNetwork, networkRange } from './ip-network.ts';

/** All addresses from the first to the last, inclusive. */
export interface IpRange {
  readonly version: 4 | 6;
  readonly first: bigint;
  readonly last: bigint;
}

/** Returns the range of a network; the host bits of its address are ignored. */
export function rangeOf(network: IpNetwork): IpRange {
  const { network: first, last } = networkRange(network);
  return { version: network.version, first, last };
}

/** Yields the fewest networks that cover exactly a range, each the largest block that fits. */
export function* rangeToNetworks({ version, first, last }: IpRange): Generator<IpNetwork> {
  const bits = bitsOf[version];
  let address = first;
  while (address <= last) {
    let hostBits = 0;
    while (hostBits < bits) {
      const size = 1n << BigInt(hostBits + 1);
      if (address % size !== 0n || address + size - 1n > last) break;
      hostBits += 1;
    }
    yield { version, address, prefixLength: bits - hostBits };
    address += 1n << BigInt(hostBits);
  }
}

/** Sorts the ranges, IPv4 first, and merges those that touch or overlap. */
export function mergeRanges(ranges: readonly IpRange[]): IpRange[] {
  const sorted = [...ranges].sort(
    (a, b) => a.version - b.version || (a.first < b.first ? -1 : a.first > b.first ? 1 : 0),
  );
  const merged: IpRange[] = [];
  for (const range of sorted) {
    const before = merged.at(-1);
    if (before?.version === range.version && range.first <= before.last + 1n) {
      merged[merged.length - 1] = { ...before, last: range.last > before.last ? range.last : before.last };
    } else merged.push(range);
  }
  return merged;
}

/** Subtracts some ranges from others; the result is sorted. */
export function excludeRanges(ranges: readonly IpRange[], excluded: readonly IpRange[]): IpRange[] {
  const holes = mergeRanges(excluded);
  let at = 0;
  return mergeRanges(ranges).flatMap((range) => {
    const left: IpRange[] = [];
    let { first } = range;
    // Both lists are sorted, so a hole that ends before this range also ends before all later ones.
    while (at < holes.length && isBefore(holes[at], range)) at += 1;
    for (let index = at; index < holes.length && first <= range.last; index += 1) {
      const hole = holes[index];
      if (hole?.version !== range.version || hole.first > range.last) break;
      if (hole.first > first) left.push({ ...range, first, last: hole.first - 1n });
      if (hole.last + 1n > first) first = hole.last + 1n;
    }
    if (first <= range.last) left.push({ ...range, first });
    return left;
  });
}

function isBefore(hole: IpRange | undefined, { version, first }: IpRange): boolean {
  return hole !== undefined && (hole.version < version || (hole.version === version && hole.last < first));
}

/** Yields the subnets of a network in order; the prefix must not be shorter than the network’s. */
export function* splitNetwork(network: IpNetwork, prefixLength: number): Generator<IpNetwork> {
  const { first, last } = rangeOf(network);
  const size = 1n << BigInt(bitsOf[network.version] - prefixLength);
  for (let address = first; address <= last; address += size) {
    yield { version: network.version, address, prefixLength };
  }
}
