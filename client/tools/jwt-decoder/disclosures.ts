import { inform } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import { decodeBase64Url } from '#core/bytes/base64.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import type { FoundToken } from './find-token.ts';

interface DisclosingToken extends FoundToken {
  readonly disclosures: readonly string[];
}

/** Splits an SD-JWT (RFC 9901, section 4) into the token and its disclosures, each after a `~`. */
export function takeDisclosures(found: FoundToken): DisclosingToken {
  const isOne = /^[\w-]+(?:\.[\w-]+){2}~/.test(found.token);
  const [token = '', ...rest] = isOne ? found.token.split('~') : [found.token];
  // The text after the last `~` is the holder's own token, or empty.
  return { ...found, token, disclosures: rest.slice(0, -1) };
}

/** Describes the disclosures of an SD-JWT. */
export function describeDisclosures(disclosures: readonly string[]): Note[] {
  if (disclosures.length === 0) return [];
  const shown = disclosures.map(describe).join(', ');
  const sentence = `This is an SD-JWT (RFC 9901), which discloses ${formatCount(disclosures.length, 'claim')} beside those of the token: ${shown}.`;
  return [inform(sentence, 'Their digests are not compared with those in the token.')];
}

/** Describes a disclosure, a JSON array: salt, name and value, or salt and value for an array element. */
function describe(disclosure: string): string {
  try {
    const [, ...said] = JSON.parse(new TextDecoder().decode(decodeBase64Url(disclosure))) as unknown[];
    const value = JSON.stringify(said.at(-1)).slice(0, 100);
    return said.length === 2 ? `${String(said[0])} ${value}` : value;
  } catch {
    return 'one that cannot be read';
  }
}
