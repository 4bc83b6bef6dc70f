import type { Answer } from '#client/tool-kit/answer.ts';
import { isAboutTool, withoutQuotes } from '#client/tool-kit/asking/plain-question.ts';
import type { AlgorithmId } from '#core/hashing/algorithms.ts';
import { formatDigest } from '#core/hashing/digest-text.ts';
import { isPlainHttp } from '#core/site/secure-context.ts';
import { formatCount } from '#core/numbers/number-format.ts';

/**
 * Only the text after “of” or a colon, or in quotation marks, is surely the input; other words are about hashes.
 */
const asked =
  /^(?<name>md5|sha-?(?:1|256|384|512))(?:\s+(?:hash|sum|digest))?(?:\s+of\s+|:\s*|\s+(?=["“].+["”]$))(?<text>.+)$/i;
/** `a file`, `my photo`: a thing that the box cannot read. */
const thing = /^(?:a|an|the|my|your|this|all|every|big|large)\s+\w+(?:\s+\w+)?$/i;

/** Answers `sha256 of hello`. */
export async function answer(query: string): Promise<Answer | undefined> {
  const { name = '', text = '' } = asked.exec(query.trim())?.groups ?? {};
  const plain = withoutQuotes(text);
  const isQuoted = plain !== text.trim();
  if (plain === '' || (!isQuoted && ((text.length > 1 && isAboutTool(text)) || thing.test(text))))
    return undefined;
  const isMd5 = /^md5$/i.test(name);
  const algorithm = isMd5 ? 'MD5' : `SHA-${name.replace(/^sha-?/i, '')}`;
  const bytes = new TextEncoder().encode(plain);
  // Browsers have no built-in MD5.
  const hash = isMd5
    ? (await import('#core/hashing/md5.ts')).md5(bytes)
    : await digest(bytes, algorithm as AlgorithmId);
  return {
    text: formatDigest(hash, 'hex'),
    working: `${algorithm} of “${plain}”, ${formatCount(bytes.length, 'byte')} of UTF-8`,
    opens: `“${plain}”`,
    values: { tab: 'text', algorithm, input: plain },
  };
}

/** Hashes with WebCrypto, which browsers do not have over plain http: there the tool's worker does it. */
async function digest(bytes: Uint8Array<ArrayBuffer>, id: AlgorithmId): Promise<Uint8Array> {
  if (!isPlainHttp()) return new Uint8Array(await crypto.subtle.digest(id, bytes));
  const { hashBytes } = await import('./hashing.ts');
  return hashBytes(bytes, id);
}
