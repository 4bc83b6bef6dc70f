import type { Answer } from '#client/tool-kit/answer.ts';
import { bareQuestion } from '#client/tool-kit/asking/plain-question.ts';
import { formatIpAddress, type IpNetwork, networkRange, parseIpNetwork } from '#core/network/ip-network.ts';
import { describeSpecial, findSpecialNetwork } from '#core/network/special-networks.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

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

const prefix = String.raw`\/?(?<prefix>\d{1,2})`;
const maskWord = String.raw`(?:subnet\s+|net)?mask`;
const maskOfPrefix = [
  new RegExp(String.raw`^${maskWord}\s+(?:(?:for|of)\s+)?(?:an?\s+)?(?:cidr\s+)?${prefix}$`, 'i'),
  new RegExp(
    String.raw`^(?:cidr\s+)?\/(?<prefix>\d{1,2})\s+(?:in\s+|to\s+|as\s+)?(?:an?\s+)?(?:${maskWord}|hosts|addresses|network)$`,
    'i',
  ),
  /^(?:how\s+many\s+)?(?:usable\s+)?(?:hosts|addresses|ips)\s+(?:are\s+)?(?:there\s+)?(?:in|per|for)\s+(?:an?\s+)?\/(?<prefix>\d{1,2})(?:\s+(?:network|subnet))?$/i,
];
const dotted = String.raw`(?<mask>(?:255|254|252|248|240|224|192|128|0)(?:\.\d{1,3}){3})`;
const prefixOfMask = [
  // A mask by itself, but not only zeros, which are an address.
  new RegExp(String.raw`^(?:${maskWord}\s+)?(?=2)(?!255\.255\.255\.255)${dotted}$`, 'i'),
  new RegExp(
    String.raw`^(?:${maskWord}\s+)?${dotted}\s+(?:in|to|as|=)\s+(?:cidr|prefix|slash)(?:\s+notation)?$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:cidr|prefix)(?:\s+notation|\s+length)?\s+(?:for|of)\s+(?:${maskWord}\s+)?${dotted}$`,
    'i',
  ),
];

/** Answers `subnet mask /26`, `how many hosts in a /28` and `255.255.255.0 to CIDR`. */
function answerMask(query: string, locale: string): Answer | undefined {
  const question = bareQuestion(query);
  const mask = groupOf(prefixOfMask, question, 'mask');
  if (mask !== undefined) return answerPrefix(mask, locale);
  const length = groupOf(maskOfPrefix, question, 'prefix');
  if (length === undefined || Number(length) > 32) return undefined;
  return describe(Number(length), /host|address|ips/i.test(question) ? 'hosts' : 'mask', locale);
}

function groupOf(patterns: readonly RegExp[], text: string, name: 'mask' | 'prefix'): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.groups?.[name];
    if (found !== undefined) return found;
  }
  return undefined;
}

function answerPrefix(mask: string, locale: string): Answer | undefined {
  const lengths = Array.from({ length: 33 }, (_, length) => length);
  const length = lengths.find((each) => maskOf(each) === mask);
  return length === undefined ? undefined : describe(length, 'prefix', locale);
}

function rangeOf(length: number) {
  const network = parseIpNetwork(`0.0.0.0/${length}`);
  return network && networkRange(network);
}

function maskOf(length: number): string {
  const range = rangeOf(length);
  return range ? formatIpAddress(range.mask, 4) : '';
}

function describe(length: number, asked: 'mask' | 'prefix' | 'hosts', locale: string): Answer {
  const hosts = `${writeNumber(rangeOf(length)?.hostCount ?? 0n, locale)} hosts`;
  const texts = { mask: maskOf(length), prefix: `/${length}`, hosts };
  return {
    text: texts[asked],
    working: `/${length} is the mask ${maskOf(length)}: ${hosts}`,
    opens: `10.0.0.0/${length}`,
    values: { text: `10.0.0.0/${length}` },
  };
}
