import { parseIpNetwork } from '#core/network/ip-network.ts';
import { type Entry, readEntry, writeEntry } from './entry.ts';

/** An entry with how often it was met. */
export interface CountedEntry {
  readonly entry: Entry;
  readonly count: number;
}

interface FoundAddresses {
  readonly entries: readonly CountedEntry[];
  readonly versions: number;
}

/** What may be an address among other words; whether it is one, the parser says. */
const candidate =
  /(?<![\w.:])(?:(?:\d{1,3}\.){3}\d{1,3}(?![\d:]*\w)(?!\.\d)|(?=[\da-f]*:[\da-f:.]*\d|::)[\da-f]{0,4}(?::[\da-f]{0,4}){2,7}(?:(?:\.\d{1,3}){3})?(?![\w:]))/gi;
const ipv4WithPort = /(?<![\w.:])((?:\d{1,3}\.){3}\d{1,3}):\d{1,5}(?!\w)/g;

/** What a browser says of itself in an access log, up to the quote behind it; and in that, Chrome/120.0.0.0. */
const userAgent = /Mozilla\/\d[^\n"]*/g;
const version = /(?<=[a-z])\/(?:\d+\.){3}\d+(?![\d.])/gi;

/** Addresses in reports of attacks are written 192.0.2[.]1, so that nobody follows them. */
export function rearm(text: string): string {
  return text.replace(/\[\.\]|\(\.\)|\{\.\}|\[dot\]|\(dot\)/gi, '.').replace(/\[:\]/g, ':');
}

/** Every address that stands anywhere in a text, with how often, and how many versions of browsers look like one. */
export function findAddresses(text: string): FoundAddresses {
  const counts = new Map<string, number>();
  let versions = 0;
  const plain = rearm(text).replace(userAgent, (agent) =>
    agent.replace(version, () => {
      versions += 1;
      return '/';
    }),
  );
  for (const [found] of plain.replace(ipv4WithPort, '$1').matchAll(candidate)) {
    counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  const entries = new Map<string, { entry: Entry; count: number }>();
  for (const [found, count] of counts) {
    // A colon behind it is the sentence’s: “2001:db8::1: refused”.
    const address = [found, found.replace(/:$/, '')].find((text) => parseIpNetwork(text));
    const entry = address && readEntry(address);
    if (!entry) continue;
    const key = writeEntry(entry);
    const known = entries.get(key);
    if (known) known.count += count;
    else entries.set(key, { entry, count });
  }
  // Who came most often is who one looks for.
  return { entries: [...entries.values()].sort((a, b) => b.count - a.count), versions };
}
