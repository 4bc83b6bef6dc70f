import { BACKSLASH } from '#core/json/bytes/byte-codes.ts';
import { contentRange, decodeToken } from '#core/json/reading/string-token.ts';

/** Returns true if a token's text contains the search text. */
export type TokenMatcher = (start: number, end: number) => boolean;

const utf8 = new TextEncoder();

/** Creates a matcher for `query` in keys and values. It decodes escapes: é matches "\u00e9". */
export function createMatcher(bytes: Uint8Array, query: string, isCaseSensitive: boolean): TokenMatcher {
  const isAscii = /^[\0-\x7f]*$/.test(query);
  const wanted = isCaseSensitive ? query : query.toLowerCase();
  const decodedMatch: TokenMatcher = (start, end) => {
    const text = decodeToken(bytes, start, end);
    return (isCaseSensitive ? text : text.toLowerCase()).includes(wanted);
  };
  // Letters beyond ASCII may change their length with their case, so they are compared as decoded text.
  if (!isCaseSensitive && !isAscii) return decodedMatch;
  const needle = utf8.encode(wanted);
  const folded = foldTable(isCaseSensitive);
  return (start, end) => {
    const [from, to] = contentRange(bytes, start, end);
    if (hasBackslash(bytes, from, to)) return decodedMatch(start, end);
    return containsFolded(bytes, from, to, needle, folded);
  };
}

function foldTable(isCaseSensitive: boolean): Uint8Array {
  const table = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  if (!isCaseSensitive) for (let upper = 0x41; upper <= 0x5a; upper += 1) table[upper] = upper + 0x20;
  return table;
}

function containsFolded(
  bytes: Uint8Array,
  from: number,
  to: number,
  needle: Uint8Array,
  folded: Uint8Array,
): boolean {
  const first = needle[0];
  const last = to - needle.length;
  for (let at = from; at <= last; at += 1) {
    if (folded[bytes[at] as number] !== first) continue;
    let same = 1;
    while (same < needle.length && folded[bytes[at + same] as number] === needle[same]) same += 1;
    if (same === needle.length) return true;
  }
  return false;
}

function hasBackslash(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (bytes[at] === BACKSLASH) return true;
  return false;
}
