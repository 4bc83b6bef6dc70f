import type { Answer } from '#client/tool-kit/answer.ts';
import { isAboutTool, withoutQuotes } from '#client/tool-kit/asking/plain-question.ts';
import { formatDigest } from '#core/hashing/digest-text.ts';
import { formatCount } from '#core/numbers/number-format.ts';

/** Only what is after “of” or a colon, or in quotation marks, is surely the text; other words speak of hashes. */
const asked =
  /^(?<name>md5|sha-?(?:1|256|384|512))(?:\s+(?:hash|sum|digest))?(?:\s+of\s+|:\s*|\s+(?=["“].+["”]$))(?<text>.+)$/i;
/** `a file`, `my photo`: a thing that the box cannot read. */
const thing = /^(?:a|an|the|my|your|this|all|every|big|large)\s+\w+(?:\s+\w+)?$/i;

/** Answers `sha256 of hello`. */
export async function answer(query: string): Promise<Answer | undefined> {
  const { name = '', text = '' } = asked.exec(query.trim())?.groups ?? {};
  const subtle = (crypto as Partial<Crypto>).subtle;
  const plain = withoutQuotes(text);
  const isQuoted = plain !== text.trim();
  if (plain === '' || !subtle || (!isQuoted && ((text.length > 1 && isAboutTool(text)) || thing.test(text))))
    return undefined;
  const isMd5 = /^md5$/i.test(name);
  const algorithm = isMd5 ? 'MD5' : `SHA-${name.replace(/^sha-?/i, '')}`;
  const bytes = new TextEncoder().encode(plain);
  // Browsers have no built-in MD5.
  const digest = isMd5
    ? (await import('#core/hashing/md5.ts')).md5(bytes)
    : new Uint8Array(await subtle.digest(algorithm, bytes));
  return {
    text: formatDigest(digest, 'hex'),
    working: `${algorithm} of “${plain}”, ${formatCount(bytes.length, 'byte')} of UTF-8`,
    opens: `“${plain}”`,
    values: { tab: 'text', algorithm, input: plain },
  };
}
