/** How lenient programs read a text as an IPv4 address. */
export interface LenientReading {
  /**
   * The address that browsers read (WHATWG URL Standard, “IPv4 parser”): leading zeros mean octal, and parts may be
   * missing.
   */
  readonly byBrowsers: bigint;
  /** The address that programs read if they ignore leading zeros; undefined if it is the same address or none. */
  readonly byDecimals: bigint | undefined;
}

/** Reads `010.1.1.1`, `0x7f.1`, `127.1` and `2130706433`; undefined if not even browsers accept the text. */
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

/** Joins the parts: all but the last are bytes, and the last fills the remaining bits. */
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
