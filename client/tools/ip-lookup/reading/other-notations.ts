import { formatIpAddress, parseIpNetwork } from '#core/network/ip-network.ts';

/** Names of reverse lookups, whose parts are those of an address, or of a network, from its end (RFC 1035, 3596). */
const reverseName = /(?<![\w./])((?:\d{1,3}\.){1,4})in-addr\.arpa|(?<![\w.])((?:[\da-f]\.){1,32})ip6\.arpa/gi;
/** Networks smaller than 256 addresses, and addresses in them (RFC 2317). */
const smallZone = /(?<![\w./])(?:(\d{1,3})\.)?(\d{1,3})\/(\d{1,2})\.((?:\d{1,3}\.){3})in-addr\.arpa/gi;
/** Names of Windows, which may not have a colon. */
const literalName = /(?<![\w.-])([\da-f-]{2,39})(?:s\w{1,15})?\.ipv6-literal\.net/gi;
/** A netmask or a wildcard, as routers write it after an address. */
const mask = /(?<![\d.])((?:\d{1,3}\.){3}\d{1,3})[ \t]+((?:255|0)(?:\.\d{1,3}){3})(?![\d./])/g;

/** Stars for the last numbers, as access lists of servers write them. */
const stars = /(?<![\w.*])((?:\d{1,3}\.){1,3})((?:\*\.){0,2}\*)(?![\w.*])/g;

/** Rewrites names, masks and stars that stand for an address or a network to its usual notation. */
export function inUsualNotation(text: string): string {
  return text
    .replace(smallZone, (_, host: string | undefined, first: string, length: string, rest: string) =>
      host === undefined ? `${turn(rest)}.${first}/${length}` : `${turn(rest)}.${host}`,
    )
    .replace(reverseName, (_, four: string | undefined, six: string | undefined) =>
      four === undefined ? nibbles(turn(six ?? '').replaceAll('.', '')) : octets(turn(four)),
    )
    .replace(literalName, (_, name: string) => name.replaceAll('-', ':'))
    .replace(mask, joinMask)
    .replace(stars, joinStars);
}

/** Reverses the parts of a name. */
function turn(name: string): string {
  return name.slice(0, -1).split('.').toReversed().join('.');
}

function octets(turned: string): string {
  const { length } = turned.split('.');
  return length === 4 ? turned : `${turned}${'.0'.repeat(4 - length)}/${length * 8}`;
}

function nibbles(turned: string): string {
  const address = (turned.padEnd(32, '0').match(/.{4}/g) ?? []).join(':');
  return turned.length === 32 ? address : `${address}/${turned.length * 4}`;
}

function joinStars(whole: string, numbers: string, stars: string): string {
  const length = numbers.split('.').length - 1;
  const isWhole = length + stars.split('.').length === 4;
  return isWhole ? `${numbers}${stars.replaceAll('*', '0')}/${length * 8}` : whole;
}

function joinMask(whole: string, address: string, mask: string): string {
  const given = parseIpNetwork(address);
  const turned = parseIpNetwork(mask);
  if (!given || !turned || given.address === 0n || turned.address === 0n) return whole;
  const isWildcard = mask.startsWith('0');
  // In the list of an access rule; elsewhere, these are two addresses.
  if (isWildcard && (given.address & turned.address) !== 0n) return whole;
  const netmask = isWildcard ? formatIpAddress(turned.address ^ 0xffff_ffffn, 4) : mask;
  const network = parseIpNetwork(`${address}/${netmask}`);
  return network ? `${address}/${network.prefixLength}` : whole;
}
