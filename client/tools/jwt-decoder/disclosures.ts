import type { Note } from '#core/errors.ts';
import { decodeBase64Url } from '#core/bytes/base64url.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import type { FoundToken } from './find-token.ts';

interface DisclosingToken extends FoundToken {
  readonly disclosures: readonly string[];
}

/** An SD-JWT (RFC 9901, section 4) is a token, and behind it claims that were left out of it, each behind a `~`. */
export function takeDisclosures(found: FoundToken): DisclosingToken {
  const isOne = /^[\w-]+(?:\.[\w-]+){2}~/.test(found.token);
  const [token = '', ...rest] = isOne ? found.token.split('~') : [found.token];
  // What stands behind the last `~` is the holder's own token, or nothing.
  return { ...found, token, disclosures: rest.slice(0, -1) };
}

/** What an SD-JWT discloses, in words. */
export function describeDisclosures(disclosures: readonly string[]): Note[] {
  if (disclosures.length === 0) return [];
  const shown = disclosures.map(describe).join(', ');
  const sentence = `This is an SD-JWT (RFC 9901), which discloses ${formatCount(disclosures.length, 'claim')} beside those of the token: ${shown}.`;
  return [{ severity: 'info', sentence, hint: 'Their digests are not compared with those in the token.' }];
}

/** A disclosure is a list in JSON: salt, name and value, or of an element of a list salt and value. */
function describe(disclosure: string): string {
  try {
    const [, ...said] = JSON.parse(new TextDecoder().decode(decodeBase64Url(disclosure))) as unknown[];
    const value = JSON.stringify(said.at(-1)).slice(0, 100);
    return said.length === 2 ? `${String(said[0])} ${value}` : value;
  } catch {
    return 'one that cannot be read';
  }
}
