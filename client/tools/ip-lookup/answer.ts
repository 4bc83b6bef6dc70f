import type { Answer } from '#client/tool-kit/answer.ts';
import { formatIpAddress, networkRange, parseIpNetwork } from '#core/network/ip-network.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

/** Answers a network such as `10.0.0.0/22` with its range; a lone address is no question. */
export function answer(query: string, locale: string): Answer | undefined {
  const network = query.includes('/') ? parseIpNetwork(query) : undefined;
  if (!network) return undefined;
  const { version, prefixLength } = network;
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
