import type { Answer } from '#client/tool-kit/answer.ts';
import { bareQuestion } from '#client/tool-kit/asking/plain-question.ts';
import { formatIpAddress, type IpNetwork, networkRange, parseIpNetwork } from '#core/network/ip-network.ts';
import { describeSpecial, findSpecialNetwork } from '#core/network/special-networks.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import { answerMask } from './answer-masks.ts';

const isPrivate =
  /^(?:is\s+)?(?<address>[\da-f.:/]+)\s+(?:an?\s+)?(?:private|public|local|reserved|routable)(?:\s+(?:ip|address|ip\s+address))?$/i;

/** Answers a network such as `10.0.0.0/22` with its range, and an address with its purpose. */
export function answer(query: string, locale: string): Answer | undefined {
  const mask = answerMask(query, locale);
  if (mask) return mask;
  const asked = isPrivate.exec(bareQuestion(query))?.groups?.address ?? query;
  const network = parseIpNetwork(asked);
  if (!network) return undefined;
  const { version, prefixLength, address } = network;
  if (!asked.includes('/')) {
    const name = formatIpAddress(address, version);
    return {
      text: describeAddress(network),
      working: `${name} as a number: ${address.toString()}`,
      opens: name,
      values: { text: asked.trim() },
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
    values: { text: asked.trim() },
  };
}

function describeAddress({ version, address }: IpNetwork): string {
  const special = findSpecialNetwork(version, address);
  return special ? describeSpecial(special) : `Public IPv${version} address`;
}
