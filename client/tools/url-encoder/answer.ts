import type { Answer } from '#client/tool-kit/answer.ts';
import { bareQuestion, isAboutTool, withoutQuotes } from '#client/tool-kit/asking/plain-question.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { unlessMistaken } from '#client/tool-kit/asking/unless-mistaken.ts';
import { convertText } from './logic.ts';
import { schema, type UrlState } from './state.ts';

const encoding = /^(?:(?:url|uri|percent)[\s-]*encode(?:\s+of)?:?\s+|encode\s+(?:url|uri):?\s+)(?<text>.+)$/i;
const decoding =
  /^(?:(?:url|uri|percent)[\s-]*decode:?\s+|decode\s+(?:url:?\s+)?)(?<text>\S.*%[\da-f]{2}.*|%[\da-f]{2}.*)$/i;
/** A text with percent signs before digits of bytes only. */
const encoded = /^(?=.*%[\da-f]{2})(?:[^\s%<>"]|%[\da-f]{2})+$/i;
const address = /^[a-z][a-z\d+.-]*:\/\//i;
/** `20%50` may be a sum; letters or several bytes may not. */
const mayBeSum = /^[\d\s.,%+*/()-]+$/;

/** Answers `url encode hello world`, `url decode a%20b` and `%48%69`. */
export function answer(query: string): Answer | undefined {
  const question = bareQuestion(query);
  const plain = encoding.exec(question)?.groups?.text;
  if (plain !== undefined && !isAboutTool(plain)) return convert(withoutQuotes(plain), 'encode');
  const written = decoding.exec(question)?.groups?.text ?? question;
  const isSum = mayBeSum.test(written) && (written.match(/%[\da-f]{2}/gi) ?? []).length < 2;
  return encoded.test(written) && !address.test(written) && !isSum ? convert(written, 'decode') : undefined;
}

function convert(text: string, tab: UrlState['tab']): Answer | undefined {
  return unlessMistaken(() => {
    const { text: result, decoded } = convertText(text, { ...initialState(schema), tab });
    if (result === text || (decoded && decoded.faultCount > 0) || /\p{C}/u.test(result)) return undefined;
    return {
      text: result,
      working: tab === 'encode' ? `“${text}” percent-encoded` : `${text} decoded`,
      opens: text,
      values: { tab, text },
    };
  });
}
