import type { Answer } from '#client/tool-kit/answer.ts';
import { formatDigest } from '#core/hashing/digest-text.ts';
import { formatCount } from '#core/numbers/number-format.ts';

const asked =
  /^(?<name>md5|sha-?(?:1|256|384|512))(?:\s+(?:hash|sum|digest))?(?:\s+of\s+|:\s*|\s+)(?<quote>["“]?)(?<text>.+?)["”]?$/i;
/** Words that ask for the tool, not for a digest of themselves. */
const isAboutTool =
  /^(?:of|hash|hashes|sum|sums|file|files|text|generator|online|checksum|digest|verify|check|base64|hex)\b/i;

/** Answers `sha256 of hello`. */
export async function answer(query: string): Promise<Answer | undefined> {
  const { name = '', text = '' } = asked.exec(query.trim())?.groups ?? {};
  const subtle = (crypto as Partial<Crypto>).subtle;
  if (text === '' || isAboutTool.test(text) || !subtle) return undefined;
  const isMd5 = /^md5$/i.test(name);
  const algorithm = isMd5 ? 'MD5' : `SHA-${name.replace(/^sha-?/i, '')}`;
  const bytes = new TextEncoder().encode(text);
  // Browsers have no built-in MD5.
  const digest = isMd5
    ? (await import('#core/hashing/md5.ts')).md5(bytes)
    : new Uint8Array(await subtle.digest(algorithm, bytes));
  return {
    text: formatDigest(digest, 'hex'),
    working: `${algorithm} of “${text}”, ${formatCount(bytes.length, 'byte')} of UTF-8`,
    opens: `“${text}”`,
    values: { tab: 'text', algorithm, input: text },
  };
}
