import type { Answer } from '#client/tool-kit/answer.ts';
import { isAboutTool, withoutQuotes } from '#client/tool-kit/asking/plain-question.ts';
import { decodeBase64Url } from '#core/bytes/base64.ts';
import { formatDigest } from '#core/hashing/digest-text.ts';

const encoding =
  /^(?:base64\s+(?:encode\s+)?(?:of\s+)?|(?:encode|to)\s+base64\s+|base64:\s*)(?<text>.+)$|^(?<before>.+?)\s+(?:to|in|as)\s+base64$/i;
const decoding =
  /^(?:decode\s+base64\s+|base64\s+decode\s+|from\s+base64\s+)(?<text>[a-z\d+/_-]{2,}={0,2})$|^(?:decode\s+)?(?<before>[a-z\d+/_-]{2,}={0,2})\s+from\s+base64$|^decode\s+(?<padded>(?:[a-z\d+/]{4})+(?:[a-z\d+/]{3}=|[a-z\d+/]{2}==))$/i;

const aboutDecoding = /^(?:decod|encod)\w*\b|\b(?:file|image|pdf|converter|online)s?\b/i;

/** Answers `base64 hello` and `decode base64 aGVsbG8=`. */
export function answer(query: string): Answer | undefined {
  const written = query.trim();
  const { text, padded, before: encoded = text ?? padded } = decoding.exec(written)?.groups ?? {};
  if (encoded !== undefined && !isAboutTool(encoded)) return answerDecoding(encoded);
  const { text: after, before = after ?? '' } = encoding.exec(written)?.groups ?? {};
  const plain = withoutQuotes(before);
  if (plain === '' || isAboutTool(before) || aboutDecoding.test(before)) return undefined;
  return {
    text: formatDigest(new TextEncoder().encode(plain), 'base64'),
    working: `“${plain}” as Base64`,
    opens: `“${plain}”`,
    values: { tab: 'encode', text: plain },
  };
}

function answerDecoding(encoded: string): Answer | undefined {
  try {
    return {
      text: new TextDecoder('utf-8', { fatal: true }).decode(decodeBase64Url(encoded)),
      working: `${encoded} decoded`,
      opens: encoded,
      values: { tab: 'decode', text: encoded },
    };
  } catch {
    // The text is not Base64 or not text; the tool itself explains which.
    return undefined;
  }
}
