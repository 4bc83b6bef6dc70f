/** How programs that are not strict take a text for an IPv4 address. */
export interface LenientReading {
  /** As browsers read it (WHATWG URL Standard, “IPv4 parser”): leading zeros are octal, parts may be missing. */
  readonly byBrowsers: bigint;
  /** As programs read it that take leading zeros for nothing; undefined where that is no other address. */
  readonly byDecimals: bigint | undefined;
}

/** Reads `010.1.1.1`, `0x7f.1`, `127.1` and `2130706433`; undefined for what not even browsers take. */
export function readLenientIpv4(text: string): LenientReading | undefined {
  const parts = text.trim().replace(/\.$/, '').split('.');
  if (parts.length > 4) return undefined;
  const byBrowsers = join(parts.map(readPart));
  if (byBrowsers === undefined) return undefined;
  const decimals = parts.every((part) => /^\d{1,10}$/.test(part)) ? join(parts.map(BigInt)) : undefined;
  return { byBrowsers, byDecimals: decimals === byBrowsers ? undefined : decimals };
}

function readPart(part: string): bigint | undefined {
  if (/^0x[0-9a-f]{0,8}$/i.test(part)) return part.length === 2 ? 0n : BigInt(part);
  if (/^0[0-7]{1,11}$/.test(part)) return BigInt(`0o${part.slice(1)}`);
  return /^(?:0|[1-9]\d{0,9})$/.test(part) ? BigInt(part) : undefined;
}

/** All parts but the last are bytes; the last fills what is left. */
function join(parts: readonly (bigint | undefined)[]): bigint | undefined {
  const last = parts.at(-1);
  if (last === undefined || last >= 256n ** BigInt(5 - parts.length)) return undefined;
  let value = last;
  for (const [index, part] of parts.slice(0, -1).entries()) {
    if (part === undefined || part > 255n) return undefined;
    value += part << BigInt(24 - 8 * index);
  }
  return value;
}
