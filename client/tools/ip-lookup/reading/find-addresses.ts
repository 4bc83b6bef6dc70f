import { parseIpNetwork } from '#core/network/ip-network.ts';
import { type Entry, isSingle, readEntry, writeEntry } from './entry.ts';
import { inUsualNotation } from './other-notations.ts';

/** An entry with its number of occurrences. */
export interface CountedEntry {
  readonly entry: Entry;
  readonly count: number;
}

interface FoundAddresses {
  readonly entries: readonly CountedEntry[];
  readonly versions: number;
}

/** Matches possible addresses among other words; the parser decides. */
const candidate =
  /(?<![\w.:])(?:(?:\d{1,3}\.){3}\d{1,3}(?![\d:]*\w)(?!\.\d)(?:\/(?:\d{1,2}|255(?:\.\d{1,3}){3})(?![\w/]|\.\d))?|(?=[\da-f]*:[\da-f:.]*\d|::)[\da-f]{0,4}(?::[\da-f]{0,4}){2,7}(?:(?:\.\d{1,3}){3}(?::(?!\w))?)?(?![\w:]|\.\d)(?:\/\d{1,3}(?![\w./]))?)/gi;
/** The notation of tcpdump, where a dot comes before the port: `192.0.2.1.443 > 192.0.2.9.51514:`. */
const dottedPort =
  /(?<![\w.:])((?:\d{1,3}\.){3}\d{1,3}|[\da-f:]{2,39})\.\d{1,5}(?= [<>] )|(?<= [<>] )((?:\d{1,3}\.){3}\d{1,3}|[\da-f:]{2,39})\.\d{1,5}(?=:)/gi;
/** A port of four or five digits, which is not part of an address, after a dot (dante) or after IPv6. */
const highPort =
  /(?<![\w.:])((?:\d{1,3}\.){3}\d{1,3})\.[1-9]\d{3,4}(?=[\s:,]|$)|(?<![\w.:])([\da-f]{0,4}(?::[\da-f]{0,4}){2,7}):\d{5}(?![\w:.])/gi;
const ipv4WithPort = /(?<![\w.:])((?:::ffff:)?(?:\d{1,3}\.){3}\d{1,3}):\d{1,5}(?!\w)/gi;
/** The colon after a word that is not part of an address: `IPv6:2001:db8::1` in mail, `ip4:192.0.2.1` in SPF. */
const label = /(?<=[g-z]\w{0,12}):(?=[\da-f:])/gi;

/** Matches a browser's user agent in an access log, up to the closing quote; and in it, Chrome/120.0.0.0. */
const userAgent = /Mozilla\/\d[^\n"]*/g;
const version = /(?<=[a-z])\/(?:\d+\.){3}\d+(?![\d.])/gi;

/** Restores addresses that reports of attacks write as 192.0.2[.]1, so that they are not links. */
export function rearm(text: string): string {
  return text.replace(/\[\.\]|\(\.\)|\{\.\}|\[dot\]|\(dot\)/gi, '.').replace(/\[:\]/g, ':');
}

/** An address with the length of its network, as of an interface, stays an address; only a network is one. */
function readFound(text: string): Entry | undefined {
  const entry = readEntry(text);
  const isNetwork = entry?.network && entry.network.address === entry.range.first && !isSingle(entry);
  return isNetwork ? entry : readEntry(text.replace(/\/.*/, ''));
}

/** Finds every address in a text, with its count, and the number of browser versions that look like an address. */
export function findAddresses(text: string): FoundAddresses {
  const counts = new Map<string, number>();
  let versions = 0;
  const plain = rearm(text).replace(userAgent, (agent) =>
    agent.replace(version, () => {
      versions += 1;
      return '/';
    }),
  );
  const usual = inUsualNotation(plain.replace(label, ': ').replace(dottedPort, '$1$2'));
  const withoutPorts = usual.replace(highPort, '$1$2').replace(ipv4WithPort, '$1');
  for (const [found] of withoutPorts.matchAll(candidate)) {
    counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  const entries = new Map<string, { entry: Entry; count: number }>();
  for (const [found, count] of counts) {
    // A colon after it belongs to the sentence: “2001:db8::1: refused”; and what is not a mask, to something else.
    const address = [found, found.replace(/:$/, ''), found.replace(/\/.*/, '')].find((text) =>
      parseIpNetwork(text),
    );
    const entry = address && readFound(address);
    if (!entry) continue;
    const key = writeEntry(entry);
    const known = entries.get(key);
    if (known) known.count += count;
    else entries.set(key, { entry, count });
  }
  // The most frequent address is usually the one to look for.
  return { entries: [...entries.values()].sort((a, b) => b.count - a.count), versions };
}
