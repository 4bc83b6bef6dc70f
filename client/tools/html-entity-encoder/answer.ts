import type { Answer } from '#client/tool-kit/answer.ts';
import { bareQuestion, isAboutTool, withoutQuotes } from '#client/tool-kit/asking/plain-question.ts';

const encoding = /^(?:html|entity)[\s-]*(?:entity\s+)?(?:encode|escape)(?:\s+of)?:?\s+(?<text>.+)$/i;
const decoding =
  /^(?:(?:html|entity)[\s-]*(?:entity\s+)?(?:decode|unescape):?|decode|unescape)\s+(?<text>.*&#?\w+;.*)$/i;
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;

/** Answers `&eacute;`, `html decode &lt;p&gt;` and `html encode <b>`. The table of names loads with the first one. */
export async function answer(query: string): Promise<Answer | undefined> {
  const question = bareQuestion(query);
  const plain = encoding.exec(question)?.groups?.text;
  if (plain !== undefined) return isAboutTool(plain) ? undefined : encode(withoutQuotes(plain));
  const written = decoding.exec(question)?.groups?.text ?? question;
  return entity.test(written) ? decode(written) : undefined;
}

async function encode(text: string): Promise<Answer | undefined> {
  const { encodeEntities } = await import('./encode.ts');
  const options = { reach: 'special', form: 'named', isKept: false } as const;
  const encoded = encodeEntities(text, options).text;
  if (encoded === text) return undefined;
  return {
    text: encoded,
    working: `“${text}” with entities`,
    opens: text,
    values: { direction: 'encode', ...options, text },
  };
}

async function decode(text: string): Promise<Answer | undefined> {
  const { decodeEntities } = await import('./decode.ts');
  const { text: decoded, referenceCount } = decodeEntities(text, 'strict');
  if (referenceCount === 0 || decoded === text) return undefined;
  return {
    text: decoded,
    working: `${text} decoded`,
    opens: text,
    values: { direction: 'decode', context: 'strict', text },
  };
}
