import type { Answer } from '#client/tool-kit/answer.ts';
import { decodeBase64Url } from '#core/bytes/base64url.ts';
import { formatDigest } from '#core/hashing/digest-text.ts';

const encoding =
  /^(?:base64\s+(?:encode\s+)?(?:of\s+)?|(?:encode|to)\s+base64\s+|base64:\s*)(?<quote>["“]?)(?<text>.+?)["”]?$/i;
const decoding =
  /^(?:decode\s+base64\s+|base64\s+decode\s+|from\s+base64\s+)(?<text>[a-z\d+/_-]{2,}={0,2})$/i;
/** Words that ask for the tool, not for their own encoding. */
const isAboutTool =
  /^(?:encod\w*|decod\w*|to|from|of|in|image|images|file|files|text|string|converter|convert|online|tool|png|jpe?g|pdf|url)\b/i;

/** Answers `base64 hello` and `decode base64 aGVsbG8=`. */
export function answer(query: string): Answer | undefined {
  const written = query.trim();
  const encoded = decoding.exec(written)?.groups?.text;
  if (encoded !== undefined) return answerDecoding(encoded);
  const plain = encoding.exec(written)?.groups?.text ?? '';
  if (plain === '' || isAboutTool.test(plain)) return undefined;
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
