import { warn } from '#client/tool-kit/operations/notes.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import { ToolInputError, type Note } from '#core/errors.ts';
import { bitsOf, formatIpNetwork, type IpNetwork } from '#core/network/ip-network.ts';
import {
  excludeRanges,
  type IpRange,
  mergeRanges,
  rangeToNetworks,
  splitNetwork,
} from '#core/network/ip-sets.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import type { Entry } from './reading/entry.ts';
import { writeEntry } from './reading/entry.ts';

/** Longer lists are of no use to people, and a /0 has more subnets than fit into memory. */
const mostNetworks = 100_000;

/** Returns the fewest networks that cover exactly the input. */
export function aggregate(entries: readonly Entry[]): OperationResult {
  return writeNetworks(fromRanges(mergeRanges(entries.map(({ range }) => range))), entries.length);
}

/** Returns the entries without the excluded ones, as the fewest networks. */
export function exclude(entries: readonly Entry[], excluded: readonly Entry[]): OperationResult {
  const left = excludeRanges(
    entries.map(({ range }) => range),
    excluded.map(({ range }) => range),
  );
  const result = writeNetworks(fromRanges(left), entries.length);
  const notes: Note[] = left.length === 0 ? [warn('Nothing is left: everything is excluded.')] : [];
  return { ...result, notes };
}

/** Splits each network into subnets of a prefix length. */
export function split(entries: readonly Entry[], prefixLength: number): OperationResult {
  const networks = entries.flatMap((entry) => {
    const { range, network } = entry;
    const parts = network ? [network] : [...rangeToNetworks(range)];
    for (const part of parts) {
      const bits = bitsOf[part.version];
      if (prefixLength > bits || prefixLength < part.prefixLength) {
        throw new ToolInputError(`${writeEntry(entry)} has no subnets of /${prefixLength}.`, {
          field: 'prefix',
          hint: `Choose a prefix length from ${part.prefixLength} to ${bits}.`,
        });
      }
    }
    return parts;
  });
  const count = networks.reduce(
    (sum, { version, prefixLength: own }) => sum + (version > 0 ? 1n << BigInt(prefixLength - own) : 0n),
    0n,
  );
  if (count > BigInt(mostNetworks)) {
    throw new ToolInputError(`These would be ${count.toString()} subnets.`, {
      field: 'prefix',
      hint: `Choose a shorter prefix length: ${writeNumber(mostNetworks)} subnets are the most.`,
    });
  }
  return writeNetworks(
    networks.flatMap((network) => [...splitNetwork(network, prefixLength)]),
    entries.length,
  );
}

function* fromRanges(ranges: readonly IpRange[]): Generator<IpNetwork> {
  for (const range of ranges) yield* rangeToNetworks(range);
}

function writeNetworks(networks: Iterable<IpNetwork>, given: number): OperationResult {
  const lines = Array.from(networks, formatIpNetwork);
  return {
    parts: [{ name: 'networks.txt', kind: 'text', content: lines.map((line) => `${line}\n`).join('') }],
    figures: [
      { label: 'Given', value: formatCount(given, 'entry', 'entries') },
      { label: 'Networks', value: formatCount(lines.length, 'network') },
    ],
  };
}
